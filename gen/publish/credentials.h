// SPDX-License-Identifier: MIT
// credentials: the key for signing requests, the region and the endpoint, from
// the environment variables and files of Amazon's own tools. Their values are
// never printed; messages name the variable or file.
#pragma once

#include "base/diag.h"
#include "publish/sign.h"

struct credentials {
    struct sign_key key;
    str region;     /* STR_NONE if it is not set, like the next two */
    str endpoint;   /* of S3, without a '/' at the end */
    str cloudfront; /* endpoint of CloudFront */
};

/* Looks up variables and reads files; tests use their own functions. */
struct credentials_from {
    const char *(*variable)(void *data, const char *name);
    bool (*file)(void *data, struct arena *a, str path, str *text);
    void *data;
};

/* Reads the environment and the disk. */
struct credentials_from credentials_system(void);

/* Reads, in this order: AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY and
   AWS_SESSION_TOKEN; the profile AWS_PROFILE (else "default") of
   AWS_SHARED_CREDENTIALS_FILE (else ~/.aws/credentials), then of
   AWS_CONFIG_FILE (else ~/.aws/config). With AWS_PROFILE set, the profile comes
   before the key of the environment. The region is AWS_REGION,
   AWS_DEFAULT_REGION or the profile's; the endpoint AWS_ENDPOINT_URL_S3,
   AWS_ENDPOINT_URL or the profile's. False, after a report, without a complete
   key. All of *out lives in `a`. */
bool credentials_read(struct arena *a, struct diags *d,
                      const struct credentials_from *from,
                      struct credentials *out);

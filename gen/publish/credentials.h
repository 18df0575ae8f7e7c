// SPDX-License-Identifier: MIT
// credentials: the key that requests are signed with, the region and the
// endpoint, from the environment and the files that Amazon's own tools share.
// What is read here is never printed; messages name the variable or file.
#pragma once

#include "base/diag.h"
#include "publish/sign.h"

struct credentials {
    struct sign_key key;
    str region;     /* STR_NONE when nothing names one; so the next two */
    str endpoint;   /* of S3, without a '/' at its end */
    str cloudfront; /* the endpoint of CloudFront */
};

/* Looks up variables and reads files. Tests put their own in. */
struct credentials_from {
    const char *(*variable)(void *data, const char *name);
    bool (*file)(void *data, struct arena *a, str path, str *text);
    void *data;
};

/* The process' environment and the disk. */
struct credentials_from credentials_system(void);

/* In this order: AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY and
   AWS_SESSION_TOKEN; the profile AWS_PROFILE (else "default") of
   AWS_SHARED_CREDENTIALS_FILE (else ~/.aws/credentials), then of
   AWS_CONFIG_FILE (else ~/.aws/config). With AWS_PROFILE set, the profile
   comes before the key of the environment. The region is AWS_REGION,
   AWS_DEFAULT_REGION or the profile's; the endpoint AWS_ENDPOINT_URL_S3,
   AWS_ENDPOINT_URL or the profile's. False when there is no key or only a
   part of one, which is reported. All of *out lives in `a`. */
bool credentials_read(struct arena *a, struct diags *d,
                      const struct credentials_from *from,
                      struct credentials *out);

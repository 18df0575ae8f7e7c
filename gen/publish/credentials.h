// SPDX-License-Identifier: MIT
// credentials: reads the key for signing requests, the region and the endpoints
// from the environment variables and files of Amazon's tools. Values are never
// printed; messages name the variable or file.
#pragma once

#include "base/diag.h"
#include "publish/sign.h"

struct credentials {
    struct sign_key key;
    str region;     /* STR_NONE if not set, like all members below */
    str endpoint;   /* endpoint of S3, without a final '/' */
    str cloudfront; /* endpoint of CloudFront */
};

/* The functions that look up variables and read files. Tests replace them. */
struct credentials_from {
    const char *(*variable)(void *data, const char *name);
    bool (*file)(void *data, struct arena *a, str path, str *text);
    void *data;
};

/* Returns functions that read the process's environment and the disk. */
struct credentials_from credentials_system(void);

/* Fills *out, in `a`. The key comes from the variables AWS_ACCESS_KEY_ID,
   AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or else from a profile.
   AWS_PROFILE names the profile (default: "default"); if AWS_PROFILE is set,
   the profile has priority over the three variables. The profile is read from
   the file that AWS_SHARED_CREDENTIALS_FILE names (default:
   ~/.aws/credentials); values that are missing there are read from the file
   that AWS_CONFIG_FILE names (default: ~/.aws/config). The region is the first
   that is set: AWS_REGION, AWS_DEFAULT_REGION, the profile's region. The
   endpoint is the first that is set: AWS_ENDPOINT_URL_S3 (for CloudFront:
   AWS_ENDPOINT_URL_CLOUDFRONT), AWS_ENDPOINT_URL, the profile's endpoint.
   Returns false after reporting a missing or incomplete key, or an invalid
   value. */
bool credentials_read(struct arena *a, struct diags *d,
                      const struct credentials_from *from,
                      struct credentials *out);

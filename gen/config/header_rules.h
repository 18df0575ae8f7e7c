// SPDX-License-Identifier: MIT
// header_rules: the HTTP headers that a host is to send with the site's files:
// `headers:` in perfpress.yaml.
#pragma once

#include "config/yaml_keys.h"

struct header {
    str name, value; /* value is STR_NONE: the header is not sent */
};

/* The headers of the files that a path fits; '*' stands for any text. */
struct header_rule {
    str path; /* begins with '/' */
    struct {
        struct header *v;
        size_t n, cap;
    } headers;
};

struct header_rules {
    bool on; /* also without any rule */
    struct pos at;
    struct header_rule *v;
    size_t n, cap;
};

/* Reads the value of `headers:`: true, false, or a map of paths to maps of
   headers, into a struct header_rules. */
bool header_rules_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a header may have this value: a line of printable ASCII, not blank.
 */
bool header_rules_is_value(str s);

/* Sets a header of a rule, in place of one of the same name in any case. */
void header_rules_set(struct arena *a, struct header_rule *rule,
                      struct header header);

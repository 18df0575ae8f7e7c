// SPDX-License-Identifier: MIT
// header_rules: the value of `headers:` in perfpress.yaml: HTTP headers that a
// host sends with the site's files.
#pragma once

#include "config/yaml_keys.h"

struct header {
    str name, value; /* value: STR_NONE if the header is not sent */
};

/* The headers of all files whose path matches the pattern `path`. A '*' in the
   pattern matches any string. */
struct header_rule {
    str path; /* begins with '/' */
    struct {
        struct header *v;
        size_t n, cap;
    } headers;
};

struct header_rules {
    bool on; /* write the file of headers, even if there are no rules */
    struct pos at;
    struct header_rule *v;
    size_t n, cap;
};

/* Reads the value of `headers:`: true, false, or a map of paths to maps of
   headers, into a struct header_rules. */
bool header_rules_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a string is valid as the value of a header: a line of printable ASCII
   that is not blank. */
bool header_rules_is_value(str s);

/* Adds a header to a rule, or replaces the rule's header of that name (ignoring
   case). */
void header_rules_set(struct arena *a, struct header_rule *rule,
                      struct header header);

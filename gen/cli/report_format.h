// SPDX-License-Identifier: MIT
// report_format: the formats that diagnostics can be printed in, one file for
// each.
#pragma once

#include "base/buf.h"
#include "base/diag.h"

/* What a format prints: the diagnostics, sorted. */
struct report {
    const struct diags *d;
    str prefix;      /* from the repository to the site: "docs/", or "" */
    str here;        /* the same from the working directory: also "../" */
    int status;      /* the exit status that they make */
    struct arena *a; /* scratch */
};

struct report_format {
    bool is_data;  /* standard output holds it and nothing else */
    bool is_lines; /* of JSON: others of our objects may follow */
    void (*print)(const struct report *r);
};

/* As people read it, on standard error; a long list with report_groups. */
void report_text(const struct report *r);

/* Before a long list: what many files have in common, one line each, the
   most frequent first. */
void report_groups(const struct report *r, FILE *out);

/* One object a line, on standard output. */
void report_json(const struct report *r);

/* SARIF 2.1.0 of OASIS, on standard output. */
void report_sarif(const struct report *r);

/* As text, and as workflow commands of GitHub Actions on standard output; the
   whole as a table appended to the file that GITHUB_STEP_SUMMARY names. */
void report_github(const struct report *r);

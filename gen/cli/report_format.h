// SPDX-License-Identifier: MIT
// report_format: the formats of diagnostics, each in its own file report_*.c.
#pragma once

#include "base/buf.h"
#include "base/diag.h"

/* The input of a format. The diagnostics are sorted. */
struct report {
    const struct diags *d;
    str prefix;      /* path from the repository to the site: "docs/", or "" */
    str cwd_prefix;  /* path from the working directory to the site: "docs/",
                        "../" or "" */
    int status;      /* the resulting exit status */
    struct arena *a; /* scratch */
};

struct report_format {
    bool is_data;  /* the report must be the only output on standard output */
    bool is_lines; /* one JSON object per line; more objects may follow */
    void (*print)(const struct report *r);
};

/* Text for people, on standard error. A long list begins with the output of
   report_groups. */
void report_text(const struct report *r);

/* Prints the messages that many files share, one line each, the most frequent
   first. Prints nothing for a short list. */
void report_groups(const struct report *r, FILE *out);

/* One JSON object per line, on standard output. */
void report_json(const struct report *r);

/* SARIF 2.1.0 of OASIS, on standard output. */
void report_sarif(const struct report *r);

/* Text on standard error, and workflow commands of GitHub Actions on standard
   output. Appends a table of all diagnostics to the file that
   GITHUB_STEP_SUMMARY names. */
void report_github(const struct report *r);

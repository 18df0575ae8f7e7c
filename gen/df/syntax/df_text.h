// SPDX-License-Identifier: MIT
// df_text: decodes one Python string literal: prefix, quotes, escapes.
#pragma once

#include "base/arena.h"
#include "base/source.h"

struct df_text {
    struct arena *a;
    struct lines lines;
    uint32_t line; /* position of the literal (index of the line, byte in the
                      line); after df_text_read, the position after the
                      literal */
    size_t at;
    str value;      /* the decoded string; a slice of the line if nothing had to
                       be decoded */
    bool is_format; /* an f-string, whose value is not used */
    bool raw, triple;
    char quote;
    uint32_t fault_line; /* the position of a fault */
    size_t fault_at, fault_len;
};

/* Decodes the literal at t->line, t->at. Returns NULL or, if the literal has a
   fault, a description for a diagnostic. Sets the members value, line and at of
   *t in both cases. */
const char *df_text_read(struct df_text *t);

/* Decode an f-string part by part. The f-string must not have faults.
   df_text_open moves to the byte after the opening quote. df_text_part decodes
   up to the next brace or the closing quote, returns that character and moves
   to the byte after it. A doubled brace is decoded to a single brace, but not
   if `spec` is true: the part is then in a format specification. */
void df_text_open(struct df_text *t);
char df_text_part(struct df_text *t, bool spec, str *out);

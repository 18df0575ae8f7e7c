// SPDX-License-Identifier: MIT
// df_text: one Python text literal: prefix, quotes, escapes. Gives the decoded
// text and where it ends.
#pragma once

#include "base/arena.h"
#include "base/source.h"

struct df_text {
    struct arena *a;
    struct lines lines;
    uint32_t line; /* in: of the first byte; out: of what follows */
    size_t at;
    str value;      /* a slice of the line where nothing had to be decoded */
    bool is_format; /* an f-string: value is not to be used */
    bool raw, triple;
    char quote;
    uint32_t fault_line; /* where a fault is, when there was one */
    size_t fault_at, fault_len;
};

/* Reads the literal at t->line, t->at. NULL, or what is wrong with it (in
   words for a diagnostic); value, line and at are set all the same. */
const char *df_text_read(struct df_text *t);

/* The parts of an f-string that df_text_read has found no fault in.
   df_text_open goes to the byte behind the opening quote. df_text_part
   decodes from there to the next brace or to the closing quote, which it
   gives, and goes to the byte behind it. Doubled braces are text, except in
   a format specification. */
void df_text_open(struct df_text *t);
char df_text_part(struct df_text *t, bool spec, str *out);

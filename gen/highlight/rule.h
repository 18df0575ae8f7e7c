// SPDX-License-Identifier: MIT
// rule: the rules of a language. Private to highlight/.
#pragma once

#include "highlight/cursor.h"

enum { RULE_NO = -1 }; /* the result of a scanner that does not match */

/* Returns the number of bytes that match at h->at, at least 0, or RULE_NO. Only
   few scanners read bytes beyond the match, and only in the same line, so that
   the total time is linear. */
typedef long rule_scan(struct highlighter *h, const char *arg);

enum rule_where {
    AT_ANY,
    AT_TEXT,  /* the text's first byte */
    AT_LINE,  /* a line's first byte */
    AT_FIRST, /* only blanks precede it in its line */
    AT_WORD,  /* not after a letter, digit, _ or further byte of a word */
    AT_NAME,  /* like AT_WORD, and not after a full stop */
    AT_BLANK, /* after a blank, or a line's first byte */
};

enum rule_then {
    STAY,
    POP, /* back to the previous state */
    PUSH_,
    SET_ = PUSH_ + 32,
    RESET_ = SET_ + 32,
};

#define PUSH(state) (PUSH_ + (state))   /* enter, to return later */
#define SET(state) (SET_ + (state))     /* replace this state */
#define RESET(state) (RESET_ + (state)) /* replace all states */
#define IN(state) (1u << (state))

/* Rules are tried in order; the first match is used. The states of a language
   are numbered 0 to 31. */
struct highlight_rule {
    unsigned in; /* IN(state) | ...: the states in which it is tried */
    enum rule_where where;
    rule_scan *scan;
    const char *arg;
    const char *class; /* or NULL */
    int then;
};

struct highlight_language {
    const char *names; /* Pygments' names, each with a blank before and after */
    /* bytes allowed in words besides letters, digits and _ */
    const char *further;
    unsigned char start; /* the first state */
    const struct highlight_rule
        /* rules tried first; or NULL. A rule without a scanner ends them */
        *more;
    const struct highlight_rule *rules;
};

extern const struct highlight_language highlight_shell[];
extern const struct highlight_language highlight_python[];
extern const struct highlight_language highlight_c[];
extern const struct highlight_language highlight_data[];
extern const struct highlight_language highlight_yaml[];
extern const struct highlight_language highlight_markup[];

/* ---- scanners ---- */

str scan_rest(const struct highlighter *h);

/* Returns the rest of the line, without its end. */
str scan_line(const struct highlighter *h);

bool scan_is_word(const struct highlighter *h, char c);

rule_scan scan_nothing; /* matches the empty string; used with POP */
rule_scan scan_literal; /* the string arg */
rule_scan scan_run;     /* bytes of the set arg */
rule_scan scan_one;     /* one byte of the set arg */
rule_scan scan_until;   /* bytes outside the set arg */
rule_scan scan_blanks;  /* blanks and tabs */
rule_scan scan_word;   /* a word of the list arg, in which a blank is before and
                          after each word */
rule_scan scan_name;   /* any word */
rule_scan scan_dotted; /* words with full stops between them */
rule_scan scan_to_eol; /* from the string arg to the end of the line */
rule_scan scan_escape; /* a backslash and the next character */
rule_scan scan_quoted; /* from arg[0] to the next arg[0] in the line; \ escapes
                          a byte */
rule_scan scan_span;   /* from arg[0,1] to arg[2,3], over several lines */
rule_scan scan_float;  /* digits with a full stop or an exponent */
/* digits, with _ or ' if arg contains them, and letters after them */
rule_scan scan_integer;
rule_scan scan_radix; /* 0, a letter of arg, and digits */

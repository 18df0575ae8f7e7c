// SPDX-License-Identifier: MIT
// rule: the rules that split the code of a language into pieces. Private to
// highlight/.
#pragma once

#include "highlight/cursor.h"

enum { RULE_NO = -1 }; /* returned by a scanner that does not match */

/* A scanner. Returns the number of bytes that match at h->at (0 is possible),
   or RULE_NO. The time of all calls together must be linear in the length of
   the code. So a scanner may read bytes beyond its match only up to the end of
   the next line; if it reads further, it must do so only once for the whole
   code. */
typedef long rule_scan(struct highlighter *h, const char *arg);

enum rule_where {
    AT_ANY,
    AT_TEXT,  /* the text's first byte */
    AT_LINE,  /* a line's first byte */
    AT_FIRST, /* only blanks precede the position in its line */
    AT_WORD,  /* not after a byte of a word (scan_is_word) */
    AT_NAME,  /* like AT_WORD, and not after a full stop */
    AT_BLANK, /* after a blank, or a line's first byte */
};

enum rule_then {
    STAY,
    POP, /* return to the previous state */
    PUSH_,
    SET_ = PUSH_ + 32,
    RESET_ = SET_ + 32,
};

#define PUSH(state) (PUSH_ + (state))   /* enter a state; POP returns from it */
#define SET(state) (SET_ + (state))     /* replace the current state */
#define RESET(state) (RESET_ + (state)) /* replace all nested states */
#define IN(state) (1u << (state))

/* Rules are tried in order; the first match is used. The states of a language
   are numbered 0 to 31. */
struct highlight_rule {
    unsigned in; /* IN(state) | ...: the states in which the rule is tried */
    enum rule_where where;
    rule_scan *scan;
    const char *arg;
    const char *class; /* CSS class, or NULL */
    int then;
};

struct highlight_language {
    const char *names; /* names as in Pygments, each between two blanks */
    /* further bytes of words, besides letters, digits and _ */
    const char *further;
    unsigned char start; /* the first state */
    const struct highlight_rule
        /* rules that are tried before `rules`, or NULL; a rule without a
           scanner ends each list */
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

/* Returns the rest of the current line, without the line break. */
str scan_line(const struct highlighter *h);

bool scan_is_word(const struct highlighter *h, char c);

rule_scan scan_nothing; /* matches the empty string; used with POP */
rule_scan scan_literal; /* matches the string arg */
rule_scan scan_run;     /* matches bytes of the set arg */
rule_scan scan_one;     /* matches one byte of the set arg */
rule_scan scan_until;   /* matches bytes outside the set arg */
rule_scan scan_blanks;  /* blanks and tabs */
rule_scan scan_word;    /* a word of the list arg, which has a blank before and
                           after each word */
rule_scan scan_name;    /* any word */
rule_scan scan_dotted;  /* words joined by full stops */
rule_scan scan_to_eol;  /* the rest of a line that starts with arg */
rule_scan scan_escape;  /* a backslash and the next character */
rule_scan scan_quoted; /* from a byte arg[0] to the next such byte or the end of
                          the line; \ escapes a byte */
rule_scan scan_span;   /* from the two bytes arg[0] and arg[1] to arg[2] and
                          arg[3], over several lines */
rule_scan scan_float;  /* a number with a full stop or an exponent; arg: the
                          signs allowed before it */
/* digits, with _ or ' between them, and letters after them; arg: the signs
   allowed before them */
rule_scan scan_integer;
rule_scan scan_radix; /* 0, a letter of arg, and digits, as in 0x1f */

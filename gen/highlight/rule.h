// SPDX-License-Identifier: MIT
// rule: what a table of a language is made of. Private to highlight/*.
#pragma once

#include "highlight/cursor.h"

enum { RULE_NO = -1 }; /* what a scanner answers when it does not match */

/* How many bytes from h->at on match, at least 0, or RULE_NO. What a scanner
   looks at beyond its match is part of the same line, and never looked at by
   more than a few others, so that all is linear in the text. */
typedef long rule_scan(struct highlighter *h, const char *arg);

enum rule_where {
    AT_ANY,
    AT_TEXT,  /* the text's first byte */
    AT_LINE,  /* a line's first byte */
    AT_FIRST, /* blanks at most before it in its line */
    AT_WORD,  /* behind no letter, digit, _ or further byte of a word */
    AT_NAME,  /* the same, nor behind a full stop */
    AT_BLANK, /* behind a blank, or a line's first byte */
};

enum rule_then {
    STAY,
    POP, /* back to the state before */
    PUSH_,
    SET_ = PUSH_ + 32,
    RESET_ = SET_ + 32,
};

#define PUSH(state) (PUSH_ + (state))   /* and, later, back */
#define SET(state) (SET_ + (state))     /* in place of this one */
#define RESET(state) (RESET_ + (state)) /* in place of all */
#define IN(state) (1u << (state))

/* Rules are tried in their order; the first that matches counts. A language's
   states are numbered from 0, which is the first one, to 31. */
struct highlight_rule {
    unsigned in; /* IN(state) | ...: where it is tried */
    enum rule_where where;
    rule_scan *scan;
    const char *arg;
    const char *class; /* or NULL */
    int then;
};

struct highlight_language {
    const char *names;   /* Pygments', with blanks between and around */
    const char *further; /* bytes of words beside letters, digits, _ */
    unsigned char start; /* the first state */
    const struct highlight_rule
        *more; /* tried first; or NULL; ends without a scanner */
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

/* The text's next bytes up to the line's end, without it. */
str scan_line(const struct highlighter *h);

bool scan_is_word(const struct highlighter *h, char c);

rule_scan scan_nothing; /* matches nothing at all: for POP */
rule_scan scan_literal; /* the text of arg */
rule_scan scan_run;     /* bytes that are in arg */
rule_scan scan_one;     /* one of them */
rule_scan scan_until;   /* bytes that are not in arg */
rule_scan scan_blanks;  /* blanks and tabs */
rule_scan scan_word; /* a word that is in arg, which has a blank at each end */
rule_scan scan_name; /* any word */
rule_scan scan_dotted;  /* words with full stops between them */
rule_scan scan_to_eol;  /* from the text of arg to the line's end */
rule_scan scan_escape;  /* a backslash and the character behind it */
rule_scan scan_quoted;  /* arg[0] to arg[0], less \ and a byte, in a line */
rule_scan scan_span;    /* all from arg[0,1] to arg[2,3], over lines */
rule_scan scan_float;   /* digits with a full stop or an exponent */
rule_scan scan_integer; /* digits, with _ or ' as arg says, and letters after */
rule_scan scan_radix;   /* 0, a letter of arg, and digits */

// SPDX-License-Identifier: MIT
// lang_shell: the rules for shell scripts, and for shell sessions with prompts,
// commands and output.
#include <string.h>

#include "highlight/rule.h"

enum { CODE, SUB, PAREN, MATH, BRACE, DOUBLE, SINGLE, ANSI, AFTER, OUTPUT };

#define COMMANDS (IN(CODE) | IN(SUB) | IN(PAREN))
#define EXPANDS (COMMANDS | IN(MATH) | IN(BRACE) | IN(DOUBLE))
#define ALL (EXPANDS | IN(SINGLE) | IN(ANSI))

static const char KEYWORDS[] =
    " if then else elif fi for while until do done case esac in select "
    "function time coproc return continue ";

static const char BUILTINS[] =
    " alias bg bind break builtin caller cd command compgen complete declare "
    "dirs disown echo enable eval exec exit export false fc fg getopts hash "
    "help history jobs kill let local logout mapfile popd printf pushd pwd "
    "read readarray readonly set shift shopt source suspend test times trap "
    "true type typeset ulimit umask unalias unset wait ";

/* Matches the name of a variable in an assignment. */
static long assigned(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    size_t n = 0;
    while (n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_'))
        n++;
    bool plus = n + 1 < s.n && s.p[n] == '+' && s.p[n + 1] == '=';
    return n && !char_is_digit(s.p[0]) && n < s.n && (s.p[n] == '=' || plus)
               ? (long)n
               : RULE_NO;
}

static long variable(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    size_t n = 1;
    if (s.n < 2 || s.p[0] != '$')
        return RULE_NO;
    while (n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_'))
        n++;
    if (char_is_digit(s.p[1]) || strchr("?@#*!$-", s.p[1] ? s.p[1] : ' '))
        n = 2;
    return n > 1 ? (long)n : RULE_NO;
}

static long number(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    size_t n = 0;
    while (n < s.n && char_is_digit(s.p[n]))
        n++;
    return n && (n == s.n || !scan_is_word(h, s.p[n])) ? (long)n : RULE_NO;
}

/* ---- here-documents ---- */

static long heredoc(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_line(h);
    size_t n = 2, from;
    if (!str_starts(s, S("<<")))
        return RULE_NO;
    n += n < s.n && s.p[n] == '-';
    while (n < s.n && s.p[n] == ' ')
        n++;
    char quote = n < s.n && strchr("'\"\\", s.p[n]) ? s.p[n] : '\0';
    n += quote != '\0';
    for (from = n; n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_');)
        n++;
    if (n == from)
        return RULE_NO;
    h->word = str_slice(s, from, n);
    return (long)(n + (quote && n < s.n && s.p[n] == quote));
}

/* Matches the lines of a here-document up to its end marker. After a
   here-document without an end marker, no further here-document is matched, so
   that the total time is linear. */
static long heredoc_body(struct highlighter *h, const char *arg)
{
    (void)arg;
    str word = h->word, rest = scan_rest(h), line;
    h->word = STR_NONE;
    if (!word.n || h->gave_up)
        return RULE_NO;
    while (str_cut(&rest, '\n', &line))
        if (str_eq(str_trim(line), word))
            return (long)(line.p + line.n - (h->text.p + h->at));
    h->gave_up = true;
    return RULE_NO;
}

/* ---- rules ---- */

static const struct highlight_rule CODE_RULES[] = {
    {COMMANDS, AT_LINE, heredoc_body, NULL, "s", STAY},
    {COMMANDS, AT_TEXT, scan_to_eol, "#!", "ch", STAY},
    {COMMANDS, AT_WORD, scan_to_eol, "#", "c1", STAY},
    {EXPANDS, AT_ANY, scan_escape, NULL, "se", STAY},
    {COMMANDS, AT_ANY, scan_literal, "<<<", "o", STAY},
    {COMMANDS, AT_ANY, heredoc, NULL, "s", STAY},
    {COMMANDS, AT_WORD, scan_literal, "$'", "s1", PUSH(ANSI)},
    {COMMANDS | IN(BRACE), AT_ANY, scan_literal, "'", "s1", PUSH(SINGLE)},
    {IN(SINGLE) | IN(ANSI), AT_ANY, scan_literal, "'", "s1", POP},
    {IN(ANSI), AT_ANY, scan_escape, NULL, "se", STAY},
    {IN(ANSI), AT_ANY, scan_until, "'\\\n", "s1", STAY},
    {IN(SINGLE), AT_ANY, scan_until, "'\n", "s1", STAY},
    {IN(SINGLE) | IN(ANSI), AT_ANY, scan_literal, "\n", "s1", STAY},
    {IN(DOUBLE), AT_ANY, scan_literal, "\"", "s2", POP},
    {EXPANDS, AT_ANY, scan_literal, "\"", "s2", PUSH(DOUBLE)},
    {EXPANDS, AT_ANY, scan_literal, "$((", "k", PUSH(MATH)},
    {IN(MATH), AT_ANY, scan_literal, "))", "k", POP},
    {EXPANDS, AT_ANY, scan_literal, "$(", "k", PUSH(SUB)},
    {EXPANDS, AT_ANY, scan_literal, "${", "si", PUSH(BRACE)},
    {IN(BRACE), AT_ANY, scan_literal, "}", "si", POP},
    {EXPANDS, AT_ANY, variable, NULL, "nv", STAY},
    {EXPANDS, AT_ANY, scan_literal, "`", "sb", STAY},
    {IN(DOUBLE), AT_ANY, scan_until, "\"\\$`\n", "s2", STAY},
    {IN(DOUBLE), AT_ANY, scan_one, "$\n", "s2", STAY},
    {IN(BRACE) | IN(MATH), AT_WORD, number, NULL, "m", STAY},
    {IN(BRACE) | IN(MATH), AT_ANY, scan_dotted, NULL, "nv", STAY},
    {IN(BRACE), AT_ANY, scan_run, ":-+=?#%/^,!@*[]", "k", STAY},
    {IN(MATH), AT_ANY, scan_run, "+-*/%=<>!&|^~?:", "o", STAY},
    {IN(SUB), AT_ANY, scan_literal, ")", "k", POP},
    {IN(PAREN), AT_ANY, scan_literal, ")", "o", POP},
    {IN(SUB) | IN(PAREN), AT_ANY, scan_literal, "(", "o", PUSH(PAREN)},
    {COMMANDS, AT_WORD, assigned, NULL, "nv", STAY},
    {COMMANDS, AT_WORD, scan_word, KEYWORDS, "k", STAY},
    {COMMANDS, AT_WORD, scan_word, BUILTINS, "nb", STAY},
    {COMMANDS, AT_WORD, number, NULL, "m", STAY},
    {COMMANDS, AT_ANY, scan_literal, "&&", "o", STAY},
    {COMMANDS, AT_ANY, scan_literal, "||", "o", STAY},
    {COMMANDS, AT_ANY, scan_run, "[]{}()=", "o", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- sessions ---- */

enum { PROMPT_MAX = 128 };

/* Returns the offset after brackets that start at `at`, such as "(name) " or
   "[user@host folder]", or `at` if there are none. */
static size_t bracket(str s, size_t at, char open, char close)
{
    size_t end = str_find_char(s, close, at);
    if (at >= s.n || s.p[at] != open || end == STR_NPOS || end == at + 1)
        return at;
    for (end++; end < s.n && s.p[end] == ' ';)
        end++;
    return end;
}

/* Returns the offset after the "place" that starts at `at`, or `at` if no place
   starts there. A place is the part of a prompt before "$", "#" or "%":
   "user@host:folder", a folder such as "~/a", or a shell's name such as
   "bash-5.1". Lines of output do not start with a place. */
static size_t place(str s, size_t at)
{
    size_t n = at;
    bool marked = false;
    for (; n < s.n && !char_is_blank(s.p[n]) && !strchr("$#%", s.p[n]); n++)
        marked |= strchr("@~", s.p[n]) != NULL;
    return marked || str_starts(str_from(s, at), S("sh-")) ||
                   str_starts(str_from(s, at), S("bash-"))
               ? n
               : at;
}

static long prompt(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = str_slice(scan_line(h), 0, PROMPT_MAX);
    size_t n = bracket(s, 0, '(', ')');
    n = place(s, bracket(s, n, '[', ']'));
    if (n >= s.n || !strchr("$#%", s.p[n]) ||
        (n + 1 < s.n && s.p[n + 1] != ' '))
        return RULE_NO;
    return (long)(n + 1 < s.n ? n + 2 : n + 1);
}

static const struct highlight_rule SESSION_RULES[] = {
    {IN(AFTER), AT_LINE, heredoc_body, NULL, "s", STAY},
    {IN(AFTER), AT_LINE, scan_literal, "> ", "gp", RESET(CODE)},
    {IN(AFTER) | IN(OUTPUT), AT_LINE, prompt, NULL, "gp", RESET(CODE)},
    {IN(AFTER), AT_LINE, scan_nothing, NULL, NULL, SET(OUTPUT)},
    {IN(AFTER), AT_ANY, scan_literal, "\n", NULL, STAY},
    {EXPANDS, AT_LINE, scan_literal, "> ", "gp", STAY},
    {EXPANDS, AT_ANY, scan_literal, "\\\n", "se", STAY},
    {ALL, AT_ANY, scan_literal, "\n", NULL, RESET(AFTER)},
    {IN(OUTPUT), AT_ANY, scan_until, "\n", "go", STAY},
    {IN(OUTPUT), AT_ANY, scan_literal, "\n", "go", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_shell[] = {
    {" sh bash shell zsh ksh ", "-./~", CODE, NULL, CODE_RULES},
    {" console shell-session ", "-./~", OUTPUT, SESSION_RULES, CODE_RULES},
    {NULL, NULL, 0, NULL, NULL},
};

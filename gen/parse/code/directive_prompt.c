// SPDX-License-Identifier: MIT
// directive_prompt: commands as in sphinx-prompt: the prompt is given once
// and shown before each command.
#include "base/buf.h"
#include "base/vec.h"
#include "parse/code/code_family.h"
#include "parse/code/directive_code.h"

static const struct option_spec PROMPT[] = {
    CODE_OPTIONS,
    {S_INIT("language"), OPTION_REQUIRED, "the name of a language"},
    {S_INIT("prompts"), OPTION_REQUIRED, NULL},
    {S_INIT("modifiers"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

/* Languages that the directive accepts, each with the language for highlighting
   and the default prompt. */
static const struct {
    str language, session, prompt;
    bool joins; /* a backslash at the end of a line continues the command */
} LANGUAGES[] = {
    {S_INIT("bash"), S_INIT("console"), S_INIT("$"), true},
    {S_INIT("sh"), S_INIT("console"), S_INIT("$"), true},
    {S_INIT("shell"), S_INIT("console"), S_INIT("$"), true},
    {S_INIT("zsh"), S_INIT("console"), S_INIT("$"), true},
    {S_INIT("python"), S_INIT("pycon"), S_INIT(""), true},
    {S_INIT("batch"), S_INIT("batch"), S_INIT("C:\\>"), false},
    {S_INIT("powershell"), S_INIT("powershell"), S_INIT("PS C:\\>"), false},
    {{0}, S_INIT("text"), S_INIT(""), false},
};

/* Returns word i of the argument, counted from 0, or the value of `option` if
   the argument has fewer words. */
static str word_of(struct directive_call *c, size_t i, str option)
{
    str rest = c->argument, word = STR_NONE;
    for (size_t k = 0; k <= i; k++)
        if (!str_word(&rest, &word))
            return directive_text(c, option);
    return word;
}

static bool has_word(str list, str name)
{
    str part;
    while (str_cut(&list, ',', &part))
        if (str_eq(str_trim(part), name))
            return true;
    return false;
}

static bool is_continued(str line)
{
    return str_ends(line, S("\\"));
}

/* Returns the lines with the prompt before each command. */
static struct lines with_prompt(struct directive_call *c, str prompt,
                                bool joins)
{
    struct arena *a = c->p->a;
    struct lines out = {0};
    bool inside = false;
    for (size_t i = 0; i < c->content.n; i++) {
        struct line l = c->content.v[i];
        bool next = joins && is_continued(l.text);
        if (!inside)
            l.text = str_join(a, (str[]){prompt, l.text}, 2, S(" "));
        inside = next;
        vec_push(a, &out, l);
    }
    return out;
}

static void prompt(struct directive_call *c, struct node *parent)
{
    str language = word_of(c, 0, S("language"));
    str prompts = word_of(c, 1, S("prompts")), first;
    str modifiers = word_of(c, 2, S("modifiers"));
    struct lines lines = c->content;
    size_t k = 0;
    if (!directive_has_content(c, parent) || !directive_code_check(c, parent))
        return;
    while (LANGUAGES[k].language.p &&
           !str_eq_nocase(LANGUAGES[k].language, language))
        k++;
    if (!prompts.n)
        prompts = LANGUAGES[k].prompt;
    first = prompts;
    str_cut(&prompts, ',', &first);
    if (!has_word(modifiers, S("auto")) && first.n)
        lines = with_prompt(c, first, LANGUAGES[k].joins);
    str session = LANGUAGES[k].language.p ? LANGUAGES[k].session : language;
    directive_code_add_block(c, parent, session.n ? session : S("text"), lines,
                             STR_NONE);
}

const struct directive directive_prompt[] = {
    {S_INIT("prompt"), 0, 3, false, true, PROMPT, prompt, 0},
    {S_INIT("substitution-prompt"), 0, 3, false, true, PROMPT, prompt,
     CODE_SUBSTITUTES},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

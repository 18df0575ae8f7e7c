// SPDX-License-Identifier: MIT
// options: long and short options, with values attached or separate.
#include "cli/options.h"

#include <string.h>

#include "base/codes/config.h"
#include "base/vec.h"
#include "cli/usage.h"

enum { OPTIONS_MAX = 32 };

struct options_reader {
    const struct option *options;
    int argc, at; /* at: index of the current word */
    char **argv;
    void *out;
};

static bool report_unknown(const struct options_reader *r, const char *word)
{
    str names[OPTIONS_MAX];
    size_t n = 0;
    for (const struct option *o = r->options; o->name; o++)
        names[n++] = str_c(o->name);
    str key = str_c(word);
    size_t equals = str_find_char(key, '=', 0);
    if (equals != STR_NPOS)
        key.n = equals;
    struct arena a = {0};
    key = usage_word(&a, str_dupz(&a, key));
    usage_unknown(
        str_fmt(&a, "%s has no option '%.*s'", r->argv[0], STR_ARG(key)), key,
        names, n,
        str_fmt(&a, "`perfpress %s --help` lists its options", r->argv[0]));
    arena_free(&a);
    return false;
}

static bool refuse_number(const struct option *o, int least, const char *value)
{
    struct arena a = {0};
    usage_fault("%s needs a number of at least %d, not '%.*s'", o->name, least,
                STR_ARG(usage_word(&a, value)));
    arena_free(&a);
    return false;
}

static bool set_word(const struct option *o, const char *value, size_t *index)
{
    struct arena a = {0};
    struct diags d = {0};
    struct strs words = {0};
    str rest = str_c(o->offers), word;
    while (str_word(&rest, &word))
        vec_push(&a, &words, word);
    for (*index = 0; *index < words.n; ++*index)
        if (str_eq(words.v[*index], str_c(value)))
            break;
    bool found = *index < words.n;
    if (!found) {
        str what = str_lower(&a, str_c(o->value)),
            given = usage_word(&a, value);
        usage_report(&d, str_fmt(&a, "unknown %.*s '%.*s'", STR_ARG(what),
                                 STR_ARG(given)));
        diag_help_nearest(&d, "choices", given, words.v, words.n);
        diag_print(&d.v[0], stderr, false);
    }
    diag_free(&d);
    arena_free(&a);
    return found;
}

static bool set(struct options_reader *r, const struct option *o,
                const char *value)
{
    char *member = (char *)r->out + o->at;
    long number;
    if (o->type == OPTION_SWITCH) {
        *(bool *)member = true;
        return true;
    }
    if (o->type == OPTION_OPTIONAL) {
        *(const char **)member = value ? value : "";
        return true;
    }
    if (!value && r->at + 1 < r->argc)
        value = r->argv[++r->at];
    if (!value)
        return usage_fault("%s needs a value", o->name);
    if (o->type == OPTION_STRING) {
        *(const char **)member = value;
        return true;
    }
    if (o->type == OPTION_WORD)
        return set_word(o, value, (void *)member);
    if (o->type == OPTION_LIST) {
        struct option_list *list = (void *)member;
        if (list->n == OPTION_LIST_MAX)
            return usage_fault("%s is given more than %d times", o->name,
                               OPTION_LIST_MAX);
        list->v[list->n++] = value;
        return true;
    }
    int least = o->type == OPTION_COUNT;
    if (!str_to_long(str_c(value), &number) || number < least)
        return refuse_number(o, least, value);
    *(size_t *)member = (size_t)number;
    return true;
}

static bool read_long(struct options_reader *r, const char *word)
{
    const char *equals = strchr(word, '=');
    size_t n = equals ? (size_t)(equals - word) : strlen(word);
    for (const struct option *o = r->options; o->name; o++) {
        if (strlen(o->name) != n || strncmp(o->name, word, n) != 0)
            continue;
        if (equals && o->type == OPTION_SWITCH)
            return usage_fault("%s takes no value", o->name);
        return set(r, o, equals ? equals + 1 : NULL);
    }
    return report_unknown(r, word);
}

static bool read_short(struct options_reader *r, const char *word)
{
    for (const char *c = word + 1; *c; c++) {
        const struct option *o = r->options;
        while (o->name && o->letter != *c)
            o++;
        if (!o->name)
            return report_unknown(r, word);
        if (o->type != OPTION_SWITCH)
            return set(r, o, c[1] ? c + 1 : NULL);
        set(r, o, NULL);
    }
    return true;
}

/* Reports the unexpected argument `word`. Suggests -C if `word` is a folder. */
static bool report_surplus(const struct options_reader *r, const char *word)
{
    struct arena a = {0};
    struct diags d = {0};
    usage_report(&d, str_fmt(&a, "unexpected argument of %s: '%.*s'",
                             r->argv[0], STR_ARG(usage_word(&a, word))));
    for (const struct option *o = r->options; o->name; o++)
        if (o->letter == 'C')
            usage_folder(&d, r->argv[0], str_c(word));
    diag_print(&d.v[0], stderr, false);
    diag_free(&d);
    arena_free(&a);
    return false;
}

bool options_read(const struct option *options, int argc, char **argv,
                  void *out, const char **words, size_t max_words,
                  size_t *n_words)
{
    struct options_reader r = {options, argc, 0, argv, out};
    bool only_words = false;
    *n_words = 0;
    for (r.at = 1; r.at < argc; r.at++) {
        const char *word = argv[r.at];
        bool option = !only_words && word[0] == '-' && word[1];
        if (option && strcmp(word, "--") == 0) {
            only_words = true;
        } else if (option) {
            if (!(word[1] == '-' ? read_long(&r, word) : read_short(&r, word)))
                return false;
        } else if (*n_words < max_words) {
            words[(*n_words)++] = word;
        } else {
            return report_surplus(&r, word);
        }
    }
    return true;
}

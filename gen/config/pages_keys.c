// SPDX-License-Identifier: MIT
// pages_keys: see pages_keys.h.
#include "config/pages_keys.h"

#include "base/path.h"
#include "base/vec.h"

static bool read_text(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct pages_text *t = to;
    (void)r;
    *t = (struct pages_text){y->text, y->at};
    return y->text.n > 0;
}

static bool read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct pages_text *t = to;
    t->at = y->at;
    return y->text.n && !str_starts(y->text, S("/")) &&
           path_normal(r->a, y->text, &t->text) && t->text.n;
}

/* Reads "MODULE.NAME". */
static bool read_rows(struct yaml_reader *r, const struct yaml *y, void *to)
{
    bool word = false, dot = false;
    for (size_t i = 0; i < y->text.n; i++) {
        char c = y->text.p[i];
        bool letter = char_is_alpha(c) || c == '_';
        dot |= c == '.' && word;
        if (!letter && !(word && (char_is_digit(c) || c == '.')))
            return false;
        word = c != '.';
    }
    return read_text(r, y, to) && word && dot;
}

static bool read_as(struct yaml_reader *r, const struct yaml *y, void *to)
{
    for (size_t i = 0; i < y->text.n; i++)
        if (!char_is_alpha(y->text.p[i]) && y->text.p[i] != '_' &&
            !(i && char_is_digit(y->text.p[i])))
            return false;
    return read_text(r, y, to);
}

static const struct yaml_key KEYS[] = {
    YAML_KEY(
        struct pages_key, "template", YAML_OF_TEXT,
        "it must be a file in the content folder, such as models/template.md",
        read_path, template),
    YAML_KEY(struct pages_key, "for", YAML_OF_TEXT,
             "it must name a script in the data folder and one of its "
             "variables, such as results.models",
             read_rows, rows),
    YAML_KEY(struct pages_key, "name", YAML_OF_TEXT,
             "it must be a page name that contains a field, such as 'models/{{ "
             "row.Model }}'",
             read_text, name),
    YAML_KEY(struct pages_key, "as", YAML_OF_TEXT,
             "it must be a name: letters, digits and '_'", read_as, as),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of an entry", KEYS);

bool pages_keys_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct pages_keys *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "an entry must be a map, such as {template: "
                     "models/template.md, for: results.models, name: "
                     "'models/{{ row.Model }}'}"))
            continue;
        struct pages_key *key = vec_add(r->a, all);
        *key = (struct pages_key){.as = {S("row"), e->at}, .at = e->at};
        yaml_keys_read(r, e, &ALL, key);
        if (!yaml_get(e, S("template")))
            yaml_refuse(r, e, "'template' is missing");
        else if (!yaml_get(e, S("for")))
            yaml_refuse(r, e, "'for' is missing");
        else if (!yaml_get(e, S("name")))
            yaml_refuse(r, e, "'name' is missing");
    }
    return true;
}

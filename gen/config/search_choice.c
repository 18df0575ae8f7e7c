// SPDX-License-Identifier: MIT
// search_choice: true, false or a map of two keys.
#include "config/search_choice.h"

#include "base/path.h"
#include "config/output_name.h"

static void read_page(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str *page = to;
    if (str_find_char(y->text, '/', 0) != STR_NPOS ||
        !str_eq(path_ext(y->text), S(".html")) || output_name_refusal(y->text))
        yaml_refuse(r, y,
                    "a name in the site's root, as all.html, is expected");
    else
        *page = y->text;
}

static void read_title(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (str_blank(y->text))
        yaml_refuse(r, y, "a title is expected");
    else
        *(str *)to = y->text;
}

static const struct yaml_key KEYS[] = {
    YAML_KEY(struct search_choice, "page", YAML_OF_TEXT, "a text is expected",
             read_page, page),
    YAML_KEY(struct search_choice, "title", YAML_OF_TEXT, "a text is expected",
             read_title, title),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of search", KEYS);

struct search_choice search_choice_default(void)
{
    return (struct search_choice){.on = true,
                                  .page = S("all.html"),
                                  .title = S("All models, instances, metrics")};
}

void search_choice_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct search_choice *out = to;
    bool off = str_eq_nocase(y->text, S("false"));
    out->on = y->kind == YAML_MAP || str_eq_nocase(y->text, S("true"));
    if (y->kind == YAML_MAP)
        yaml_keys_read(r, y, &ALL, out);
    else if (!out->on && !off)
        yaml_refuse(r, y, "true, false or {page: all.html} is expected");
}

// SPDX-License-Identifier: MIT
// search_choice: reads true, false, or a map with the keys page, title and
// guide.
#include "config/search_choice.h"

#include "base/path.h"
#include "config/exclude.h"
#include "config/output_name.h"

static bool read_page(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return str_find_char(y->text, '/', 0) == STR_NPOS &&
           str_eq(path_ext(y->text), S(".html")) &&
           !output_name_refusal(y->text);
}

static bool read_title(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return !str_blank(y->text);
}

static const struct yaml_key KEYS[] = {
    YAML_KEY(struct search_choice, "page", YAML_OF_TEXT,
             "it must be an .html file name without folders, such as all.html",
             read_page, page),
    YAML_KEY(struct search_choice, "title", YAML_OF_TEXT, "it must be a title",
             read_title, title),
    YAML_LIST_KEY(struct search_choice, "guide", YAML_OF_TEXT | YAML_OF_LIST,
                  "it must be a pattern for page names, such as guide/*",
                  exclude_read, guide),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of search", KEYS);

struct search_choice search_choice_default(void)
{
    return (struct search_choice){.on = true,
                                  .page = S("all.html"),
                                  .title = S("All models, instances, metrics")};
}

bool search_choice_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct search_choice *out = to;
    if (y->kind == YAML_MAP)
        return yaml_keys_read(r, y, &ALL, out);
    return yaml_read_bool(r, y, &out->on);
}

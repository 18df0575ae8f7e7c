// SPDX-License-Identifier: MIT
// params: converts a YAML tree to views.
#include "template/params.h"

static size_t length(const struct yaml *y)
{
    size_t n = 0;
    for (const struct yaml *e = y ? y->first : NULL; e; e = e->next)
        n++;
    return n;
}

static struct view text_view(str text)
{
    bool yes = str_eq(text, S("true"));
    return yes || str_eq(text, S("false")) ? view_bool(yes) : view_text(text);
}

static struct view list_view(struct arena *a, const struct yaml *y)
{
    size_t n = length(y);
    struct view *v = NEW_N(a, struct view, n);
    const struct yaml *e = y->first;
    for (size_t i = 0; i < n; i++, e = e->next)
        v[i] = params_view(a, e);
    return view_list(v, n);
}

struct view params_view(struct arena *a, const struct yaml *y)
{
    if (y && y->kind == YAML_NULL)
        return (struct view){0};
    if (y && y->kind == YAML_TEXT)
        return text_view(y->text);
    if (y && y->kind == YAML_LIST)
        return list_view(a, y);
    size_t n = length(y);
    struct view_field *v = NEW_N(a, struct view_field, n);
    const struct yaml *e = y ? y->first : NULL;
    for (size_t i = 0; i < n; i++, e = e->next)
        v[i] = (struct view_field){e->key, params_view(a, e)};
    return view_fields(a, v, n);
}

void params_names(struct arena *a, const struct yaml *y, struct strs *names)
{
    for (const struct yaml *e = y ? y->first : NULL; e; e = e->next) {
        if (y->kind == YAML_MAP)
            vec_push(a, names, e->key);
        params_names(a, e, names);
    }
}

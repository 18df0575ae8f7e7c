// SPDX-License-Identifier: MIT
// view: looks up values in a template's data.
#include "template/view.h"

struct view view_fields(struct arena *a, const struct view_field *v, size_t n)
{
    enum { FEW = 16 };
    if (n <= FEW)
        return view_object(v, n);
    struct map *large = NEW(a, struct map);
    large->a = a;
    for (size_t i = 0; i < n; i++)
        map_add(large, v[i].name, (void *)&v[i].value);
    return (struct view){.type = VIEW_LARGE, .large = large};
}

const struct view *view_get(const struct view *v, str name)
{
    if (v->type == VIEW_LARGE)
        return map_get(v->large, name);
    if (v->type != VIEW_OBJECT)
        return NULL;
    for (size_t i = 0; i < v->object.n; i++) {
        str key = v->object.v[i].name;
        if (key.n == name.n && key.n && key.p[0] == name.p[0] &&
            str_eq(key, name))
            return &v->object.v[i].value;
    }
    return NULL;
}

bool view_is_true(const struct view *v)
{
    if (!v)
        return false;
    switch (v->type) {
    case VIEW_NONE: return false;
    case VIEW_BOOL: return v->b;
    case VIEW_TEXT: return v->text.n > 0;
    case VIEW_LIST: return v->list.n > 0;
    case VIEW_ROWS: return v->rows.first;
    case VIEW_OBJECT:
    case VIEW_LARGE: return true;
    }
    return false;
}

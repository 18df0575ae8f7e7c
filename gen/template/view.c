// SPDX-License-Identifier: MIT
// view: looking into a template's data.
#include "template/view.h"

const struct view *view_get(const struct view *v, str name)
{
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
    case VIEW_OBJECT: return true;
    }
    return false;
}

// SPDX-License-Identifier: MIT
// conf_value: see conf_value.h.
#include "sphinx/conf_value.h"

const struct conf_value *conf_value_get(const struct conf_value *dict, str key)
{
    if (!dict || dict->kind != CONF_DICT)
        return NULL;
    for (size_t i = dict->n; i--;)
        if (str_eq(dict->v[i].key, key))
            return dict->v[i].value;
    return NULL;
}

bool conf_value_is_text(const struct conf_value *v)
{
    return v && v->kind == CONF_TEXT;
}

bool conf_value_is_true(const struct conf_value *v)
{
    switch (v->kind) {
    case CONF_BOOL:
    case CONF_NUMBER: return v->number != 0;
    case CONF_TEXT: return v->text.n > 0;
    case CONF_LIST:
    case CONF_DICT: return v->n > 0;
    default: return false;
    }
}

str conf_value_text(struct arena *a, const struct conf_value *v)
{
    switch (v->kind) {
    case CONF_NONE: return S("None");
    case CONF_BOOL: return v->number != 0 ? S("True") : S("False");
    case CONF_NUMBER:
        return v->is_whole ? str_fmt(a, "%.0f", v->number)
                           : str_fmt(a, "%.15g", v->number);
    case CONF_TEXT: return v->text;
    default: return STR_NONE;
    }
}

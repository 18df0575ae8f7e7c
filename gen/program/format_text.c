// SPDX-License-Identifier: MIT
// format_text: each format becomes strings and formatted values that are
// joined.
#include "program/format_text.h"

/* Parses a specification such as ',.2f' for a value of a type. */
static bool read_spec(str spec, enum program_type type,
                      struct program_format *out)
{
    size_t i = 0;
    long digits = 0;
    *out = (struct program_format){0};
    if (i < spec.n && spec.p[i] == ',') {
        out->comma = true;
        i++;
    }
    if (i < spec.n && spec.p[i] == '.') {
        size_t end = ++i;
        while (end < spec.n && char_is_digit(spec.p[end]))
            end++;
        if (!str_to_long(str_slice(spec, i, end), &digits) ||
            digits > PROGRAM_DIGITS_MAX)
            return false;
        i = end;
    } else if (type == PROGRAM_INT && (i == spec.n || spec.p[i] == 'd')) {
        return i + (i < spec.n) == spec.n;
    } else {
        digits = 6;
    }
    out->digits = (uint8_t)digits;
    out->percent = i < spec.n && spec.p[i] == '%';
    return i + 1 == spec.n && (spec.p[i] == 'f' || out->percent);
}

bool format_text_value(struct emitter *x, enum program_type type, str spec)
{
    struct program_op op = {.kind = PROGRAM_FORMAT};
    if (type == PROGRAM_STR)
        return spec.n == 0 || EMIT_FAIL(x, "the format '%.*s'", STR_ARG(spec));
    if (spec.n == 0)
        return emit(x, (struct program_op){.kind = PROGRAM_SHOW,
                                           .integer = type == PROGRAM_INT});
    if (!read_spec(spec, type, &op.format))
        return EMIT_FAIL(x, "the format '%.*s'", STR_ARG(spec));
    return emit(x, op);
}

/* Pushes a string, and joins it to the string below it unless `first`. */
static bool join_text(struct emitter *x, str text, bool *first)
{
    if (!text.n)
        return true;
    if (!emit(x, (struct program_op){.kind = PROGRAM_TEXT, .text = text}))
        return false;
    bool joins = !*first;
    *first = false;
    return !joins || emit_kind(x, PROGRAM_JOIN);
}

static bool join_value(struct emitter *x, enum program_type type, str spec,
                       bool *first)
{
    if (!format_text_value(x, type, spec))
        return false;
    bool joins = !*first;
    *first = false;
    return !joins || emit_kind(x, PROGRAM_JOIN);
}

bool format_text_fstring(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type)
{
    bool first = true;
    enum program_type of;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (x->kind == DF_EXPR_STR) {
            if (!join_text(s->out, x->text, &first))
                return false;
            continue;
        }
        const struct df_expr *spec = x->items;
        bool plain = !spec || (spec->kind == DF_EXPR_STR && !spec->next);
        if (x->i || !plain)
            return scope_unsupported(s, e);
        if (!s->expression(s, x->a, &of) ||
            !join_value(s->out, of, spec ? spec->text : S(""), &first))
            return false;
    }
    *type = PROGRAM_STR;
    return !first || emit(s->out, (struct program_op){.kind = PROGRAM_TEXT,
                                                      .text = S("")});
}

bool format_text_call(const struct formula_scope *s, const struct df_expr *e,
                      str format, const struct df_expr *x,
                      enum program_type *type)
{
    struct buf text = {.a = s->out->a};
    bool first = true;
    int fields = 0;
    *type = PROGRAM_STR;
    for (size_t i = 0; i < format.n; i++) {
        char c = format.p[i];
        bool twice = i + 1 < format.n && format.p[i + 1] == c;
        if (c != '{' && c != '}') {
            buf_putc(&text, c);
        } else if (twice) {
            buf_putc(&text, c);
            i++;
        } else {
            size_t end = str_find_char(format, '}', i);
            enum program_type of;
            str field = c == '{' && end != STR_NPOS
                            ? str_slice(format, i + 1, end)
                            : S("?");
            if (str_starts(field, S("0")))
                field = str_from(field, 1);
            if (++fields > 1 || (field.n && field.p[0] != ':'))
                return scope_unsupported(s, e);
            if (!join_text(s->out, str_dup(s->out->a, buf_str(&text)),
                           &first) ||
                !s->expression(s, x, &of) ||
                !join_value(s->out, of, field.n ? str_from(field, 1) : field,
                            &first))
                return false;
            text.n = 0;
            i = end;
        }
    }
    return join_text(s->out, buf_str(&text), &first) &&
           (!first || emit(s->out, (struct program_op){.kind = PROGRAM_TEXT,
                                                       .text = S("")}));
}

bool format_text_percent(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type)
{
    str format = e->a->text, spec = S("");
    size_t at = str_find_char(format, '%', 0), end = at + 1;
    bool first = true;
    enum program_type of;
    while (at != STR_NPOS && end < format.n && !char_is_alpha(format.p[end]))
        end++;
    if (at == STR_NPOS || end >= format.n ||
        str_find_char(format, '%', end) != STR_NPOS)
        return scope_unsupported(s, e);
    if (!join_text(s->out, str_slice(format, 0, at), &first) ||
        !s->expression(s, e->b, &of))
        return false;
    char code = format.p[end];
    if (code == 'f')
        spec = str_slice(format, at + 1, end + 1);
    if (code == 'd' && of == PROGRAM_FLOAT && end == at + 1) {
        if (!emit_kind(s->out, PROGRAM_TRUNCATE))
            return false;
        of = PROGRAM_INT;
    } else if (code != 'f' && (end != at + 1 || (code != 's' && code != 'd'))) {
        return scope_unsupported(s, e);
    }
    *type = PROGRAM_STR;
    return join_value(s->out, of, spec, &first) &&
           join_text(s->out, str_from(format, end + 1), &first);
}

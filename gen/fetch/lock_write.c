// SPDX-License-Identifier: MIT
// lock_write: writes strings that need no quotes in YAML without quotes, and
// all other strings in double quotes (YAML 1.2, section 7.3.1).
#include "fetch/lock_write.h"

#include "base/shown.h"
#include "base/utf8.h"

/* Whether a string needs no quotes in any list or map, and is not a word for
   null. */
static bool is_plain(str s)
{
    static const str NULLS[] = {S_INIT("null"), S_INIT("Null"), S_INIT("NULL")};
    if (!s.n || !char_is_alnum(s.p[0]) || s.p[s.n - 1] == ' ')
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) &&
            str_find_char(S("._-/ "), s.p[i], 0) == STR_NPOS)
            return false;
    return !STR_AMONG(s, NULLS);
}

/* Appends one character inside double quotes. Line breaks are escaped, since
   YAML would fold them. */
static void put_escaped(struct buf *b, str s, unsigned cp)
{
    bool plain = shown_is_plain(s) && (cp & 0xfffe) != 0xfffe;
    if (cp == '"' || cp == '\\')
        buf_printf(b, "\\%c", (char)cp);
    else if (plain)
        buf_put(b, s);
    else if (cp < 0x100)
        buf_printf(b, "\\x%02x", cp);
    else if (cp < 0x10000)
        buf_printf(b, "\\u%04x", cp);
    else
        buf_printf(b, "\\U%08x", cp);
}

static void put_quoted(struct buf *b, str s)
{
    buf_putc(b, '"');
    while (s.n) {
        size_t n;
        unsigned cp = utf8_decode(s, &n);
        put_escaped(b, str_slice(s, 0, n), cp);
        s = str_from(s, n);
    }
    buf_putc(b, '"');
}

static void put_text(struct buf *b, str s)
{
    if (is_plain(s))
        buf_put(b, s);
    else
        put_quoted(b, s);
}

/* Quotes all strings: other readers of YAML would read 2.20 as a number. */
static void put_list(struct buf *b, const struct strs *list)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < list->n; i++) {
        if (i)
            buf_puts(b, ", ");
        put_quoted(b, list->v[i]);
    }
    buf_putc(b, ']');
}

static void put_columns(struct buf *b, const struct lock_columns *columns)
{
    struct arena a = {0};
    buf_puts(b, "    columns: [");
    for (size_t i = 0; i < columns->n; i++) {
        const struct lock_column *c = &columns->v[i];
        if (i)
            buf_puts(b, ", ");
        str parts[] = {c->name, LOCK_TYPES[c->type]};
        put_text(b, str_join(&a, parts, 2, S(" ")));
    }
    buf_puts(b, "]\n");
    arena_free(&a);
}

static void put_from(struct buf *b, const struct lock_from *from)
{
    const struct {
        const char *key;
        str value;
    } ALL[] = {
        {"database", from->database}, {"server", from->server},
        {"query", from->query},       {"query_sha256", from->query_sha256},
        {"url", from->url},           {"pattern", from->pattern},
        {"etag", from->etag}};
    const char *before = "    from: {";
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        if (!ALL[i].value.p)
            continue;
        buf_printf(b, "%s%s: ", before, ALL[i].key);
        put_text(b, ALL[i].value);
        before = ", ";
    }
    if (from->parameters.n) {
        buf_puts(b, ", parameters: ");
        put_list(b, &from->parameters);
    }
    buf_puts(b, "}\n");
}

static void put_snapshot(struct buf *b, const struct snapshot *s)
{
    buf_puts(b, "  - to: ");
    put_text(b, s->to);
    buf_printf(b, "\n    sha256: %.*s\n", STR_ARG(s->sha256));
    if (s->columns.n) {
        buf_printf(b, "    rows: %zu\n", s->rows);
        put_columns(b, &s->columns);
    }
    if (s->key.n) {
        buf_puts(b, "    key: ");
        put_list(b, &s->key);
        buf_putc(b, '\n');
    }
    put_from(b, &s->from);
    buf_printf(b, "    fetched: %.*s\n", STR_ARG(s->fetched));
    if (s->checked.p)
        buf_printf(b, "    checked: %.*s\n", STR_ARG(s->checked));
}

void lock_write(struct buf *b, const struct snapshot *v, size_t n)
{
    buf_puts(b, "# Written by `perfpress fetch`. Commit it with the files that "
                "it lists.\nversion: 1\nsnapshots:\n");
    for (size_t i = 0; i < n; i++)
        put_snapshot(b, &v[i]);
}

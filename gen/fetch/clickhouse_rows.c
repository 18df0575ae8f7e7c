// SPDX-License-Identifier: MIT
// clickhouse_rows: the first line of the answer has the names of the columns,
// the second line has their types. A tab ends a cell, a line break ends a row;
// inside of cells, both are escaped. Each row is passed on only when the next
// line has come, since the last line may be an exception instead of a row.
#include "fetch/clickhouse_rows.h"

#include "base/codes/fetch.h"
#include "base/vec.h"

/* ESCAPED_MAX: escapes make a cell up to four times as long. EXCEPTION_MAX:
   lines of an exception after this many bytes are dropped. */
enum { ESCAPED_MAX = 4, EXCEPTION_MAX = 4000 };

/* ---- types ---- */

static const struct {
    str name;
    unsigned type;
} KINDS[] = {
    {S_INIT("String"), LOCK_TEXT},       {S_INIT("FixedString"), LOCK_TEXT},
    {S_INIT("UUID"), LOCK_TEXT},         {S_INIT("Date"), LOCK_TEXT},
    {S_INIT("Date32"), LOCK_TEXT},       {S_INIT("DateTime"), LOCK_TEXT},
    {S_INIT("DateTime64"), LOCK_TEXT},   {S_INIT("Time"), LOCK_TEXT},
    {S_INIT("Time64"), LOCK_TEXT},       {S_INIT("Enum8"), LOCK_TEXT},
    {S_INIT("Enum16"), LOCK_TEXT},       {S_INIT("IPv4"), LOCK_TEXT},
    {S_INIT("IPv6"), LOCK_TEXT},         {S_INIT("JSON"), LOCK_TEXT},
    {S_INIT("Nothing"), LOCK_TEXT},      {S_INIT("Int8"), LOCK_INTEGER},
    {S_INIT("Int16"), LOCK_INTEGER},     {S_INIT("Int32"), LOCK_INTEGER},
    {S_INIT("Int64"), LOCK_INTEGER},     {S_INIT("Int128"), LOCK_INTEGER},
    {S_INIT("Int256"), LOCK_INTEGER},    {S_INIT("UInt8"), LOCK_INTEGER},
    {S_INIT("UInt16"), LOCK_INTEGER},    {S_INIT("UInt32"), LOCK_INTEGER},
    {S_INIT("UInt64"), LOCK_INTEGER},    {S_INIT("UInt128"), LOCK_INTEGER},
    {S_INIT("UInt256"), LOCK_INTEGER},   {S_INIT("Float32"), LOCK_NUMBER},
    {S_INIT("Float64"), LOCK_NUMBER},    {S_INIT("BFloat16"), LOCK_NUMBER},
    {S_INIT("Decimal"), LOCK_NUMBER},    {S_INIT("Decimal32"), LOCK_NUMBER},
    {S_INIT("Decimal64"), LOCK_NUMBER},  {S_INIT("Decimal128"), LOCK_NUMBER},
    {S_INIT("Decimal256"), LOCK_NUMBER}, {S_INIT("Bool"), LOCK_BOOLEAN},
};

/* Removes an outer type such as Nullable(...). Returns false if `name` has no
   such outer type. */
static bool unwrap(str *name, str outer)
{
    if (!str_starts(*name, outer) || !str_ends(*name, S(")")))
        return false;
    *name = str_slice(*name, outer.n, name->n - 1);
    return true;
}

bool clickhouse_rows_type(str name, unsigned *type, bool *padded)
{
    while (unwrap(&name, S("Nullable(")) || unwrap(&name, S("LowCardinality(")))
        ;
    if (unwrap(&name, S("SimpleAggregateFunction("))) {
        size_t comma = str_find(name, S(", "), 0);
        name = comma == STR_NPOS ? name : str_from(name, comma + 2);
        return clickhouse_rows_type(name, type, padded);
    }
    str kind = str_slice(name, 0, str_find_char(name, '(', 0));
    *padded = str_eq(kind, S("FixedString"));
    *type = LOCK_INTEGER;
    if (str_starts(kind, S("Interval")))
        return true;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_eq(kind, KINDS[i].name)) {
            *type = KINDS[i].type;
            return true;
        }
    return false;
}

/* ---- cells ---- */

/* Returns the character that `c` after a backslash means. */
static char escaped(char c)
{
    static const char LETTERS[] = "abefnrtv0";
    static const char MEANINGS[] = "\a\b\033\f\n\r\t\v\0";
    const char *at = c ? strchr(LETTERS, c) : NULL;
    return at ? MEANINGS[at - LETTERS] : c;
}

/* Decodes a cell in place. Returns STR_NONE for NULL. */
static str decode(char *p, size_t n)
{
    size_t to = 0;
    if (n == 2 && p[0] == '\\' && p[1] == 'N')
        return STR_NONE;
    if (!n || !memchr(p, '\\', n))
        return (str){n ? p : "", n};
    for (size_t i = 0; i < n; i++)
        if (p[i] != '\\' || i + 1 == n) {
            p[to++] = p[i];
        } else if (p[i + 1] == 'x' && i + 3 < n && char_hex(p[i + 2]) >= 0 &&
                   char_hex(p[i + 3]) >= 0) {
            p[to++] = (char)(char_hex(p[i + 2]) << 4 | char_hex(p[i + 3]));
            i += 3;
        } else {
            p[to++] = escaped(p[++i]);
        }
    return (str){p, to};
}

/* Cuts the next cell off a line and decodes it. Returns false at the end of the
   line. */
static bool next_cell(char **p, size_t *n, str *cell)
{
    if (!*p)
        return false;
    char *tab = *n ? memchr(*p, '\t', *n) : NULL;
    size_t k = tab ? (size_t)(tab - *p) : *n;
    *cell = decode(*p, k);
    *n -= tab ? k + 1 : k;
    *p = tab ? tab + 1 : NULL;
    return true;
}

/* ---- exceptions ---- */

/* Whether the text at an offset is an exception: "Code: 159. DB::Exception:
   ...", or, from old servers, "Code: 159, e.displayText() = DB::Exception:
   ...". */
static bool is_exception(str line, size_t at)
{
    size_t n = at + 6;
    if (!str_starts(str_from(line, at), S("Code: ")))
        return false;
    while (n < line.n && char_is_digit(line.p[n]))
        n++;
    str rest = str_from(line, n);
    return n > at + 6 && (str_starts(rest, S(", e.displayText()")) ||
                          str_starts(rest, S(". DB::")));
}

/* Returns the offset of the first exception in a line, or STR_NPOS. */
static size_t find_exception(str line)
{
    size_t at = 0;
    while ((at = str_find(line, S("Code: "), at)) != STR_NPOS &&
           !is_exception(line, at))
        at++;
    return at;
}

/* ---- lines ---- */

static bool fail(struct clickhouse_rows *r, const struct diag_code *code,
                 str why)
{
    r->failed = true;
    return receive_fail(r->in, code, why);
}

static bool read_names(struct clickhouse_rows *r, char *p, size_t n)
{
    for (str cell; next_cell(&p, &n, &cell);)
        vec_push(r->in->a, &r->columns,
                 (struct lock_column){str_dup(r->in->a, cell), LOCK_TEXT});
    return true;
}

static bool refuse_type(struct clickhouse_rows *r, str column, str type)
{
    r->failed = true;
    receive_query_fail(
        r->in, DIAG_FETCH_TYPE,
        str_fmt(r->in->a, "cannot read column '%.*s': its type is %.*s",
                STR_ARG(column), STR_ARG(str_slice(type, 0, 200))));
    diag_help(r->in->d, "convert it to text with toString(), or turn an array "
                        "into rows with arrayJoin()");
    return false;
}

/* Whether a string looks like a type. Otherwise, the answer is probably not
   ClickHouse's. */
static bool is_type(str name)
{
    return name.n && name.p[0] >= 'A' && name.p[0] <= 'Z' &&
           str_find_char(name, '<', 0) == STR_NPOS;
}

static bool read_types(struct clickhouse_rows *r, char *p, size_t n)
{
    size_t i = 0;
    str cell;
    r->padded = NEW_N(r->in->a, bool, r->columns.n);
    r->cells = NEW_N(r->in->a, str, r->columns.n);
    while (i < r->columns.n && next_cell(&p, &n, &cell) && is_type(cell)) {
        struct lock_column *c = &r->columns.v[i];
        if (!clickhouse_rows_type(cell, &c->type, &r->padded[i++]))
            return refuse_type(r, c->name, cell);
    }
    if (p || i != r->columns.n)
        return fail(r, DIAG_FETCH_SERVER,
                    S("its answer is not in the format "
                      "TabSeparatedWithNamesAndTypes"));
    r->failed = !receive_columns(r->in, r->columns.v, r->columns.n);
    return !r->failed;
}

/* Converts a boolean to True or False, and removes NULs at the end of a
   FixedString. */
static str convert(const struct clickhouse_rows *r, size_t i, str cell)
{
    if (r->columns.v[i].type == LOCK_BOOLEAN)
        return str_eq(cell, S("true"))    ? S("True")
               : str_eq(cell, S("false")) ? S("False")
                                          : cell;
    while (r->padded[i] && cell.n && cell.p[cell.n - 1] == '\0')
        cell.n--;
    return cell;
}

static bool read_row(struct clickhouse_rows *r, char *p, size_t n)
{
    size_t i = 0;
    for (; i < r->columns.n && next_cell(&p, &n, &r->cells[i]); i++)
        r->cells[i] = convert(r, i, r->cells[i]);
    if (p || i != r->columns.n)
        return fail(r, DIAG_FETCH_SERVER,
                    str_fmt(r->in->a, "row %zu of its answer is malformed",
                            r->in->rows + 1));
    r->failed = !receive_row(r->in, r->cells);
    return !r->failed;
}

/* Adds a line to r->exception, unless that has EXCEPTION_MAX bytes. The lines
   after it belong to the exception, too. */
static bool keep_exception(struct clickhouse_rows *r, str text)
{
    r->in_exception = true;
    if (r->exception.n < EXCEPTION_MAX) {
        buf_put(&r->exception, text);
        buf_puts(&r->exception, "\n");
    }
    return true;
}

static bool read_line(struct clickhouse_rows *r, char *p, size_t n)
{
    str line = {p, n};
    if (r->in_exception || is_exception(line, 0) ||
        str_starts(line, S("__exception__")))
        return keep_exception(r, line);
    size_t number = r->lines++;
    return number == 0   ? read_names(r, p, n)
           : number == 1 ? read_types(r, p, n)
                         : read_row(r, p, n);
}

/* Ends the current line: reads the line before it, then stores the current line
   as r->before. */
static bool end_line(struct clickhouse_rows *r)
{
    bool good = !r->has_before || read_line(r, r->before.p, r->before.n);
    struct buf free = r->before;
    r->before = r->line;
    r->line = free;
    r->line.n = 0;
    r->has_before = true;
    return good;
}

/* ---- the answer ---- */

void clickhouse_rows_start(struct clickhouse_rows *r, struct receive *in)
{
    *r = (struct clickhouse_rows){.in = in};
    r->line.a = r->before.a = r->exception.a = &r->arena;
    /* The string of an empty line must have a pointer that is not NULL. */
    buf_room(&r->line, 1);
    buf_room(&r->before, 1);
}

bool clickhouse_rows_put(void *data, str bytes)
{
    struct clickhouse_rows *r = data;
    size_t max = ESCAPED_MAX * r->in->q->key->bytes;
    while (bytes.n) {
        size_t end = str_find_char(bytes, '\n', 0);
        str part = str_slice(bytes, 0, end);
        if (r->line.n + part.n > max) {
            r->failed = true;
            return receive_too_large(r->in);
        }
        buf_put(&r->line, part);
        if (end == STR_NPOS)
            return true;
        bytes = str_from(bytes, end + 1);
        if (!end_line(r))
            return false;
    }
    return true;
}

bool clickhouse_rows_end(struct clickhouse_rows *r)
{
    str last = {r->before.p, r->before.n};
    size_t at = r->has_before ? find_exception(last) : STR_NPOS;
    if (r->failed)
        return false;
    if (at != STR_NPOS)
        keep_exception(r, str_from(last, at));
    else if (r->has_before && !read_line(r, r->before.p, r->before.n))
        return false;
    if (r->in_exception || find_exception(buf_str(&r->line)) != STR_NPOS)
        keep_exception(r, buf_str(&r->line));
    if (r->in_exception)
        return false;
    if (r->line.n)
        return fail(r, DIAG_FETCH_SERVER,
                    S("its answer ends in the middle of a row"));
    if (r->lines < 2) {
        r->failed = true;
        return receive_columns(r->in, NULL, 0);
    }
    r->failed = !receive_end(r->in);
    return !r->failed;
}

void clickhouse_rows_free(struct clickhouse_rows *r)
{
    arena_free(&r->arena);
}

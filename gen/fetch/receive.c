// SPDX-License-Identifier: MIT
// receive: checks in one pass over the bytes of each cell that the cell fits
// the type of its column, and counts rows and bytes.
#include "fetch/receive.h"

#include "base/codes/fetch.h"
#include "base/utf8.h"
#include "load/json/json_events.h"
#include "net/http_transfer.h"

void receive_start(struct receive *r, struct arena *a, struct diags *d,
                   const struct fetch_query *q, const struct fetch_rows *out)
{
    *r = (struct receive){.a = a, .d = d, .q = q, .out = out};
    r->end = http_now() + q->key->seconds;
}

double receive_seconds(const struct receive *r)
{
    return r->end - http_now();
}

/* ---- faults ---- */

bool receive_fail(struct receive *r, const struct diag_code *code, str why)
{
    diag_at(r->d, code, r->q->key->at,
            str_fmt(r->a, "database '%.*s': %.*s", STR_ARG(r->q->key->database),
                    STR_ARG(why)));
    return false;
}

bool receive_late(struct receive *r)
{
    receive_fail(
        r, DIAG_FETCH_LIMIT,
        str_fmt(r->a, "the query took longer than %.3g s", r->q->key->seconds));
    diag_help(r->d, "to change this limit, set 'timeout' in the query's entry "
                    "under 'fetch' in perfpress.yaml");
    return false;
}

bool receive_query_fail(struct receive *r, const struct diag_code *code,
                        str why)
{
    diag_at(r->d, code, ((struct pos){.src = r->q->sql}), why);
    return false;
}

bool receive_query_fail_at(struct receive *r, const struct diag_code *code,
                           size_t offset, str why)
{
    str text = r->q->sql->text;
    size_t n = 0;
    while (offset + n < text.n &&
           (char_is_alnum(text.p[offset + n]) || text.p[offset + n] == '_'))
        n++;
    diag_at(r->d, code, json_pos(r->q->sql, offset, n), why);
    return false;
}

static bool has_nul(str s)
{
    return s.n && memchr(s.p, '\0', s.n);
}

bool receive_check_query(struct receive *r)
{
    const struct strs *v = &r->q->key->parameters;
    if (has_nul(r->q->sql->text))
        return receive_query_fail(r, DIAG_FETCH_QUERY,
                                  S("the query has a NUL character"));
    for (size_t i = 0; i < v->n; i++)
        if (has_nul(v->v[i]))
            return receive_fail(
                r, DIAG_FETCH_QUERY,
                str_fmt(r->a, "parameter %zu has a NUL character", i + 1));
    return true;
}

/* ---- columns ---- */

bool receive_columns(struct receive *r, const struct lock_column *v, size_t n)
{
    struct map names = {.a = r->a};
    if (!n)
        return receive_query_fail(
            r, DIAG_FETCH_QUERY,
            S("the query returns no columns; it must be one SELECT"));
    r->columns = (struct lock_columns){
        .v = NEW_N(r->a, struct lock_column, n), .n = n, .cap = n};
    r->cells = NEW_N(r->a, str, n);
    memcpy(r->columns.v, v, n * sizeof *v);
    for (size_t i = 0; i < n; i++) {
        if (str_blank(v[i].name))
            return receive_query_fail(
                r, DIAG_FETCH_QUERY,
                str_fmt(r->a, "column %zu has no name: add one with AS",
                        i + 1));
        if (utf8_invalid(v[i].name) != STR_NPOS || has_nul(v[i].name))
            return receive_query_fail(
                r, DIAG_FETCH_QUERY,
                str_fmt(r->a, "the name of column %zu is not UTF-8", i + 1));
        if (!map_add(&names, v[i].name, r))
            return receive_query_fail(
                r, DIAG_FETCH_QUERY,
                str_fmt(r->a, "two columns have the name '%.*s'",
                        STR_ARG(v[i].name)));
    }
    return true;
}

bool receive_end(struct receive *r)
{
    if (r->begun)
        return true;
    r->begun = true;
    return r->out->columns(r->out->data, r->columns.v, r->columns.n);
}

/* ---- cells ---- */

static size_t digits(str s, size_t at)
{
    size_t from = at;
    while (at < s.n && char_is_digit(s.p[at]))
        at++;
    return at - from;
}

static bool is_integer(str *cell)
{
    size_t sign = cell->n && (cell->p[0] == '-' || cell->p[0] == '+');
    size_t n = digits(*cell, sign);
    return n && sign + n == cell->n;
}

/* Whether a cell is a word for NaN or infinity. Replaces the word by pandas'
   word. */
static bool is_infinite(str *cell)
{
    static const struct {
        str word, pandas;
    } WORDS[] = {
        {S_INIT("nan"), S_INIT("NaN")},       {S_INIT("-nan"), S_INIT("NaN")},
        {S_INIT("inf"), S_INIT("inf")},       {S_INIT("-inf"), S_INIT("-inf")},
        {S_INIT("infinity"), S_INIT("inf")},  {S_INIT("+inf"), S_INIT("inf")},
        {S_INIT("-infinity"), S_INIT("-inf")}};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq_nocase(*cell, WORDS[i].word)) {
            *cell = WORDS[i].pandas;
            return true;
        }
    return false;
}

/* number: [+-] digits [. digits] [e [+-] digits] | a word that is_infinite
   accepts */
static bool is_number(str *cell)
{
    str s = *cell;
    size_t at = s.n && (s.p[0] == '-' || s.p[0] == '+');
    size_t whole = digits(s, at), part = 0;
    at += whole;
    if (at < s.n && s.p[at] == '.') {
        part = digits(s, at + 1);
        at += 1 + part;
    }
    if (whole + part && at < s.n && (s.p[at] == 'e' || s.p[at] == 'E')) {
        at++;
        at += at < s.n && (s.p[at] == '-' || s.p[at] == '+');
        size_t exponent = digits(s, at);
        at += exponent;
        part = exponent ? part : 0;
        whole = exponent ? whole : 0;
    }
    return (whole + part && at == s.n) || is_infinite(cell);
}

static bool is_text(str *cell)
{
    return utf8_invalid(*cell) == STR_NPOS && !has_nul(*cell);
}

static bool is_boolean(str *cell)
{
    return str_eq(*cell, S("True")) || str_eq(*cell, S("False"));
}

static const struct {
    bool (*holds)(str *cell);
    const char *what;
} CHECKS[] = {
    [LOCK_TEXT] = {is_text, "text in UTF-8"},
    [LOCK_INTEGER] = {is_integer, "an integer"},
    [LOCK_NUMBER] = {is_number, "a number"},
    [LOCK_BOOLEAN] = {is_boolean, "a boolean"},
};

static bool cells_fit(struct receive *r, const str *cells)
{
    for (size_t i = 0; i < r->columns.n; i++) {
        unsigned type = r->columns.v[i].type;
        r->cells[i] = cells[i];
        r->bytes += cells[i].n + 1;
        if (!cells[i].p || CHECKS[type].holds(&r->cells[i]))
            continue;
        receive_query_fail(r, DIAG_FETCH_TYPE,
                           str_fmt(r->a, "row %zu: '%.*s' is not %s",
                                   r->rows + 1, STR_ARG(r->columns.v[i].name),
                                   CHECKS[type].what));
        if (type == LOCK_TEXT)
            diag_help(r->d, "convert the bytes in the query, for example into "
                            "hexadecimal digits");
        return false;
    }
    return true;
}

/* Reports a limit. */
static bool too_much(struct receive *r, const char *what, size_t limit,
                     const char *key)
{
    receive_query_fail(
        r, DIAG_FETCH_LIMIT,
        str_fmt(r->a, "the query returns more than %zu %s", limit, what));
    diag_help(r->d,
              "aggregate in the query, or set '%s' in the query's entry under "
              "'fetch' in perfpress.yaml",
              key);
    return false;
}

bool receive_too_many(struct receive *r)
{
    return too_much(r, "rows", r->q->key->rows, "rows");
}

bool receive_too_large(struct receive *r)
{
    return too_much(r, "bytes", r->q->key->bytes, "bytes");
}

bool receive_row(struct receive *r, const str *cells)
{
    const struct fetch_key *key = r->q->key;
    if (r->rows >= key->rows)
        return receive_too_many(r);
    if (!cells_fit(r, cells))
        return false;
    if (r->bytes > key->bytes)
        return receive_too_large(r);
    if (!receive_end(r))
        return false;
    r->rows++;
    return r->out->row(r->out->data, r->cells, r->columns.n);
}

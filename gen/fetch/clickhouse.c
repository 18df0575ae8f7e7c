// SPDX-License-Identifier: MIT
// clickhouse: asks for the version, then sends the query by POST. With
// wait_end_of_query, the server sends the answer only when it is complete, so
// that it can report an exception (a fault of the query) by the HTTP status. If
// an exception is in the body of the answer nevertheless, clickhouse_rows finds
// it.
#include "fetch/clickhouse.h"

#include <stdlib.h>

#include "base/codes/fetch.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/build.h"
#include "fetch/clickhouse_rows.h"
#include "fetch/clickhouse_sql.h"
#include "fetch/server_url.h"
#include "net/http_transfer.h"

enum {
    GRACE_SECONDS = 2, /* the server ends a slow query; if it does not, we do so
                          this much later */
    ANSWER_SHOWN = 4000
};

/* Which settings are sent: servers may not know some settings, and users may
   not be allowed to change any. */
enum clickhouse_level { ALL_SETTINGS, READ_ONLY, NO_SETTINGS };

/* Without these settings, a user's profile could cut results off silently. */
static const char COMPLETE[] = "&result_overflow_mode=throw"
                               "&read_overflow_mode=throw"
                               "&group_by_overflow_mode=throw"
                               "&sort_overflow_mode=throw"
                               "&set_overflow_mode=throw"
                               "&join_overflow_mode=throw"
                               "&distinct_overflow_mode=throw"
                               "&transfer_overflow_mode=throw"
                               "&timeout_overflow_mode=throw"
                               "&skip_unavailable_shards=0&extremes=0";

/* Finds a setting of the user that cuts results off although COMPLETE was
   sent. */
#define INCOMPLETE                                                           \
    "SELECT name FROM system.settings WHERE (name LIKE '%overflow_mode%'"    \
    " AND value IN ('break', 'any')) OR (name IN ('skip_unavailable_shards'" \
    ", 'extremes', 'limit', 'offset') AND value != '0') OR"                  \
    " (name LIKE 'additional_%filter%' AND value NOT IN ('', '{}'))"         \
    " ORDER BY name LIMIT 1 FORMAT TabSeparated"

struct clickhouse {
    struct receive in;
    struct http http;
    struct server_url url;
    struct clickhouse_sql sql;
    struct clickhouse_rows rows;
    enum clickhouse_level level;
    /* the current request and its answer */
    str body;
    bool is_query, sent;
    long status;
    bool framed;
    bool untrusted; /* TLS refused the server's certificate */
    str answer, fault;
};

/* ---- the address ---- */

/* Returns the start of the URL: scheme, host and port. */
static str origin_of(struct clickhouse *c)
{
    bool plain = str_eq_nocase(c->url.scheme, S("clickhouse+http")) ||
                 (str_eq_nocase(c->url.scheme, S("clickhouse")) &&
                  server_url_is_loopback(c->url.host));
    str port = c->url.port.p ? c->url.port : plain ? S("8123") : S("8443");
    return str_fmt(c->in.a, "%s://%.*s:%.*s/", plain ? "http" : "https",
                   STR_ARG(c->url.host), STR_ARG(port));
}

static bool read_address(struct clickhouse *c)
{
    const char *why = server_url_read(c->in.a, c->in.q->address, &c->url);
    str host = c->url.host;
    if (!why && c->url.options.n)
        why = "options after '?' are not supported for ClickHouse";
    if (why)
        return receive_fail(
            &c->in, DIAG_FETCH_ADDRESS,
            str_fmt(c->in.a, "its address is invalid: %s", why));
    if (host.p[0] == '[')
        secrets_add(c->in.a, &c->in.secrets, str_slice(host, 1, host.n - 1));
    return true;
}

/* ---- requests ---- */

static str url_of(struct clickhouse *c)
{
    const struct fetch_key *key = c->in.q->key;
    struct buf b = {.a = c->in.a};
    buf_put(&b, origin_of(c));
    buf_puts(&b, "?wait_end_of_query=1"
                 "&default_format=TabSeparatedWithNamesAndTypes");
    if (c->url.database.n) {
        buf_puts(&b, "&database=");
        uri_put_encoded(&b, c->url.database, "");
    }
    if (c->level != NO_SETTINGS)
        buf_puts(&b, "&readonly=2");
    if (c->level == ALL_SETTINGS)
        buf_printf(&b, "&max_execution_time=%.0f&max_result_rows=%zu%s",
                   key->seconds < 1 ? 1 : key->seconds,
                   c->is_query ? key->rows : 1000, COMPLETE);
    return buf_str(&b);
}

/* Implements http_plan.next: one request, without retries. */
static bool next(void *data, size_t *item, double *wait)
{
    struct clickhouse *c = data;
    *item = 0;
    *wait = -1;
    return !c->sent && (c->sent = true);
}

static void make(void *data, size_t item, struct arena *a,
                 struct http_request *out)
{
    struct clickhouse *c = data;
    double left = receive_seconds(&c->in) + GRACE_SECONDS;
    (void)item;
    *out = (struct http_request){.method = S("POST"),
                                 .url = url_of(c),
                                 .body = c->body,
                                 .seconds = left < 1 ? 1 : (unsigned)left};
    if (c->is_query) {
        out->stream = clickhouse_rows_put;
        out->stream_data = &c->rows;
    }
    vec_push(a, &out->headers, S("Content-Type: text/plain; charset=utf-8"));
    if (c->url.user.n)
        vec_push(a, &out->headers,
                 str_fmt(a, "X-ClickHouse-User: %.*s", STR_ARG(c->url.user)));
    if (c->url.password.n)
        vec_push(
            a, &out->headers,
            str_fmt(a, "X-ClickHouse-Key: %.*s", STR_ARG(c->url.password)));
}

static void take_answer(void *data, size_t item, struct arena *a,
                        const struct http_answer *answer)
{
    struct clickhouse *c = data;
    (void)item, (void)a;
    c->status = answer->status;
    c->framed = answer->framed;
    c->answer = str_dup(c->in.a, str_slice(answer->body, 0, ANSWER_SHOWN));
    c->fault = str_dup(c->in.a, answer->fault);
    c->untrusted = answer->permanent;
}

static bool stopped(void *data)
{
    (void)data;
    return build_interrupted();
}

/* Sends a request. Returns false, after a report or an interrupt, if there is
   no complete answer. */
static bool ask(struct clickhouse *c, str body, bool is_query)
{
    struct http_plan plan = {c, next, make, take_answer, stopped};
    c->body = body;
    c->is_query = is_query;
    c->sent = false;
    c->status = -1;
    http_transfer(&c->http, &plan);
    if (c->status < 0 || c->rows.failed || build_interrupted())
        return false;
    if (c->status)
        return true;
    if (receive_seconds(&c->in) <= 0)
        return receive_late(&c->in);
    receive_fail(&c->in, DIAG_FETCH_SERVER,
                 secrets_hide(c->in.a, &c->in.secrets, c->fault));
    /* a port without TLS may read the first bytes as HTTP and wait for more
       bytes */
    bool tls = str_starts(origin_of(c), S("https:")) && !c->untrusted;
    diag_help(c->in.d, "the environment variable %.*s sets its address%s",
              STR_ARG(fetch_keys_variable(c->in.a, c->in.q->key->database)),
              tls ? "; use the port for HTTPS, such as 8443" : "");
    return false;
}

/* ---- exceptions ---- */

enum { REFUSED = 1, LATE, TOO_MANY, SERVER };

/* Codes of exceptions that are not faults of the query
   (src/Common/ErrorCodes.cpp). */
static const struct {
    short code, kind;
} CODES[] = {
    {32, SERVER},   {101, SERVER},  {102, SERVER},   {159, LATE},
    {173, SERVER},  {192, REFUSED}, {193, REFUSED},  {194, REFUSED},
    {198, SERVER},  {202, SERVER},  {203, SERVER},   {209, SERVER},
    {210, SERVER},  {236, SERVER},  {241, SERVER},   {242, SERVER},
    {279, SERVER},  {394, SERVER},  {396, TOO_MANY}, {425, SERVER},
    {516, REFUSED}, {999, SERVER},  {1000, SERVER},  {1001, SERVER},
    {1002, SERVER},
};

enum {
    CODE_UNKNOWN_DATABASE = 81,
    CODE_UNKNOWN_SETTING = 115,
    CODE_READONLY = 164,
    CODE_CONSTRAINT = 452
};

/* Returns the code of an exception, or 0 if the text has no code. */
static long code_of(str text)
{
    const str mark = S("Code: ");
    size_t at = str_find(text, mark, 0), end = at + mark.n;
    long code = 0;
    if (at == STR_NPOS)
        return 0;
    while (end < text.n && char_is_digit(text.p[end]))
        end++;
    str_to_long(str_slice(text, at + mark.n, end), &code);
    return code;
}

/* Returns the message of an exception. */
static str message_of(str text)
{
    const str mark = S("Exception: ");
    size_t at = str_find(text, mark, 0);
    if (at != STR_NPOS)
        text = str_from(text, at + mark.n);
    text = str_slice(text, 0, str_find(text, S(", e.what() = "), 0));
    text = str_slice(text, 0, str_find(text, S(" (version "), 0));
    return str_trim(text);
}

/* Removes the position of a syntax error from the message and returns the
   position: an offset from 1 in the query that was sent, or 0 if the message
   has no position. */
static size_t cut_position(struct arena *a, str *message)
{
    const str mark = S(" failed at position ");
    size_t at = str_find(*message, mark, 0), end = at + mark.n;
    long position;
    if (at == STR_NPOS)
        return 0;
    while (end < message->n && char_is_digit(message->p[end]))
        end++;
    str digits = str_slice(*message, at + mark.n, end);
    size_t text = str_find(*message, S("): "), end);
    if (!str_to_long(digits, &position) || position < 1)
        return 0;
    *message =
        str_concat(a, str_slice(*message, 0, at),
                   text == STR_NPOS ? S("") : str_from(*message, text + 2));
    return (size_t)position;
}

/* Reports an exception: at its position in the query, or for the whole query if
   its message has no position. */
static bool fail_query(struct clickhouse *c, long code, str message)
{
    size_t position = cut_position(c->in.a, &message);
    str text =
        str_fmt(c->in.a, "%.*s (ClickHouse code %ld)",
                STR_ARG(secrets_hide(c->in.a, &c->in.secrets, message)), code);
    if (!position)
        return receive_query_fail(&c->in, DIAG_FETCH_QUERY, text);
    return receive_query_fail_at(&c->in, DIAG_FETCH_QUERY,
                                 clickhouse_sql_offset(&c->sql, position - 1),
                                 text);
}

static bool fail_address(struct clickhouse *c, str why, const char *more)
{
    receive_fail(&c->in, DIAG_FETCH_SERVER, why);
    diag_help(c->in.d, "the environment variable %.*s sets its address%s",
              STR_ARG(fetch_keys_variable(c->in.a, c->in.q->key->database)),
              more);
    return false;
}

static bool fail_exception(struct clickhouse *c, str text)
{
    long code = code_of(text);
    int kind = 0;
    for (size_t i = 0; i < sizeof CODES / sizeof *CODES; i++)
        kind = CODES[i].code == code ? CODES[i].kind : kind;
    if (kind == LATE)
        return receive_late(&c->in);
    if (kind == TOO_MANY)
        return receive_too_many(&c->in);
    if (kind == REFUSED)
        return fail_address(c, S("the server refuses the user or the password"),
                            "");
    if (kind != SERVER && c->is_query)
        return fail_query(c, code, message_of(text));
    if (code == CODE_UNKNOWN_DATABASE)
        return fail_address(c, S("the server has no database of this name"),
                            "; the part after the last '/' names the database");
    return receive_fail(&c->in, DIAG_FETCH_SERVER,
                        str_fmt(c->in.a, "%.*s (ClickHouse code %ld)",
                                STR_ARG(secrets_hide(c->in.a, &c->in.secrets,
                                                     message_of(text))),
                                code));
}

/* Reports an answer whose status is not 200. */
static bool fail_answer(struct clickhouse *c)
{
    if (code_of(c->answer))
        return fail_exception(c, c->answer);
    str text = secrets_hide(c->in.a, &c->in.secrets, c->answer);
    receive_fail(&c->in, DIAG_FETCH_SERVER,
                 str_fmt(c->in.a, "the server answered with status %ld%s%.*s",
                         c->status, text.n ? ": " : "", STR_ARG(text)));
    if (c->status / 100 == 3)
        diag_help(c->in.d, "redirects are not followed: set the address to "
                           "that of ClickHouse itself");
    return false;
}

/* ---- the version ---- */

static bool is_version(str s)
{
    size_t n = 0;
    while (n < s.n && (char_is_alnum(s.p[n]) || strchr(".-_+", s.p[n])))
        n++;
    return n == s.n && n && n <= 40 && char_is_digit(s.p[0]) &&
           str_find_char(s, '.', 0) != STR_NPOS;
}

/* Reports a setting of the user that cuts results off. */
static bool check_profile(struct clickhouse *c)
{
    if (!ask(c, S(INCOMPLETE), false))
        return false;
    if (c->status != 200)
        return fail_answer(c);
    str name = str_trim(c->answer);
    if (!name.n)
        return true;
    return receive_fail(
        &c->in, DIAG_FETCH_SERVER,
        str_fmt(c->in.a,
                "the user's setting '%.*s' can cut results off, and perfpress "
                "cannot change it",
                STR_ARG(secrets_hide(c->in.a, &c->in.secrets, name))));
}

/* Returns the name and version of the server; sets c->level to the settings
   that may be sent. Returns STR_NONE after a report or an interrupt. */
static str find_version(struct clickhouse *c)
{
    for (;;) {
        if (!ask(c, S("SELECT version() FORMAT TabSeparated"), false))
            return STR_NONE;
        long code = c->status == 200 ? 0 : code_of(c->answer);
        if (code == CODE_READONLY && c->level != NO_SETTINGS)
            c->level = NO_SETTINGS;
        else if ((code == CODE_UNKNOWN_SETTING || code == CODE_CONSTRAINT) &&
                 c->level == ALL_SETTINGS)
            c->level = READ_ONLY;
        else
            break;
    }
    str version = str_trim(c->answer);
    if (c->status != 200)
        fail_answer(c);
    else if (!is_version(version))
        receive_fail(&c->in, DIAG_FETCH_SERVER,
                     S("the server is not ClickHouse's HTTP interface"));
    else if (check_profile(c))
        return str_fmt(c->in.a, "ClickHouse %.*s", STR_ARG(version));
    return STR_NONE;
}

/* ---- the query ---- */

static bool run_query(struct clickhouse *c)
{
    if (!ask(c, c->sql.text, true))
        return false;
    if (c->status != 200)
        return fail_answer(c);
    if (clickhouse_rows_end(&c->rows))
        return c->framed || receive_fail(&c->in, DIAG_FETCH_SERVER,
                                         S("the response does not state its "
                                           "length, so it may be incomplete"));
    if (c->rows.failed)
        return false;
    return fail_exception(c, buf_str(&c->rows.exception));
}

str clickhouse_run(struct arena *a, struct diags *d,
                   const struct fetch_query *q, const struct fetch_rows *out)
{
    struct clickhouse c = {0};
    str version = STR_NONE;
    receive_start(&c.in, a, d, q, out);
    server_url_secrets(a, q->address, &c.in.secrets);
    if (!read_address(&c) || !receive_check_query(&c.in))
        return STR_NONE;
    if (!clickhouse_sql_selects(q->sql->text, &c.sql) ||
        !clickhouse_sql_fill(a, q->sql->text, &q->key->parameters, &c.sql)) {
        receive_query_fail_at(&c.in, DIAG_FETCH_QUERY, c.sql.at,
                              str_c(c.sql.why));
        return STR_NONE;
    }
    if (!http_open(&c.http, 1, d))
        return STR_NONE;
    c.http.silent_seconds = (unsigned)q->key->seconds + GRACE_SECONDS + 1;
    clickhouse_rows_start(&c.rows, &c.in);
    version = find_version(&c);
    if (version.p && !run_query(&c))
        version = STR_NONE;
    clickhouse_rows_free(&c.rows);
    http_close(&c.http);
    return version;
}

// SPDX-License-Identifier: MIT
// postgres: runs the query in one transaction. Uses libpq's asynchronous mode,
// so that limits and interrupts work even while the server sends nothing.
// Prepares and describes the query first, and never executes a statement that
// cannot return rows.
#include "fetch/postgres.h"

#include <errno.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/fetch.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "build/build.h"
#include "fetch/postgres_type.h"
#include "fetch/receive.h"
#include "fetch/server_url.h"
#include "net/http_transfer.h"

#define PQ_FUNCTIONS(X)         \
    X(PQ, clear)                \
    X(PQ, conninfoFree)         \
    X(PQ, conninfoParse)        \
    X(PQ, connectPoll)          \
    X(PQ, connectStartParams)   \
    X(PQ, consumeInput)         \
    X(PQ, errorMessage)         \
    X(PQ, finish)               \
    X(PQ, fname)                \
    X(PQ, freemem)              \
    X(PQ, ftype)                \
    X(PQ, getResult)            \
    X(PQ, getisnull)            \
    X(PQ, getlength)            \
    X(PQ, getvalue)             \
    X(PQ, isBusy)               \
    X(PQ, nfields)              \
    X(PQ, nparams)              \
    X(PQ, ntuples)              \
    X(PQ, parameterStatus)      \
    X(PQ, resultErrorField)     \
    X(PQ, resultStatus)         \
    X(PQ, sendDescribePrepared) \
    X(PQ, sendPrepare)          \
    X(PQ, sendQueryParams)      \
    X(PQ, sendQueryPrepared)    \
    X(PQ, setNoticeReceiver)    \
    X(PQ, setSingleRowMode)     \
    X(PQ, socket)               \
    X(PQ, status)

LATE_LIBRARY_UNLINKED(postgres_late, pq, PQ_FUNCTIONS, "pq", 5,
                      "libpq5 (Homebrew: libpq)")

enum {
    CONNECT_SECONDS = 15,
    GRACE_SECONDS = 2, /* the server ends a query that exceeds its time limit;
                          if it does not, we give up this much later */
    POLL_MS = 100,
    SOCKET_BUFFER = 16 << 20, /* bytes in the socket that may be counted more
                                 than once */
    RETRIES = 3,
    RETRY_MS = 100, /* pause before the first retry; doubles with each retry */
    N_SETTINGS = 6
};

struct postgres {
    struct receive in;
    PGconn *c;
    double end;               /* end of the current wait, by http_now */
    bool skipped[N_SETTINGS]; /* settings that the server does not know */
    bool again;               /* the server asked to retry the transaction */
    bool late;                /* a wait lasted beyond `end` */
    bool own_command;         /* the current command is not the query of the
                                 entry */
    const char *no_passfile;  /* why the password file must not be used, or
                                 NULL */
};

/* ---- the address ---- */

static bool is_local(str host)
{
    return !host.n || host.p[0] == '/' || host.p[0] == '@' ||
           server_url_is_loopback(host);
}

/* Whether all hosts of a list are this machine. */
static bool are_local(const char *hosts)
{
    str rest = str_c(hosts), host;
    while (str_cut(&rest, ',', &host))
        if (!is_local(host))
            return false;
    return true;
}

static const char *option(const PQconninfoOption *v, const char *name)
{
    for (; v->keyword; v++)
        if (!strcmp(v->keyword, name))
            return v->val && *v->val ? v->val : NULL;
    return NULL;
}

/* Whether the connection stays on this machine. libpq reads options that the
   address lacks from the environment. A service may have any host, so the
   result is false for a service. */
static bool stays_here(const PQconninfoOption *v)
{
    const char *host = option(v, "host"), *address = option(v, "hostaddr");
    if (option(v, "service") || (!host && !address && getenv("PGSERVICE")))
        return false;
    if (!host)
        host = getenv("PGHOST");
    if (!address)
        address = getenv("PGHOSTADDR");
    return are_local(host) && are_local(address);
}

struct postgres_pairs {
    const char *names[64], *values[64];
    size_t n;
};

static void put(struct postgres_pairs *p, const char *name, const char *value)
{
    if (!value || p->n + 1 >= sizeof p->names / sizeof *p->names)
        return;
    p->names[p->n] = name;
    p->values[p->n++] = value;
}

/* Adds trusted certificates, unless the user has set some. Call this only if
   sslmode verifies certificates: if any are set, "require" checks the server's
   certificate, too. */
static void put_certificates(struct postgres_pairs *p,
                             const PQconninfoOption *v, struct arena *a)
{
    const char *home = getenv("HOME");
    str own = str_fmt(a, "%s/.postgresql/root.crt", home ? home : "");
    if (!option(v, "sslrootcert") && !getenv("PGSSLROOTCERT") &&
        access(str_dupz(a, own), R_OK) != 0)
        put(p, "sslrootcert", trust_find().file);
}

/* Adds defaults for options that the address lacks: connections to other
   machines are encrypted, and the server's certificate is checked. */
static void put_defaults(struct postgres_pairs *p, const PQconninfoOption *v,
                         struct arena *a)
{
    const char *mode = option(v, "sslmode");
    put(p, "client_encoding", "UTF8");
    put(p, "fallback_application_name", "perfpress");
    if (!option(v, "gssencmode"))
        put(p, "gssencmode", "disable");
    if (!mode) {
        mode = stays_here(v) ? "prefer" : "verify-full";
        put(p, "sslmode", mode);
    }
    if (!strncmp(mode, "verify", 6))
        put_certificates(p, v, a);
}

/* Returns why libpq would not use the password file, or NULL if libpq would use
   it or the file does not exist. Without this check, libpq would print the
   reason, with the file's path. */
static const char *passfile_fault(const PQconninfoOption *v, struct arena *a)
{
    const char *file = option(v, "passfile"), *home = getenv("HOME");
    struct stat st;
    if (!file)
        file = getenv("PGPASSFILE");
    if (!file)
        file = str_dupz(a, str_fmt(a, "%s/.pgpass", home ? home : ""));
    if (stat(file, &st) != 0)
        return NULL;
    if (!S_ISREG(st.st_mode))
        return "the password file is not a regular file";
    return st.st_mode & (S_IRWXG | S_IRWXO)
               ? "other users can read or write the password file; run chmod "
                 "600 on it"
               : NULL;
}

/* Starts the connection. Returns false after a report. */
static bool start_connecting(struct postgres *p)
{
    static const char *const SECRET[] = {"user",     "password", "host",
                                         "hostaddr", "passfile", "sslpassword"};
    struct arena *a = p->in.a;
    char *fault = NULL;
    PQconninfoOption *v =
        pq.conninfoParse(str_dupz(a, p->in.q->address), &fault);
    if (!v) {
        str why = secrets_hide_names(a, &p->in.secrets, str_c(fault));
        pq.freemem(fault);
        return receive_fail(
            &p->in, DIAG_FETCH_SERVER,
            str_fmt(a, "libpq cannot read its address: %.*s", STR_ARG(why)));
    }
    struct postgres_pairs pairs = {0};
    for (const PQconninfoOption *o = v; o->keyword; o++)
        if (strcmp(o->keyword, "client_encoding") != 0)
            put(&pairs, o->keyword, o->val && *o->val ? o->val : NULL);
    for (size_t i = 0; i < sizeof SECRET / sizeof *SECRET; i++) {
        str rest = str_dup(a, str_c(option(v, SECRET[i]))), word = rest;
        secrets_add(a, &p->in.secrets, word);
        while (i >= 2 && str_cut(&rest, ',', &word))
            secrets_add(a, &p->in.secrets, word);
    }
    put_defaults(&pairs, v, a);
    p->no_passfile = passfile_fault(v, a);
    if (p->no_passfile)
        put(&pairs, "passfile", "/dev/null/none");
    p->c = pq.connectStartParams(pairs.names, pairs.values, 0);
    pq.conninfoFree(v);
    if (!p->c)
        arena_out_of_memory();
    return true;
}

/* ---- waiting ---- */

/* Waits until the socket is ready. Returns false once the time is over or the
   build is interrupted. */
static bool wait_for(struct postgres *p, short events)
{
    for (;;) {
        struct pollfd fd = {pq.socket(p->c), events, 0};
        if (build_interrupted())
            return false;
        if (http_now() > p->end) {
            p->late = true;
            return false;
        }
        if (fd.fd < 0 || poll(&fd, 1, POLL_MS) != 0)
            return true;
    }
}

/* Reports why the connection failed or broke, unless the build was interrupted.
   Returns false. */
static bool fail_connection(struct postgres *p, const char *what)
{
    struct arena *a = p->in.a;
    if (build_interrupted())
        return false;
    str why = p->late ? S("no answer in time")
                      : secrets_hide_names(a, &p->in.secrets,
                                           str_c(pq.errorMessage(p->c)));
    receive_fail(&p->in, DIAG_FETCH_SERVER,
                 str_fmt(a, "%s: %.*s", what, STR_ARG(why)));
    str variable = fetch_keys_variable(a, p->in.q->key->database);
    if (str_find(why, S("certificate"), 0) != STR_NPOS)
        diag_help(p->in.d,
                  "set 'sslrootcert' in the address to the file with your "
                  "certificate authority's certificate; without such a file, "
                  "'sslmode=require' encrypts the connection but does not "
                  "check the server's certificate");
    else if (p->no_passfile &&
             str_find(why, S("no password supplied"), 0) != STR_NPOS)
        diag_help(p->in.d, "%s", p->no_passfile);
    else
        diag_help(p->in.d, "the environment variable %.*s sets its address",
                  STR_ARG(variable));
    return false;
}

static void ignore_notice(void *data, const PGresult *notice)
{
    (void)data, (void)notice; /* libpq would print it */
}

static bool connect_server(struct postgres *p)
{
    PostgresPollingStatusType next = PGRES_POLLING_WRITING;
    if (!start_connecting(p))
        return false;
    pq.setNoticeReceiver(p->c, ignore_notice, NULL);
    p->end = http_now() + CONNECT_SECONDS;
    if (p->end > p->in.end)
        p->end = p->in.end;
    if (pq.status(p->c) == CONNECTION_BAD)
        return fail_connection(p, "cannot connect");
    while (next != PGRES_POLLING_OK) {
        if (next == PGRES_POLLING_FAILED ||
            !wait_for(p, next == PGRES_POLLING_READING ? POLLIN : POLLOUT))
            return fail_connection(p, "cannot connect");
        next = pq.connectPoll(p->c);
    }
    p->end = p->in.end + GRACE_SECONDS;
    return true;
}

/* Returns the number of bytes that can be read from the socket. */
static size_t available(struct postgres *p)
{
    int n = 0;
    return ioctl(pq.socket(p->c), FIONREAD, &n) == 0 && n > 0 ? (size_t)n : 0;
}

/* Returns the next result of a command, which the caller frees with pq.clear.
   Returns NULL after the last result. Also returns NULL, and sets *ok to false,
   after an interrupt, or after reporting a broken connection, a timeout, or a
   result larger than the entry allows. Bytes are counted while they arrive,
   since libpq holds whole rows in memory. */
static PGresult *next_result(struct postgres *p, bool *ok)
{
    for (size_t bytes = 0; *ok && pq.isBusy(p->c);) {
        bool large = bytes > p->in.q->key->bytes + SOCKET_BUFFER;
        bool ready = !large && wait_for(p, POLLIN);
        bytes += available(p);
        if (ready && pq.consumeInput(p->c))
            continue;
        *ok = false;
        if (p->late)
            receive_late(&p->in);
        else if (large)
            receive_too_large(&p->in);
        else
            fail_connection(p, "the connection broke");
    }
    return *ok ? pq.getResult(p->c) : NULL;
}

/* ---- faults of commands ---- */

/* Classes of SQLSTATE that are faults of the server, not of the query. */
static bool is_server_fault(str state)
{
    static const char CLASSES[][3] = {"08", "28", "53", "57", "58", "HV", "XX"};
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++)
        if (str_starts(state, str_c(CLASSES[i])))
            return true;
    return false;
}

/* Returns the offset in bytes of a character of the query; characters are
   counted from 1. */
static size_t offset_of(str text, long character)
{
    size_t at = 0;
    for (long i = 1; i < character && at < text.n; i++)
        at += utf8_length(str_from(text, at));
    return at;
}

static str field(const PGresult *result, int code)
{
    return str_c(pq.resultErrorField(result, code));
}

/* Reports a failed command. But if the server asks for a retry and no row was
   passed on yet, sets p->again and reports nothing. Returns false. */
static bool fail_command(struct postgres *p, const PGresult *result)
{
    struct arena *a = p->in.a;
    str state = field(result, PG_DIAG_SQLSTATE);
    str text =
        secrets_hide(a, &p->in.secrets, field(result, PG_DIAG_MESSAGE_PRIMARY));
    long character;
    if (str_eq(state, S("40001")) && !p->in.begun) {
        p->again = true;
        return false;
    }
    if (str_eq(state, S("57014")) &&
        str_find(text, S("timeout"), 0) != STR_NPOS)
        return receive_late(&p->in);
    if (pq.resultStatus(result) != PGRES_FATAL_ERROR)
        return receive_fail(&p->in, DIAG_FETCH_SERVER,
                            S("its answer is not the result of a query"));
    if (!state.p) /* libpq's own words */
        return fail_connection(p, "the connection broke");
    text = str_fmt(a, "%.*s (SQLSTATE %.*s)", STR_ARG(text),
                   STR_ARG(str_slice(state, 0, 5)));
    if (p->own_command || is_server_fault(state))
        return receive_fail(&p->in, DIAG_FETCH_SERVER, text);
    if (!str_to_long(field(result, PG_DIAG_STATEMENT_POSITION), &character))
        receive_query_fail(&p->in, DIAG_FETCH_QUERY, text);
    else
        receive_query_fail_at(&p->in, DIAG_FETCH_QUERY,
                              offset_of(p->in.q->sql->text, character), text);
    str hint = field(result, PG_DIAG_MESSAGE_HINT);
    if (hint.n)
        diag_help(p->in.d, "%.*s",
                  STR_ARG(secrets_hide(a, &p->in.secrets, hint)));
    return false;
}

/* Returns the only result of a command that was sent, or NULL after a report or
   an interrupt. `sent` is 0 if sending failed. */
static PGresult *only_result(struct postgres *p, int sent)
{
    bool ok = sent || fail_connection(p, "the connection broke");
    PGresult *first = next_result(p, &ok), *more;
    while (first && (more = next_result(p, &ok)))
        pq.clear(more);
    if (ok)
        return first;
    pq.clear(first);
    return NULL;
}

static bool is_success(const PGresult *result)
{
    ExecStatusType s = pq.resultStatus(result);
    return s == PGRES_COMMAND_OK || s == PGRES_TUPLES_OK;
}

/* Returns the result of a command that is not the query of the entry, or NULL
   after a report or an interrupt. */
static PGresult *run_command(struct postgres *p, const char *sql)
{
    p->own_command = true;
    return only_result(
        p, pq.sendQueryParams(p->c, sql, 0, NULL, NULL, NULL, NULL, 0));
}

static bool must_succeed(struct postgres *p, PGresult *result)
{
    bool good = result && is_success(result);
    if (result && !good)
        fail_command(p, result);
    pq.clear(result);
    return good;
}

/* ---- the transaction ---- */

/* Whether a setting failed because the server does not know it:
   undefined_object, feature_not_supported or invalid_parameter_value. */
static bool is_unknown_setting(const PGresult *result)
{
    static const str STATES[] = {S_INIT("42704"), S_INIT("0A000"),
                                 S_INIT("22023")};
    return STR_AMONG(field(result, PG_DIAG_SQLSTATE), STATES);
}

/* Begins a transaction that needs no COMMIT. All rows come from one snapshot of
   the database. */
#define BEGIN "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

/* Begins a transaction with the settings that are not in p->skipped. If the
   server does not know a setting, adds it to p->skipped, sets *skipped to true
   and returns false; the transaction has then failed, and the caller tries
   again. On any other failure, sets *skipped to false and returns false after a
   report. */
static bool try_begin(struct postgres *p, bool *skipped)
{
    const str SETTINGS[N_SETTINGS] = {
        str_fmt(p->in.a, "SET LOCAL statement_timeout = %.0f",
                p->in.q->key->seconds * 1e3),
        /* the server ends a query whose client was interrupted or killed */
        S("SET LOCAL client_connection_check_interval = '1s'"),
        S("SET LOCAL DateStyle = 'ISO'"),
        S("SET LOCAL TimeZone = 'UTC'"),
        S("SET LOCAL IntervalStyle = 'iso_8601'"),
        S("SET LOCAL extra_float_digits = 3"),
    };
    *skipped = false;
    if (!must_succeed(p, run_command(p, BEGIN)))
        return false;
    for (size_t i = 0; i < N_SETTINGS; i++) {
        if (p->skipped[i])
            continue;
        PGresult *result = run_command(p, str_dupz(p->in.a, SETTINGS[i]));
        if (result && !is_success(result) && is_unknown_setting(result)) {
            pq.clear(result);
            p->skipped[i] = *skipped = true;
            return false;
        }
        if (!must_succeed(p, result))
            return false;
    }
    return true;
}

static bool begin(struct postgres *p)
{
    for (bool skipped; !try_begin(p, &skipped);)
        if (!skipped || !must_succeed(p, run_command(p, "ROLLBACK")))
            return false;
    return true;
}

/* ---- types ---- */

static bool refuse_type(struct postgres *p, const char *column, str type)
{
    receive_query_fail(&p->in, DIAG_FETCH_TYPE,
                       str_fmt(p->in.a,
                               "cannot read column '%s': its type is %.*s",
                               column, STR_ARG(type)));
    diag_help(p->in.d, "cast it to text or a number, or turn an array into "
                       "rows with unnest()");
    return false;
}

/* Asks the server about type `oid`, which is not in the tables of
   postgres_type. Returns true if the type's cells are read as text, because the
   type is an enumeration or a type of strings. Otherwise, reports the type or
   the failure and returns false. */
static bool find_type(struct postgres *p, Oid oid, const char *column)
{
    str sql = str_fmt(p->in.a,
                      "SELECT typtype = 'e' OR typcategory = 'S', "
                      "format_type(oid, NULL) FROM pg_type WHERE oid = %u",
                      (unsigned)oid);
    PGresult *result = run_command(p, str_dupz(p->in.a, sql));
    if (!result || !is_success(result))
        return must_succeed(p, result);
    bool known = pq.ntuples(result) == 1 && pq.nfields(result) == 2;
    bool text = known && !strcmp(pq.getvalue(result, 0, 0), "t");
    str name = known ? str_dup(p->in.a, str_c(pq.getvalue(result, 0, 1)))
                     : S("unknown to the server");
    pq.clear(result);
    return text || refuse_type(p, column, name);
}

struct postgres_oids {
    Oid *v;
    size_t n, cap;
};

/* Reads columns and their types from a description. For each type that the
   server defines, appends to *own the type and the index of its column. */
static bool read_columns(struct postgres *p, const PGresult *result,
                         struct lock_columns *out, struct postgres_oids *own)
{
    struct arena *a = p->in.a;
    for (int i = 0; i < pq.nfields(result); i++) {
        Oid oid = pq.ftype(result, i);
        struct lock_column *c = vec_add(a, out);
        c->name = str_dup(a, str_c(pq.fname(result, i)));
        if (postgres_type(oid, &c->type))
            continue;
        const char *refused = postgres_type_refused(oid);
        if (refused)
            return refuse_type(p, pq.fname(result, i), str_c(refused));
        c->type = LOCK_TEXT;
        vec_push(a, own, oid);
        vec_push(a, own, (Oid)i);
    }
    return true;
}

/* ---- the query ---- */

static bool prepare(struct postgres *p, const char *sql)
{
    p->own_command = false;
    return must_succeed(p,
                        only_result(p, pq.sendPrepare(p->c, "", sql, 0, NULL)));
}

static bool check_parameters(struct postgres *p, const PGresult *result)
{
    size_t wants = (size_t)pq.nparams(result);
    size_t has = p->in.q->key->parameters.n;
    return wants == has ||
           receive_query_fail(
               &p->in, DIAG_FETCH_QUERY,
               str_fmt(p->in.a,
                       "the query has %zu parameter%s, but 'parameters' in "
                       "perfpress.yaml has %zu",
                       wants, STR_S(wants), has));
}

/* Prepares the query, and passes its columns to p->in. */
static bool describe(struct postgres *p, const char *sql)
{
    struct lock_columns columns = {0};
    struct postgres_oids own = {0};
    if (!prepare(p, sql))
        return false;
    PGresult *result = only_result(p, pq.sendDescribePrepared(p->c, ""));
    if (!result || !is_success(result))
        return must_succeed(p, result);
    bool good =
        check_parameters(p, result) && read_columns(p, result, &columns, &own);
    pq.clear(result);
    if (!good || !receive_columns(&p->in, columns.v, columns.n))
        return false;
    for (size_t i = 0; i < own.n; i += 2)
        if (!find_type(p, own.v[i],
                       str_dupz(p->in.a, columns.v[own.v[i + 1]].name)))
            return false;
    return !own.n || prepare(p, sql); /* find_type replaced the statement */
}

static bool send_query(struct postgres *p)
{
    const struct strs *v = &p->in.q->key->parameters;
    const char **values = NEW_N(p->in.a, const char *, v->n + 1);
    for (size_t i = 0; i < v->n; i++)
        values[i] = str_dupz(p->in.a, v->v[i]);
    if (pq.sendQueryPrepared(p->c, "", (int)v->n, values, NULL, NULL, 0) &&
        pq.setSingleRowMode(p->c))
        return true;
    return fail_connection(p, "the connection broke");
}

/* Passes on the row in `result`. `cells` is room for its cells. */
static bool pass_row(struct postgres *p, const PGresult *result, str *cells)
{
    size_t n = p->in.columns.n;
    if ((size_t)pq.nfields(result) != n)
        return receive_fail(&p->in, DIAG_FETCH_SERVER,
                            S("a row does not have the columns of the query"));
    for (size_t i = 0; i < n; i++) {
        int column = (int)i;
        cells[i] = (str){pq.getvalue(result, 0, column),
                         (size_t)pq.getlength(result, 0, column)};
        if (pq.getisnull(result, 0, column))
            cells[i] = STR_NONE;
        else if (p->in.columns.v[i].type == LOCK_BOOLEAN)
            cells[i] = str_eq(cells[i], S("t")) ? S("True") : S("False");
    }
    return receive_row(&p->in, cells);
}

static bool read_rows(struct postgres *p)
{
    str *cells = NEW_N(p->in.a, str, p->in.columns.n);
    bool ok = true, good = true;
    PGresult *result;
    while (good && (result = next_result(p, &ok))) {
        if (pq.resultStatus(result) == PGRES_SINGLE_TUPLE)
            good = pass_row(p, result, cells);
        else if (!is_success(result))
            good = fail_command(p, result);
        pq.clear(result);
    }
    return ok && good && receive_end(&p->in);
}

static bool run_once(struct postgres *p, const char *sql)
{
    return begin(p) && describe(p, sql) && send_query(p) && read_rows(p) &&
           must_succeed(p, run_command(p, "ROLLBACK"));
}

/* Runs the transaction, and again while the server asks for a retry, up to
   RETRIES times. */
static bool run_query(struct postgres *p)
{
    const char *sql = str_dupz(p->in.a, p->in.q->sql->text);
    for (unsigned tries = 0;; tries++) {
        p->again = false;
        if (run_once(p, sql))
            return true;
        if (!p->again)
            return false;
        if (tries == RETRIES)
            return receive_fail(&p->in, DIAG_FETCH_SERVER,
                                S("the server asked to retry the query too "
                                  "often (SQLSTATE 40001)"));
        poll(NULL, 0, RETRY_MS << tries);
        bool ok = true;
        for (PGresult *rest; (rest = next_result(p, &ok));)
            pq.clear(rest);
        if (!ok || !must_succeed(p, run_command(p, "ROLLBACK")))
            return false;
    }
}

/* ---- the server ---- */

/* Returns the start of a version, at most 40 bytes: letters, digits, '.', '-'
   and '_'. */
static str version_of(const char *s)
{
    size_t n = 0;
    while (s && n < 40 && (char_is_alnum(s[n]) || strchr(".-_", s[n])) && s[n])
        n++;
    return n ? (str){s, n} : S("of unknown version");
}

static str server_of(struct postgres *p)
{
    const char *cockroach = pq.parameterStatus(p->c, "crdb_version");
    if (!cockroach)
        return str_fmt(
            p->in.a, "PostgreSQL %.*s",
            STR_ARG(version_of(pq.parameterStatus(p->c, "server_version"))));
    str rest = str_c(cockroach), word;
    while (str_word(&rest, &word) &&
           !(word.n > 1 && word.p[0] == 'v' && char_is_digit(word.p[1])))
        ;
    return str_fmt(p->in.a, "CockroachDB %.*s",
                   STR_ARG(version_of(str_dupz(p->in.a, word))));
}

str postgres_run(struct arena *a, struct diags *d, const struct fetch_query *q,
                 const struct fetch_rows *out)
{
    struct postgres p = {0};
    str why, server = STR_NONE;
    receive_start(&p.in, a, d, q, out);
    server_url_secrets(a, q->address, &p.in.secrets);
    if (!late_load(&postgres_late, a, &why)) {
        receive_fail(&p.in, DIAG_FETCH_SERVER, why);
        return STR_NONE;
    }
    if (receive_check_query(&p.in) && connect_server(&p) && run_query(&p))
        server = server_of(&p);
    pq.finish(p.c);
    return server;
}

// SPDX-License-Identifier: MIT
// http: one thread of libmicrohttpd serves all connections. An event stream is
// an endless response that is suspended between events.
#include "serve/http.h"

#include <microhttpd.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "base/late.h"
#include "base/mime.h"
#include "output/assets.h"
#include "serve/clients.h"
#include "serve/request.h"

enum {
    IDLE_SECONDS = 60,
    EVENT_BLOCK = 4096,
    STREAMS_MAX = 256,
    /* maximum number of all connections (of clients and streams), and of
       connections from one address */
    CONNECTIONS_MAX = CLIENTS_ASKING + CLIENTS_ANSWERED + STREAMS_MAX + 64,
    CONNECTIONS_OF_ONE = CONNECTIONS_MAX - 32
};

/* libmicrohttpd's functions, available after http_start has loaded it. */
#define MHD_FUNCTIONS(X)                                        \
    X(MHD_, add_response_header)                                \
    X(MHD_, create_response_from_buffer_with_free_callback_cls) \
    X(MHD_, create_response_from_callback)                      \
    X(MHD_, destroy_response)                                   \
    X(MHD_, get_connection_info)                                \
    X(MHD_, get_connection_values)                              \
    X(MHD_, lookup_connection_value)                            \
    X(MHD_, queue_response)                                     \
    X(MHD_, resume_connection)                                  \
    X(MHD_, start_daemon)                                       \
    X(MHD_, stop_daemon)                                        \
    X(MHD_, suspend_connection)

LATE_LIBRARY(http_late, mhd, MHD_FUNCTIONS, "microhttpd", 12, "libmicrohttpd12")

struct http_server {
    struct MHD_Daemon *daemon;
    struct http_options options;
    pthread_mutex_t lock; /* guards the members below */
    /* files of the last successful build; NULL: no build has succeeded yet */
    struct store *files;
    /* files of the previous build that open pages may still request
       (preview_replaced), or NULL */
    struct store *replaced;
    struct arena fault_arena;
    struct preview_faults faults; /* allocated in fault_arena */
    unsigned long build;          /* number of calls of http_publish */
    unsigned long beat;
    struct stream *streams;
    struct clients clients;
    bool closing;
};

/* ---- clients ---- */

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static struct client *client_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        mhd.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info->socket_context;
}

static void note_connection(void *data, struct MHD_Connection *connection,
                            void **client,
                            enum MHD_ConnectionNotificationCode what)
{
    struct http_server *h = data;
    const union MHD_ConnectionInfo *info =
        mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    pthread_mutex_lock(&h->lock);
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        *client = client_new(&h->clients, info->connect_fd, now_ms());
    else
        client_gone(*client);
    pthread_mutex_unlock(&h->lock);
}

static void note_answered(void *data, struct MHD_Connection *connection,
                          void **state, enum MHD_RequestTerminationCode how)
{
    struct http_server *h = data;
    (void)state, (void)how;
    pthread_mutex_lock(&h->lock);
    client_ask(&h->clients, client_of(connection), now_ms());
    pthread_mutex_unlock(&h->lock);
}

/* ---- streams of events ---- */

/* The event stream of an open page. Lives in its own arena. */
struct stream {
    struct arena a, text_arena;
    struct http_server *http;
    struct MHD_Connection *connection;
    struct stream *next, *previous;
    str path; /* path of the page */
    /* http_server.build when the last event was sent over this stream */
    unsigned long build;
    unsigned long beat;
    str text; /* bytes still to be sent */
    bool suspended;
    bool closing; /* the stream must close to make room for newer streams */
};

static void next_text(struct stream *s)
{
    struct http_server *h = s->http;
    arena_reset(&s->text_arena);
    if (s->build != h->build)
        s->text = preview_event(&s->text_arena, h->files, s->path, &h->faults);
    else if (s->beat != h->beat)
        s->text = S("event: beat\ndata: 1\n\n");
    s->build = h->build;
    s->beat = h->beat;
}

static ssize_t read_stream(void *data, uint64_t at, char *out, size_t room)
{
    struct stream *s = data;
    struct http_server *h = s->http;
    ssize_t n = 0;
    (void)at;
    pthread_mutex_lock(&h->lock);
    if (!s->text.n)
        next_text(s);
    if (h->closing || s->closing) {
        n = MHD_CONTENT_READER_END_OF_STREAM;
    } else if (s->text.n) {
        n = (ssize_t)(s->text.n < room ? s->text.n : room);
        memcpy(out, s->text.p, (size_t)n);
        s->text = str_from(s->text, (size_t)n);
    } else {
        s->suspended = true;
        mhd.suspend_connection(s->connection);
    }
    pthread_mutex_unlock(&h->lock);
    return n;
}

static void free_stream(void *data)
{
    struct stream *s = data;
    struct http_server *h = s->http;
    pthread_mutex_lock(&h->lock);
    if (s->previous)
        s->previous->next = s->next;
    else
        h->streams = s->next;
    if (s->next)
        s->next->previous = s->previous;
    pthread_mutex_unlock(&h->lock);
    struct arena a = s->a;
    arena_free(&s->text_arena);
    arena_free(&a);
}

static void resume(struct stream *s)
{
    if (s->suspended)
        mhd.resume_connection(s->connection);
    s->suspended = false;
}

/* Resumes all streams. The caller must hold the lock. */
static void wake(struct http_server *h)
{
    for (struct stream *s = h->streams; s; s = s->next)
        resume(s);
}

/* If there are more than STREAMS_MAX streams, closes the oldest. The caller
   must hold the lock. */
static void make_room(struct http_server *h)
{
    size_t n = 0;
    for (struct stream *s = h->streams; s; s = s->next) {
        if (s->closing || ++n <= STREAMS_MAX)
            continue;
        s->closing = true;
        resume(s);
    }
}

static struct MHD_Response *
open_stream(struct http_server *h, struct MHD_Connection *connection, str path)
{
    struct arena a = {0};
    struct stream *s = NEW(&a, struct stream);
    *s = (struct stream){.http = h, .connection = connection};
    s->path = str_dup(&a, path);
    s->a = a;
    pthread_mutex_lock(&h->lock);
    s->beat = h->beat;
    s->next = h->streams;
    if (s->next)
        s->next->previous = s;
    h->streams = s;
    make_room(h);
    client_stream(client_of(connection));
    pthread_mutex_unlock(&h->lock);
    struct MHD_Response *r = mhd.create_response_from_callback(
        MHD_SIZE_UNKNOWN, EVENT_BLOCK, read_stream, s, free_stream);
    if (!r)
        free_stream(s);
    return r;
}

/* ---- answers ---- */

/* A request and its answer. Lives in its own arena and holds the stores until
   the answer is sent. */
struct answer {
    struct arena a;
    struct http_server *http;
    struct MHD_Connection *connection;
    struct store *files, *replaced;
    /* HTML of the page of errors and warnings, in `a`, or STR_NONE */
    str fault;
    bool is_get; /* the method is GET; false: HEAD */
    unsigned status;
    const char *type;
    str body;                 /* in `a`, in `files`, or static */
    str tag;                  /* ETag of the body, with quotes, or STR_NONE */
    bool immutable;           /* the path has a fingerprint of the body */
    const char *name, *value; /* an additional header, or NULL */
};

static str header(struct answer *w, const char *name)
{
    str s = str_c(
        mhd.lookup_connection_value(w->connection, MHD_HEADER_KIND, name));
    return s.p ? s : S("");
}

/* hosts: number of Host headers of a request. ends: number of headers of the
   request that determine its length. */
struct framing {
    unsigned hosts, ends;
};

static enum MHD_Result count_header(void *data, enum MHD_ValueKind kind,
                                    const char *name, const char *value)
{
    struct framing *f = data;
    str s = str_c(name);
    (void)kind, (void)value;
    f->hosts += str_eq_nocase(s, S("Host"));
    f->ends += str_eq_nocase(s, S("Content-Length")) ||
               str_eq_nocase(s, S("Transfer-Encoding"));
    return MHD_YES;
}

/* Returns whether a request is ambiguous: a proxy could interpret it
   differently than this server. */
static bool is_ambiguous(struct MHD_Connection *connection)
{
    struct framing f = {0};
    mhd.get_connection_values(connection, MHD_HEADER_KIND, count_header, &f);
    return f.hosts > 1 || f.ends > 1;
}

static void free_answer(void *data)
{
    struct answer *w = data;
    struct arena a = w->a;
    store_drop(w->files);
    store_drop(w->replaced);
    arena_free(&a);
}

/* Adds headers that prevent other sites' pages from embedding an answer. */
static void protect(struct MHD_Response *r)
{
    mhd.add_response_header(r, "X-Content-Type-Options", "nosniff");
    mhd.add_response_header(r, "Cross-Origin-Resource-Policy", "same-origin");
}

static enum MHD_Result queue(struct answer *w)
{
    struct MHD_Connection *connection = w->connection;
    unsigned status = w->status;
    void *bytes = (void *)(uintptr_t)(w->body.n ? w->body.p : "");
    struct MHD_Response *r =
        mhd.create_response_from_buffer_with_free_callback_cls(w->body.n, bytes,
                                                               free_answer, w);
    if (!r) {
        free_answer(w);
        return MHD_NO;
    }
    if (w->type)
        mhd.add_response_header(r, "Content-Type", w->type);
    if (w->tag.p)
        mhd.add_response_header(r, "ETag", w->tag.p);
    if (w->name)
        mhd.add_response_header(r, w->name, w->value);
    mhd.add_response_header(r, "Cache-Control",
                            w->immutable ? "max-age=31536000, immutable"
                                         : "no-cache");
    protect(r);
    enum MHD_Result result = mhd.queue_response(connection, status, r);
    mhd.destroy_response(r);
    return result;
}

static enum MHD_Result refuse(struct answer *w, unsigned status, str text)
{
    w->status = status;
    w->type = "text/plain; charset=utf-8";
    w->body = text;
    w->tag = STR_NONE;
    return queue(w);
}

/* Refuses an ambiguous request. The end of the request is unknown, so the
   connection is closed. */
static enum MHD_Result refuse_ambiguous(struct answer *w)
{
    w->name = "Connection";
    w->value = "close";
    return refuse(
        w, MHD_HTTP_BAD_REQUEST,
        S("A request header is repeated or contradicts another one.\n"));
}

static enum MHD_Result send_file(struct answer *w, str name, str bytes,
                                 unsigned long long hash)
{
    w->type = mime_of(name)->type;
    w->immutable = assets_is_fingerprinted(name, bytes);
    w->body = bytes;
    w->tag = str_fmt(&w->a, "\"%016llx\"", hash);
    if (w->status == MHD_HTTP_OK &&
        request_matches(header(w, "If-None-Match"), w->tag)) {
        w->status = MHD_HTTP_NOT_MODIFIED;
        w->body = S("");
        w->type = NULL;
    }
    return queue(w);
}

/* Sends a file that was generated for this request. */
static enum MHD_Result send_made(struct answer *w, str name, str bytes)
{
    return send_file(w, name, bytes, str_hash(bytes));
}

static enum MHD_Result send_events(struct answer *w, str path)
{
    struct MHD_Response *r = open_stream(w->http, w->connection, path);
    enum MHD_Result result = MHD_NO;
    if (r) {
        mhd.add_response_header(r, "Content-Type", "text/event-stream");
        mhd.add_response_header(r, "Cache-Control", "no-store");
        protect(r);
        result = mhd.queue_response(w->connection, MHD_HTTP_OK, r);
        mhd.destroy_response(r);
    }
    free_answer(w);
    return result;
}

/* Answers a request below PREVIEW_FOLDER. */
static enum MHD_Result send_own(struct answer *w, str path)
{
    str events = S(PREVIEW_EVENTS), folder = S(PREVIEW_FOLDER);
    if (str_starts(path, events) && w->is_get)
        return send_events(w, str_from(path, events.n));
    if (str_eq(path, S(PREVIEW_FOLDER "faults.html")) && w->fault.p)
        return send_made(w, path, w->fault);
    str bytes = preview_file(&w->a, str_from(path, folder.n));
    if (!bytes.p)
        return refuse(w, MHD_HTTP_NOT_FOUND, S("No such file.\n"));
    return send_made(w, path, bytes);
}

/* Sends a file of a store. `path` is a result of preview_resolve. */
static enum MHD_Result send_stored(struct answer *w, const struct store *s,
                                   str path)
{
    str bytes = store_get(s, path);
    if (str_ends(path, S(".html")))
        return send_made(w, path, preview_page(&w->a, bytes));
    return send_file(w, path, bytes, store_hash(s, path));
}

/* Answers a request for a page or file of the site. */
static enum MHD_Result send_site(struct answer *w, const char *target, str path)
{
    if (!w->files) {
        w->status = MHD_HTTP_INTERNAL_SERVER_ERROR;
        return send_made(w, S("x.html"), preview_page(&w->a, w->fault));
    }
    str found = preview_resolve(&w->a, w->files, path);
    bool missing = str_eq(found, S("404.html")) && !str_eq(path, found);
    if (missing && preview_is_folder(&w->a, w->files, path)) {
        w->name = "Location";
        w->value = str_fmt(&w->a, "%s/", target).p;
        return refuse(w, MHD_HTTP_MOVED_PERMANENTLY,
                      S("This path is a folder.\n"));
    }
    str before = missing && w->replaced
                     ? preview_resolve(&w->a, w->replaced, path)
                     : S("");
    if (before.n && store_get(w->replaced, before).p)
        return send_stored(w, w->replaced, before);
    w->status = missing ? MHD_HTTP_NOT_FOUND : MHD_HTTP_OK;
    return send_stored(w, w->files, found);
}

static struct answer *new_answer(struct http_server *h,
                                 struct MHD_Connection *connection)
{
    struct arena a = {0};
    struct answer *w = NEW(&a, struct answer);
    *w = (struct answer){
        .a = a, .http = h, .connection = connection, .status = MHD_HTTP_OK};
    pthread_mutex_lock(&h->lock);
    client_answer(&h->clients, client_of(connection), now_ms());
    w->files = store_hold(h->files);
    w->replaced = store_hold(h->replaced);
    w->fault = h->faults.page.p ? str_dup(&w->a, h->faults.page) : STR_NONE;
    pthread_mutex_unlock(&h->lock);
    return w;
}

static enum MHD_Result handle(void *data, struct MHD_Connection *connection,
                              const char *target, const char *method,
                              const char *version, const char *upload,
                              size_t *upload_size, void **state)
{
    struct http_server *h = data;
    str path;
    (void)version, (void)upload;
    if (!*state && is_ambiguous(connection))
        return refuse_ambiguous(new_answer(h, connection));
    /* read the whole body first: an answer before the end of the body would end
       the connection */
    if (!*state || *upload_size) {
        *state = h;
        *upload_size = 0;
        return MHD_YES;
    }
    struct answer *w = new_answer(h, connection);
    w->is_get = strcmp(method, "GET") == 0;
    if (!request_host(header(w, "Host"), h->options.loopback, h->options.names,
                      h->options.n_names))
        return refuse(w, MHD_HTTP_FORBIDDEN,
                      S("The preview does not serve this host name. Allow it "
                        "with perfpress serve --allow-host NAME.\n"));
    if (request_is_foreign(header(w, "Sec-Fetch-Site"),
                           header(w, "Sec-Fetch-Mode"),
                           header(w, "Sec-Fetch-Dest")))
        return refuse(
            w, MHD_HTTP_FORBIDDEN,
            S("Pages of other sites cannot embed files of the preview.\n"));
    if (!w->is_get && strcmp(method, "HEAD") != 0) {
        w->name = "Allow";
        w->value = "GET, HEAD";
        return refuse(w, MHD_HTTP_METHOD_NOT_ALLOWED,
                      S("The preview is read-only.\n"));
    }
    if (!request_path(&w->a, str_c(target), &path))
        return refuse(w, MHD_HTTP_BAD_REQUEST, S("Invalid path.\n"));
    if (str_starts(path, S(PREVIEW_FOLDER)))
        return send_own(w, path);
    return send_site(w, target, path);
}

/* ---- the server ---- */

/* Keeps libmicrohttpd from decoding a request's target, since request_path
   decodes it. */
static size_t keep_encoded(void *data, struct MHD_Connection *connection,
                           char *text)
{
    (void)data, (void)connection;
    return strlen(text);
}

struct http_server *http_start(struct arena *a,
                               const struct http_options *options, str *why)
{
    if (!late_load(&http_late, a, why))
        return NULL;
    struct http_server *h = NEW(a, struct http_server);
    *why = S("cannot start the server");
    h->options = *options;
    pthread_mutex_init(&h->lock, NULL);
    h->daemon = mhd.start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
        handle, h, MHD_OPTION_LISTEN_SOCKET, options->socket,
        MHD_OPTION_UNESCAPE_CALLBACK, keep_encoded, NULL,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS_MAX,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, (unsigned)CONNECTIONS_OF_ONE,
        MHD_OPTION_NOTIFY_CONNECTION, note_connection, h,
        MHD_OPTION_NOTIFY_COMPLETED, note_answered, h, MHD_OPTION_END);
    if (h->daemon)
        return h;
    pthread_mutex_destroy(&h->lock);
    return NULL;
}

void http_publish(struct http_server *h, struct store *files,
                  const struct preview_faults *faults)
{
    struct store *old = NULL, *older = NULL, *replaced = NULL;
    if (files) /* no other thread changes h->files */
        replaced = preview_replaced(h->files, files);
    pthread_mutex_lock(&h->lock);
    if (files) {
        old = h->files;
        older = h->replaced;
        h->files = files;
        h->replaced = replaced;
    }
    arena_free(&h->fault_arena);
    h->faults = *faults;
    if (faults->page.p)
        h->faults.page = str_dup(&h->fault_arena, faults->page);
    h->build++;
    wake(h);
    pthread_mutex_unlock(&h->lock);
    store_drop(old);
    store_drop(older);
}

void http_beat(struct http_server *h)
{
    pthread_mutex_lock(&h->lock);
    h->beat++;
    wake(h);
    clients_sweep(&h->clients, now_ms());
    pthread_mutex_unlock(&h->lock);
}

void http_stop(struct http_server *h)
{
    pthread_mutex_lock(&h->lock);
    h->closing = true;
    wake(h);
    pthread_mutex_unlock(&h->lock);
    mhd.stop_daemon(h->daemon);
    store_drop(h->files);
    store_drop(h->replaced);
    arena_free(&h->fault_arena);
    pthread_mutex_destroy(&h->lock);
}

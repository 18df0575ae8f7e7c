// SPDX-License-Identifier: MIT
// notebook_output: each output is shown in the richest of its formats that a
// page supports.
#include "parse/notebook/notebook_output.h"

#include "base/buf.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "base/vec.h"
#include "parse/notebook/html_nodes.h"

str notebook_text(struct arena *a, const struct json *value)
{
    if (!value || value->kind != JSON_LIST)
        return json_text(value);
    struct buf b = {.a = a};
    for (const struct json *e = value->first; e; e = e->next)
        if (e->kind == JSON_TEXT)
            buf_put(&b, e->text);
    return buf_end(&b);
}

/* ---- terminal output ---- */

/* Returns the length of the escape sequence at byte i (ECMA-48), or 0 if none
   is there. */
static size_t escape_at(str s, size_t i)
{
    size_t end = i + 1;
    if (s.p[i] != '\033')
        return 0;
    if (end < s.n && s.p[end] == ']') {
        while (end < s.n && s.p[end] != '\a' && s.p[end] != '\033')
            end++;
        return end - i + (end < s.n);
    }
    if (end < s.n && s.p[end] == '[')
        for (end++; end < s.n && (s.p[end] < '@' || s.p[end] > '~'); end++)
            if ((unsigned char)s.p[end] < ' ')
                return end - i;
    return (end < s.n ? end + 1 : s.n) - i;
}

/* Returns the string as a terminal would show it: without colours, and with
   lines overwritten after carriage returns. */
static str terminal_text(struct arena *a, str s)
{
    struct buf b = {.a = a};
    size_t line = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        n = escape_at(s, i);
        if (n)
            continue;
        n = 1;
        char c = s.p[i];
        bool back = c == '\r' && i + 1 < s.n && s.p[i + 1] != '\n' &&
                    s.p[i + 1] != '\r';
        if (back)
            b.n = line;
        else if (c == '\n' || c == '\t' || (unsigned char)c >= ' ')
            buf_putc(&b, c);
        if (c == '\n')
            line = b.n;
    }
    return str_trim_right(buf_end(&b));
}

static void add_literal(struct parse *p, str text, str class, struct pos at,
                        struct node *parent)
{
    str shown = terminal_text(p->a, text);
    if (!shown.n)
        return;
    struct node *n = node_new(p->a, NODE_LITERAL_BLOCK, at);
    node_add(p->a, n, "classes", class);
    node_append(n, node_text(p->a, shown, at));
    node_append(parent, n);
}

/* ---- pictures ---- */

static const struct {
    str mime, ext, magic;
} PICTURES[] = {
    {S_INIT("image/png"), S_INIT(".png"), S_INIT("\x89PNG\r\n\x1a\n")},
    {S_INIT("image/jpeg"), S_INIT(".jpg"), S_INIT("\xff\xd8\xff")},
    {S_INIT("image/gif"), S_INIT(".gif"), S_INIT("GIF8")},
    {S_INIT("image/webp"), S_INIT(".webp"), S_INIT("RIFF")},
    {S_INIT("image/svg+xml"), S_INIT(".svg"), S_INIT("")},
};
enum { N_PICTURES = sizeof PICTURES / sizeof *PICTURES };

static int digit(char c)
{
    return c >= 'A' && c <= 'Z'   ? c - 'A'
           : c >= 'a' && c <= 'z' ? c - 'a' + 26
           : c >= '0' && c <= '9' ? c - '0' + 52
           : c == '+'             ? 62
           : c == '/'             ? 63
                                  : -1;
}

/* Decodes base64 (RFC 4648); returns false if s is malformed. */
static bool decode(struct arena *a, str s, str *out)
{
    struct buf b = {.a = a};
    unsigned bits = 0, n = 0;
    size_t i = 0;
    buf_room(&b, s.n / 4 * 3 + 3);
    for (; i < s.n && s.p[i] != '='; i++) {
        int v = digit(s.p[i]);
        if (v < 0 && (s.p[i] == '\n' || s.p[i] == '\r' || s.p[i] == ' '))
            continue;
        if (v < 0)
            return false;
        bits = (bits << 6 | (unsigned)v) & 0xffffff;
        n++;
        if (n % 4 == 0)
            buf_put(&b, (str){(char[]){(char)(bits >> 16), (char)(bits >> 8),
                                       (char)bits},
                              3});
    }
    if (n % 4 == 2)
        buf_putc(&b, (char)(bits >> 4));
    if (n % 4 == 3)
        buf_put(&b, (str){(char[]){(char)(bits >> 10), (char)(bits >> 2)}, 2});
    *out = buf_end(&b);
    return n % 4 != 1 && str_trim(str_from(s, i)).n <= 2;
}

static struct node *add_file(struct parse *p, str bytes, str ext, str alt,
                             struct pos at)
{
    str stem = path_without_ext(path_base(p->doc->root->pos.src->name));
    str name = str_fmt(p->a, "%.*s.%016llx%.*s", STR_ARG(stem), str_hash(bytes),
                       STR_ARG(ext));
    vec_push(p->a, &p->doc->made, (struct made_file){name, bytes, at});
    struct node *n = node_new(p->a, NODE_IMAGE, at);
    node_set(p->a, n, "uri", name);
    node_set(p->a, n, "_made", S("1"));
    node_set(p->a, n, "alt", alt.p ? alt : S(""));
    return n;
}

static struct node *refuse(struct parse *p, struct pos at, const char *message,
                           const char *help)
{
    diag_at(p->d, DIAG_NOTEBOOK, at, str_c(message));
    diag_help(p->d, "%s", help);
    return NULL;
}

static struct node *refuse_data(struct parse *p, struct pos at,
                                const char *message)
{
    return refuse(p, at, message, "run the cell again, and save the notebook");
}

struct node *notebook_picture(struct parse *p, str mime, str base64, str alt,
                              struct pos at)
{
    size_t k = 0;
    str bytes = base64;
    while (k < N_PICTURES && !str_eq_nocase(PICTURES[k].mime, mime))
        k++;
    if (k == N_PICTURES)
        return refuse(p, at, "unknown type of image",
                      "use PNG, JPEG, GIF, WebP or SVG");
    bool is_svg = str_eq(PICTURES[k].ext, S(".svg"));
    if (!(is_svg && str_starts(str_trim_left(base64), S("<"))) &&
        !decode(p->a, base64, &bytes))
        return refuse_data(p, at, "the data of an image are not valid base64");
    if (!str_starts(bytes, PICTURES[k].magic))
        return refuse_data(p, at, "the data of an image do not match its type");
    return add_file(p, bytes, PICTURES[k].ext, alt, at);
}

/* An html_picture_fn for addresses such as "data:image/png;base64,...". */
static struct node *picture_of_html(struct parse *p, str address, str alt,
                                    struct pos at)
{
    str mime, rest = str_trim(address), scheme = S("data:");
    if (!str_starts(rest, scheme))
        return NULL;
    rest = str_from(rest, scheme.n);
    size_t end = str_find(rest, S(";base64,"), 0);
    if (end == STR_NPOS)
        return NULL;
    mime = str_slice(rest, 0, end);
    return notebook_picture(p, mime, str_from(rest, end + S(";base64,").n), alt,
                            at);
}

bool notebook_html_add(struct parse *p, str html, struct pos at,
                       struct node *parent)
{
    return html_nodes_add(p, html, at, picture_of_html, parent);
}

/* ---- kinds of data ---- */

struct output_data {
    struct parse *p;
    str mime, text, alt;
    struct pos at;
};

static bool add_html(const struct output_data *o, struct node *parent)
{
    struct node *box = node_new(o->p->a, NODE_CONTAINER, o->at);
    if (!notebook_html_add(o->p, o->text, o->at, box))
        return false;
    node_move_children(box, parent);
    return true;
}

static bool add_picture(const struct output_data *o, struct node *parent)
{
    struct node *n = notebook_picture(o->p, o->mime, o->text, o->alt, o->at);
    if (n)
        node_append(parent, n);
    return true;
}

static bool add_markdown(const struct output_data *o, struct node *parent)
{
    struct lines lines = {0};
    str rest = o->text, line;
    while (str_cut(&rest, '\n', &line))
        vec_push(o->p->a, &lines,
                 (struct line){line, o->at.src, o->at.line, o->at.col});
    o->p->syntax->block(o->p, lines, parent, false);
    return true;
}

/* Adds a formula written as "$$...$$", "$...$", or without dollars. */
static bool add_latex(const struct output_data *o, struct node *parent)
{
    str s = str_trim(o->text);
    while (s.n > 1 && s.p[0] == '$' && s.p[s.n - 1] == '$')
        s = str_trim(str_slice(s, 1, s.n - 1));
    if (str_starts(s, S("\\displaystyle")))
        s = str_trim(str_from(s, S("\\displaystyle").n));
    if (!s.n || str_find_char(s, '$', 0) != STR_NPOS)
        return false;
    struct node *n = node_new(o->p->a, NODE_MATH_BLOCK, o->at);
    node_append(n, node_text(o->p->a, s, o->at));
    node_append(parent, n);
    return true;
}

static bool add_plain(const struct output_data *o, struct node *parent)
{
    add_literal(o->p, o->text, S("output"), o->at, parent);
    return true;
}

/* The formats, richest first. */
static const struct {
    const char *mime;
    bool (*add)(const struct output_data *o, struct node *parent);
} KINDS[] = {
    {"text/html", add_html},         {"image/svg+xml", add_picture},
    {"image/png", add_picture},      {"image/jpeg", add_picture},
    {"image/gif", add_picture},      {"image/webp", add_picture},
    {"text/markdown", add_markdown}, {"text/latex", add_latex},
    {"text/plain", add_plain},
};

enum { ALT_MAX = 100 };

/* Returns the alternative text of an image from its plain-text format: the
   words in "<Figure size 640x480 with 1 Axes>". Returns an empty string if that
   format is long or has several lines. */
static str alt_of(struct arena *a, const struct json *plain)
{
    str s = str_trim(notebook_text(a, plain));
    if (str_starts(s, S("<")) && str_ends(s, S(">")))
        s = str_slice(s, 1, s.n - 1);
    return s.n && s.n < ALT_MAX && str_find_char(s, '\n', 0) == STR_NPOS
               ? s
               : S("");
}

static void add_data(struct parse *p, const struct json *output,
                     struct node *parent)
{
    const struct json *data = json_get(output, S("data"));
    str alt = alt_of(p->a, json_get(data, S("text/plain")));
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        const struct json *value = json_get(data, str_c(KINDS[i].mime));
        struct output_data o = {.p = p,
                                .mime = str_c(KINDS[i].mime),
                                .text = notebook_text(p->a, value),
                                .alt = alt};
        if (!o.text.p)
            continue;
        o.at = value->at;
        if (KINDS[i].add(&o, parent))
            return;
    }
}

static void add_stream(struct parse *p, const struct json *output,
                       struct node *parent)
{
    const struct json *text = json_get(output, S("text"));
    bool fault = str_eq(json_text_of(output, "name"), S("stderr"));
    if (text)
        add_literal(p, notebook_text(p->a, text),
                    fault ? S("stderr") : S("output"), text->at, parent);
}

static void add_error(struct parse *p, const struct json *output,
                      struct node *parent)
{
    const struct json *lines = json_get(output, S("traceback"));
    struct buf b = {.a = p->a};
    for (const struct json *e = lines ? lines->first : NULL; e; e = e->next)
        buf_printf(&b, "%.*s\n", STR_ARG(e->text));
    if (!b.n)
        buf_printf(&b, "%.*s: %.*s", STR_ARG(json_text_of(output, "ename")),
                   STR_ARG(json_text_of(output, "evalue")));
    add_literal(p, buf_str(&b), S("error"), output->at, parent);
}

static const struct {
    str type;
    void (*add)(struct parse *p, const struct json *output,
                struct node *parent);
} OUTPUTS[] = {
    {S_INIT("stream"), add_stream},       {S_INIT("display_data"), add_data},
    {S_INIT("execute_result"), add_data}, {S_INIT("pyout"), add_data},
    {S_INIT("error"), add_error},         {S_INIT("pyerr"), add_error},
};

void notebook_outputs_add(struct parse *p, const struct json *outputs,
                          struct node *parent)
{
    struct node *box = node_new(p->a, NODE_CONTAINER, parent->pos);
    node_add(p->a, box, "classes", S("cell-output"));
    for (const struct json *o =
             outputs && outputs->kind == JSON_LIST ? outputs->first : NULL;
         o; o = o->next) {
        str type = json_text_of(o, "output_type");
        size_t k = 0, n = sizeof OUTPUTS / sizeof *OUTPUTS;
        while (k < n && !str_eq(OUTPUTS[k].type, type))
            k++;
        if (k < n) {
            OUTPUTS[k].add(p, o, box);
        } else {
            diag_at(p->d, DIAG_NOTEBOOK, o->at,
                    S("an output has no valid 'output_type'"));
            diag_help(p->d, "'output_type' must be stream, display_data, "
                            "execute_result or error");
        }
    }
    if (box->first)
        node_append(parent, box);
}

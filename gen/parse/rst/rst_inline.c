// SPDX-License-Identifier: MIT
// rst_inline: docutils' Inliner. The text is split at its start-strings from
// left to right. Text between constructs is searched for addresses and becomes
// text nodes.
#include "parse/rst/rst_inline.h"
#include "doc/fields.h"

#include "base/buf.h"
#include "load/site.h"
#include "parse/role/role.h"
#include "parse/rst/rst_find.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_uri.h"
#include "parse/rst_chars.h"

struct rst_inliner {
    struct rst *r;
    struct arena *a;
    const struct rst_text *t;
    str s;          /* NUL replaces escaping backslashes */
    size_t from;    /* offset of the part that is not parsed yet */
    size_t pending; /* offset of the text that is not in the tree yet */
    struct rst_ends ends;
    /* index of the line that pos_of found last, and offset of that line in s */
    size_t line, line_start;
};

/* Returns the position of bytes [from, to) of s. The search starts at the line
   found last. */
static struct pos pos_of(struct rst_inliner *in, size_t from, size_t to)
{
    const struct lines *lines = in->t->lines;
    if (!lines->n)
        return (struct pos){0};
    while (from < in->line_start)
        in->line_start -= lines->v[--in->line].text.n + 1;
    while (in->line + 1 < lines->n &&
           in->line_start + lines->v[in->line].text.n < from) {
        in->line_start += lines->v[in->line].text.n + 1;
        in->line++;
    }
    const struct line *l = &lines->v[in->line];
    size_t at = from - in->line_start, rest = l->text.n - at;
    return line_pos(l, at, to - from < rest ? to - from : rest);
}

static struct node *add(struct rst_inliner *in, enum node_type type,
                        size_t from, size_t to)
{
    struct node *n = node_new(in->a, type, pos_of(in, from, to));
    node_append(in->t->parent, n);
    return n;
}

/* Adds text up to the last escaped character that smart quotes would change;
   returns the offset after that character. Each such character gets a text node
   of its own. */
static size_t add_escaped(struct rst_inliner *in, struct node *parent,
                          size_t from, size_t to)
{
    for (size_t i = from; i + 1 < to; i++) {
        i = str_find_char(str_slice(in->s, 0, to), '\0', i);
        if (i == STR_NPOS || i + 1 >= to)
            break;
        if (!strchr("-\"'.", in->s.p[i + 1]) || !in->s.p[i + 1])
            continue;
        str before = rst_unescape(in->a, str_slice(in->s, from, i));
        if (before.n)
            node_append(parent, node_text(in->a, before, pos_of(in, from, i)));
        struct node *n = node_text(in->a, str_slice(in->s, i + 1, i + 2),
                                   pos_of(in, i, i + 2));
        n->data = n;
        node_append(parent, n);
        from = i + 2;
        i++;
    }
    return from;
}

static void add_text(struct rst_inliner *in, struct node *parent, size_t from,
                     size_t to)
{
    if (in->r->p->site->config.writing.smartquotes && !in->t->keep_escapes)
        from = add_escaped(in, parent, from, to);
    str text = str_slice(in->s, from, to);
    if (!in->t->keep_escapes || parent != in->t->parent)
        text = rst_unescape(in->a, text);
    node_append(parent, node_text(in->a, text, pos_of(in, from, to)));
}

/* Adds text between constructs; addresses in the text become references. */
static void plain(struct rst_inliner *in, size_t from, size_t to)
{
    struct rst_uri uri;
    while (from < to) {
        str rest = str_slice(in->s, from, to);
        if (!rst_uri_find(rest, &uri) || !uri.is_known)
            break;
        if (uri.start)
            plain(in, from, from + uri.start);
        struct node *n =
            add(in, NODE_REFERENCE, from + uri.start, from + uri.end);
        str text = rst_unescape(in->a, str_slice(rest, uri.start, uri.end));
        node_set(in->a, n, "refuri",
                 uri.scheme.p ? text : str_concat(in->a, S("mailto:"), text));
        add_text(in, n, from + uri.start, from + uri.end);
        from += uri.end;
    }
    if (from < to)
        add_text(in, in->t->parent, from, to);
}

/* Adds the text before a construct, and continues after the construct. The
   construct is bytes [start, end). */
static void flush(struct rst_inliner *in, size_t start, size_t end)
{
    plain(in, in->pending, start);
    in->pending = in->from = end;
}

/* Counts a problem in inline text. Returns whether a message about the problem
   may be added to the tree: true for the first 1,000 problems of a page. All
   problems are reported to the user. */
static bool marks_problem(struct rst *r)
{
    enum { PROBLEMS_MAX = 1000 };
    return ++r->p->problems <= PROBLEMS_MAX;
}

/* Appends a problematic node to `parent` and its system_message to `messages`,
   and links the two nodes. */
static void problematic(struct rst *r, struct node *parent, str raw,
                        struct pos at, struct node *message,
                        struct node *messages)
{
    struct node *n = rst_add_text(r->a, parent, NODE_PROBLEMATIC, raw, at);
    node_set(r->a, n, "refid", document_set_id(r->p->doc, message));
    node_add(r->a, message, "backrefs", document_set_id(r->p->doc, n));
    node_append(messages, message);
}

static void problem(struct rst_inliner *in, enum rst_message id, str arg,
                    size_t from, size_t to)
{
    struct pos at = pos_of(in, from, to);
    if (!marks_problem(in->r)) {
        rst_report(in->r, id, at, arg);
        in->from = to;
        return;
    }
    struct node *m = rst_message(in->r, id, at, arg);
    flush(in, from, to);
    problematic(in->r, in->t->parent,
                rst_restore(in->a, str_slice(in->s, from, to)), at, m,
                in->t->messages);
}

static const struct {
    enum node_type node;
    const char *mark;
} SIMPLE[] = {
    [RST_EMPHASIS] = {NODE_EMPHASIS, "*"},
    [RST_STRONG] = {NODE_STRONG, "**"},
    [RST_LITERAL] = {NODE_LITERAL, "``"},
    [RST_TARGET] = {NODE_TARGET, "`"},
    [RST_SUBSTITUTION] = {NODE_SUBSTITUTION_REFERENCE, "|"},
};

/* Whether a start-string is enclosed by a pair of brackets or quotes, or is at
   the end of the text. */
static bool is_quoted(const struct rst_inliner *in, const struct rst_found *f)
{
    return f->start > in->from &&
           (f->end >= in->s.n || rst_is_pair(in->s, f->start, f->end));
}

static void register_target(struct rst_inliner *in, struct node *n)
{
    node_add(in->a, n, "names",
             document_normal_name(in->a, node_astext(in->a, n)));
    fields_fill_names(in->r->p->doc, n);
    document_note_target(in->r->p->doc, n, true, in->t->target);
}

static void substitution(struct rst_inliner *in, struct node *n,
                         const struct rst_end *end)
{
    str name = n->first ? n->first->text : S("");
    node_set(in->a, n, "refname", document_normal_space(in->a, name));
    if (!end->refs)
        return;
    struct node *ref = node_new(in->a, NODE_REFERENCE, n->pos);
    node_replace(n, ref);
    node_append(ref, n);
    if (end->refs == 2)
        node_set(in->a, ref, "anonymous", S("1"));
    else
        node_set(in->a, ref, "refname", document_normal_name(in->a, name));
}

/* *emphasis*, **strong**, ``literal``, _`target`, |substitution| */
static void simple(struct rst_inliner *in, const struct rst_found *f)
{
    struct rst_end end;
    enum node_type type = SIMPLE[f->type].node;
    if (is_quoted(in, f)) {
        in->from = f->end;
        return;
    }
    if (!rst_find_end(in->s, &in->ends, f->type, f->end, &end)) {
        problem(in, RST_MESSAGE_INLINE,
                str_fmt(in->a, "'%s'", SIMPLE[f->type].mark), f->start, f->end);
        diag_help(in->r->p->d,
                  "end it with '%s', or write '\\%.*s' for the "
                  "character itself",
                  SIMPLE[f->type].mark, 1, in->s.p + f->start);
        return;
    }
    flush(in, f->start, end.end);
    struct node *n = add(in, type, f->start, end.end);
    if (f->type == RST_LITERAL)
        node_append(n, node_text(in->a,
                                 rst_restore(in->a, str_slice(in->s, f->end,
                                                              end.start)),
                                 pos_of(in, f->end, end.start)));
    else
        add_text(in, n, f->end, end.start);
    if (f->type == RST_TARGET)
        register_target(in, n);
    if (f->type == RST_SUBSTITUTION)
        substitution(in, n, &end);
}

/* name_ and name__ */
static void reference(struct rst_inliner *in, const struct rst_found *f)
{
    flush(in, f->start, f->end);
    struct node *n = add(in, NODE_REFERENCE, f->start, f->end);
    node_set(in->a, n, "name", document_normal_space(in->a, f->label));
    if (f->anonymous)
        node_set(in->a, n, "anonymous", S("1"));
    else
        node_set(in->a, n, "refname", document_normal_name(in->a, f->label));
    add_text(in, n, f->start, f->start + f->label.n);
}

/* [1]_ [#]_ [#label]_ [*]_ [citation]_ */
static void footnote(struct rst_inliner *in, const struct rst_found *f)
{
    bool citation = f->type == RST_CITATION;
    str name = document_normal_name(in->a, f->label);
    char auto_mark = citation ? 0 : name.p[0];
    flush(in, f->start, f->end);
    struct node *n =
        add(in, citation ? NODE_CITATION_REFERENCE : NODE_FOOTNOTE_REFERENCE,
            f->start, f->end);
    if (auto_mark == '#' || auto_mark == '*') {
        node_set(in->a, n, "auto", auto_mark == '#' ? S("1") : S("*"));
        name = auto_mark == '#' ? str_from(name, 1) : S("");
    } else {
        add_text(in, n, f->start + 1, f->start + 1 + f->label.n);
    }
    if (name.n)
        node_set(in->a, n, "refname", name);
    document_set_id(in->r->p->doc, n);
}

/* An address or a name in angle brackets at the end of a phrase. */
struct embedded {
    size_t text_end; /* end of the phrase before the bracket */
    size_t open;     /* offset of the bracket */
    str inside;
};

static bool find_embedded(str s, struct embedded *out)
{
    if (s.n < 3 || s.p[s.n - 1] != '>' || rst_space_before(s, s.n - 1) ||
        !s.p[s.n - 2])
        return false;
    size_t at = s.n - 1;
    while (at-- > 0) {
        bool bracket = s.p[at] == '<' || s.p[at] == '>';
        if (bracket && !(at && !s.p[at - 1]))
            break;
    }
    if (at == STR_NPOS || s.p[at] != '<' || rst_is_space(s, at + 1))
        return false;
    out->open = out->text_end = at;
    while (out->text_end &&
           (s.p[out->text_end - 1] == ' ' || s.p[out->text_end - 1] == '\n'))
        out->text_end--;
    out->inside = str_slice(s, at + 1, s.n - 1);
    return at == 0 || out->text_end < at;
}

str rst_adjust_uri(struct arena *a, str uri)
{
    return rst_uri_is_email(uri) ? str_concat(a, S("mailto:"), uri) : uri;
}

str rst_address(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\0' && i + 1 < s.n &&
            (s.p[i + 1] == ' ' || s.p[i + 1] == '\n')) {
            buf_putc(&b, ' ');
            i++;
        } else if (s.p[i] && !rst_is_space(s, i)) {
            size_t n = 1;
            while (i + n < s.n && ((unsigned char)s.p[i + n] & 0xc0) == 0x80)
                n++;
            buf_put(&b, str_slice(s, i, i + n));
            i += n - 1;
        } else if (s.p[i]) {
            while (i + 1 < s.n && ((unsigned char)s.p[i + 1] & 0xc0) == 0x80)
                i++;
        }
    }
    return buf_end(&b);
}

/* The target in `text <address>`_ or `text <name_>`_. */
struct alias {
    str value;
    bool is_name;
};

static struct alias read_alias(struct rst_inliner *in, str inside)
{
    struct alias out;
    size_t last = inside.n - 1;
    bool escaped = last && !inside.p[last - 1];
    out.is_name = inside.p[last] == '_' && !escaped && !rst_uri_starts(inside);
    if (out.is_name) {
        out.value = document_normal_name(
            in->a, rst_unescape(in->a, str_slice(inside, 0, last)));
        return out;
    }
    out.value = rst_adjust_uri(in->a, rst_address(in->a, inside));
    if (str_ends(out.value, S("\\_")))
        out.value =
            str_concat(in->a, str_slice(out.value, 0, out.value.n - 2), S("_"));
    return out;
}

static void add_alias_target(struct rst_inliner *in, const struct alias *alias,
                             str name, size_t from, size_t to)
{
    struct node *n = add(in, NODE_TARGET, from, to);
    node_add(in->a, n, "names", name);
    if (alias->is_name) {
        node_set(in->a, n, "refname", alias->value);
    } else {
        node_set(in->a, n, "refuri", alias->value);
        fields_fill_names(in->r->p->doc, n);
        document_note_target(in->r->p->doc, n, true, in->t->target);
    }
}

/* `phrase`_ `phrase`__ `phrase <address>`_ `phrase <name_>`__ */
static void phrase(struct rst_inliner *in, const struct rst_found *f,
                   const struct rst_end *end)
{
    str escaped = str_slice(in->s, f->end, end->start), text = escaped, name;
    struct embedded e;
    struct alias alias = {0};
    bool has_alias = find_embedded(escaped, &e);
    flush(in, f->start, end->end);
    struct node *n = add(in, NODE_REFERENCE, f->start, end->end);
    size_t text_end = end->start;
    if (has_alias) {
        alias = read_alias(in, e.inside);
        text = str_slice(escaped, 0, e.text_end);
        text_end = f->end + e.text_end;
    }
    if (has_alias && !text.n) {
        name = alias.value;
        node_append(n, node_text(in->a, name, pos_of(in, f->end, end->start)));
    } else {
        name = rst_unescape(in->a, text);
        add_text(in, n, f->end, text_end);
    }
    node_set(in->a, n, "name", document_normal_space(in->a, name));
    str normal = document_normal_name(in->a, name);
    if (has_alias)
        node_set(in->a, n, alias.is_name ? "refname" : "refuri", alias.value);
    else if (end->refs == 2)
        node_set(in->a, n, "anonymous", S("1"));
    else
        node_set(in->a, n, "refname", normal);
    if (has_alias && end->refs == 1)
        add_alias_target(in, &alias, normal, f->end + e.open, end->start);
}

void rst_failed_role(struct rst *r, struct node *parent, str raw, struct pos at,
                     bool is_unknown)
{
    const struct diags *d = r->p->d;
    if (!marks_problem(r)) {
        rst_add_text(r->a, parent, NODE_PROBLEMATIC, raw, at);
        return;
    }
    if (is_unknown)
        node_append(r->messages, message_newest(r->a, d, MESSAGE_INFO, at));
    problematic(r, parent, raw, at, message_newest(r->a, d, MESSAGE_ERROR, at),
                r->messages);
}

static void run_role(struct rst_inliner *in, const struct rst_found *f,
                     const struct rst_end *end, str role)
{
    struct parse *p = in->r->p;
    if (!role.p)
        role = p->default_role.p ? p->default_role : S("title-reference");
    struct role_call c = {
        .p = p,
        .name = role,
        .raw = rst_restore(in->a, str_slice(in->s, f->start, end->end)),
        .text = rst_restore(in->a, str_slice(in->s, f->end, end->start)),
        .at = pos_of(in, f->start, end->end)};
    flush(in, f->start, end->end);
    if (!role_run(&c, in->t->parent))
        rst_failed_role(in->r, in->t->parent, c.raw, c.at, true);
}

/* `text` :role:`text` `text`:role: `phrase`_ */
static void interpreted(struct rst_inliner *in, const struct rst_found *f)
{
    struct rst_end end;
    if (!f->role.p && is_quoted(in, f)) {
        in->from = f->end;
        return;
    }
    if (!rst_find_end(in->s, &in->ends, RST_INTERPRETED, f->end, &end)) {
        problem(in, RST_MESSAGE_INLINE_INTERPRETED, STR_NONE, f->end - 1,
                f->end);
        return;
    }
    if (end.role.p && f->role.p)
        problem(in, RST_MESSAGE_ROLE_TWICE, STR_NONE, f->start, end.end);
    else if (end.refs && (end.role.p || f->role.p))
        problem(in, RST_MESSAGE_ROLE_REFERENCE,
                end.role.p ? S("suffix") : S("prefix"), f->start, end.end);
    else if (end.refs)
        phrase(in, f, &end);
    else
        run_role(in, f, &end, f->role.p ? f->role : end.role);
}

static void construct(struct rst_inliner *in, const struct rst_found *f)
{
    if (f->type < RST_N_SIMPLE)
        simple(in, f);
    else if (f->type == RST_INTERPRETED)
        interpreted(in, f);
    else if (f->type == RST_REFERENCE)
        reference(in, f);
    else
        footnote(in, f);
}

void rst_inline(struct rst *r, const struct rst_text *t)
{
    struct rst_inliner in = {
        .r = r, .a = r->a, .t = t, .s = rst_escape(r->a, t->text)};
    struct node *messages = r->messages, *last = t->parent->last;
    struct rst_found f;
    r->messages = t->messages;
    while (in.from < in.s.n && rst_find_start(in.s, in.from, in.from, &f))
        construct(&in, &f);
    plain(&in, in.pending, in.s.n);
    if (r->p->doc->has_fields)
        fields_fill_nodes(r->p->doc, last ? last->next : t->parent->first);
    r->messages = messages;
}

void rst_inline_lines(struct rst_machine *m, const struct lines *lines,
                      struct node *parent, struct node *messages,
                      struct node *target)
{
    struct rst_text t = {.text = lines_join(m->r->a, lines),
                         .lines = lines,
                         .parent = parent,
                         .messages = messages,
                         .target = target};
    rst_inline(m->r, &t);
}

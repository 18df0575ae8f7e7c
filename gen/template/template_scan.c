// SPDX-License-Identifier: MIT
// template_scan: finds tags by the current delimiters and splits the text
// between tags into lines.
#include "template/template_scan.h"

#include "base/codes/template.h"
#include "base/vec.h"

struct template_scanner {
    struct arena *a;
    struct diags *d;
    const struct source *src;
    str text;
    str open, close; /* the current delimiters */
    size_t at;
    uint32_t line;
    size_t line_start;
    struct tokens out;
};

static const struct sigil {
    char sigil;
    enum token_kind kind;
} SIGILS[] = {
    {'&', TOKEN_UNESCAPED},  {'#', TOKEN_SECTION}, {'^', TOKEN_INVERTED},
    {'/', TOKEN_CLOSE},      {'>', TOKEN_PARTIAL}, {'<', TOKEN_PARENT},
    {'$', TOKEN_BLOCK},      {'!', TOKEN_COMMENT}, {'{', TOKEN_UNESCAPED},
    {'=', TOKEN_DELIMITERS},
};

static struct pos pos_between(const struct template_scanner *s, size_t from,
                              size_t to)
{
    return (struct pos){s->src, s->line, (uint32_t)(from - s->line_start) + 1,
                        (uint32_t)(to - from)};
}

static void add(struct template_scanner *s, enum token_kind kind, size_t from,
                size_t to)
{
    if (to > from)
        vec_push(s->a, &s->out,
                 (struct token){.kind = kind,
                                .text = str_slice(s->text, from, to),
                                .at = pos_between(s, from, to)});
}

static void new_line(struct template_scanner *s, size_t start)
{
    s->line++;
    s->line_start = start;
}

/* Adds the text between the offsets s->at and `to` as tokens, and sets s->at to
   `to`. */
static void add_text(struct template_scanner *s, size_t to)
{
    while (s->at < to) {
        size_t end = str_find_char(s->text, '\n', s->at);
        if (end == STR_NPOS || end >= to) {
            add(s, TOKEN_TEXT, s->at, to);
            break;
        }
        bool cr = end > s->at && s->text.p[end - 1] == '\r';
        add(s, TOKEN_TEXT, s->at, end - cr);
        add(s, TOKEN_BREAK, end - cr, end + 1);
        new_line(s, end + 1);
        s->at = end + 1;
    }
    s->at = to;
}

/* set delimiters = open '=' blank* word blank+ word blank* '=' close */
static void set_delimiters(struct template_scanner *s, str body, struct pos at)
{
    str rest = body, open, close, more;
    if (str_word(&rest, &open) && str_word(&rest, &close) &&
        !str_word(&rest, &more) && str_find_char(body, '=', 0) == STR_NPOS) {
        s->open = open;
        s->close = close;
        return;
    }
    diag_at(s->d, DIAG_TEMPLATE_SYNTAX, at, S("malformed set-delimiter tag"));
    diag_help(s->d, "expected two delimiters without '=', separated by a "
                    "space, as in {{=<%% %%>=}}");
}

static bool name_is_good(struct template_scanner *s, const struct token *t)
{
    str rest = t->text, word, part;
    if (!str_word(&rest, &word)) {
        diag_at(s->d, DIAG_TEMPLATE_SYNTAX, t->at, S("tag has no name"));
        return false;
    }
    bool good = word.n == t->text.n;
    if (token_has_name(t) && !str_eq(t->text, S(".")))
        while (str_cut(&word, '.', &part))
            good = good && part.n;
    if (good)
        return true;
    diag_at(s->d, DIAG_TEMPLATE_SYNTAX, t->at,
            str_fmt(s->a, "malformed name '%.*s'", STR_ARG(t->text)));
    diag_help(s->d, "a name cannot contain whitespace; separate its parts with "
                    "single dots");
    return false;
}

/* Adds a tag of the given kind. `body` is the tag's text after the sigil. */
static void add_tag(struct template_scanner *s, enum token_kind kind, str body,
                    struct pos at)
{
    struct token t = {.kind = kind, .text = str_trim(body), .at = at};
    if ((kind == TOKEN_PARTIAL || kind == TOKEN_PARENT) &&
        str_starts(t.text, S("*"))) {
        t.dynamic = true;
        t.text = str_trim_left(str_from(t.text, 1));
    }
    if (kind == TOKEN_DELIMITERS)
        set_delimiters(s, body, at);
    else if (kind != TOKEN_COMMENT && !name_is_good(s, &t))
        return;
    vec_push(s->a, &s->out, t);
}

/* Reports an unclosed tag at s->at, which lacks the closing delimiter `end`.
   Sets s->at to `body`, the offset after the tag's opening delimiter and
   sigil. */
static void unclosed(struct template_scanner *s, size_t body, str end)
{
    struct pos at = pos_between(s, s->at, body);
    diag_at(s->d, DIAG_TEMPLATE_SYNTAX, at, S("tag is never closed"));
    diag_help(s->d, "expected '%.*s' after its name", STR_ARG(end));
    s->at = body;
}

/* Returns the offset of `end`, the closing delimiter of a tag whose body starts
   at `body`, or STR_NPOS if the tag is unclosed. The search stops at the next
   opening delimiter, which a name cannot contain. */
static size_t find_end(const struct template_scanner *s, enum token_kind kind,
                       size_t body, str end)
{
    if (kind == TOKEN_COMMENT || kind == TOKEN_DELIMITERS)
        return str_find(s->text, end, body);
    size_t next = str_find(s->text, s->open, body);
    size_t limit = next == STR_NPOS ? s->text.n : next + end.n;
    return str_find(str_slice(s->text, 0, limit), end, body);
}

static enum token_kind kind_of(char sigil)
{
    for (size_t i = 0; i < sizeof SIGILS / sizeof *SIGILS; i++)
        if (SIGILS[i].sigil == sigil)
            return SIGILS[i].kind;
    return TOKEN_VARIABLE;
}

/* Scans a tag whose opening delimiter is at s->at. tag = open blank* sigil?
   blank* name blank* close. A comment may contain anything but `close`. */
static void scan_tag(struct template_scanner *s)
{
    size_t start = s->at, body = start + s->open.n;
    while (body < s->text.n && s->text.p[body] == ' ')
        body++;
    char sigil = body < s->text.n ? s->text.p[body] : 'x';
    enum token_kind kind = kind_of(sigil);
    body += kind != TOKEN_VARIABLE;
    str end = s->close;
    if (sigil == '{')
        end = str_concat(s->a, S("}"), s->close);
    else if (sigil == '=')
        end = str_concat(s->a, S("="), s->close);
    size_t to = find_end(s, kind, body, end);
    str inside = str_slice(s->text, body, to == STR_NPOS ? body : to);
    bool broken = str_find_char(str_trim(inside), '\n', 0) != STR_NPOS;
    if (to == STR_NPOS || (broken && kind != TOKEN_COMMENT)) {
        unclosed(s, body, end);
        return;
    }
    s->at = to + end.n;
    struct pos at = pos_between(s, start, s->at);
    size_t line_end = str_find_char(inside, '\n', 0);
    if (line_end != STR_NPOS)
        at.len = (uint32_t)(body + line_end - start);
    add_tag(s, kind, inside, at);
    for (size_t i = 0; (i = str_find_char(inside, '\n', i)) != STR_NPOS; i++)
        new_line(s, body + i + 1);
}

struct tokens template_scan(struct arena *a, struct diags *d,
                            const struct source *src)
{
    struct template_scanner s = {.a = a,
                                 .d = d,
                                 .src = src,
                                 .text = src->text,
                                 .open = S("{{"),
                                 .close = S("}}"),
                                 .line = 1};
    while (s.at < s.text.n) {
        size_t tag = str_find(s.text, s.open, s.at);
        add_text(&s, tag == STR_NPOS ? s.text.n : tag);
        if (tag != STR_NPOS)
            scan_tag(&s);
    }
    return s.out;
}

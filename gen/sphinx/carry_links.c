// SPDX-License-Identifier: MIT
// carry_links: settings of conf.py about links: short ones, redirects, other
// projects, those that are not checked; and warnings that are off.
#include <stdio.h>
#include <unistd.h>

#include "base/codes/codes.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "load/config.h"
#include "parse/role/role.h"
#include "sphinx/carry_tables.h"
#include "sphinx/yaml_put.h"

/* ---- extlinks ---- */

static bool is_taken(str name)
{
    for (size_t i = 0; role_name_at(i).p; i++)
        if (str_eq_nocase(role_name_at(i), name))
            return !str_eq(name, S("pep")) && !str_eq(name, S("rfc"));
    return false;
}

static size_t count_marks(str s)
{
    size_t n = 0;
    for (size_t i = 0; i + 1 < s.n; i++)
        if (s.p[i] == '%') {
            n += s.p[i + 1] == 's';
            i++;
        }
    return n;
}

static const char *fault_of_role(str name, str url)
{
    bool good = name.n > 0;
    for (size_t i = 0; i < name.n; i++)
        good &= char_is_alnum(name.p[i]) ||
                (i && i + 1 < name.n && strchr("-_.+:", name.p[i]));
    if (!good)
        return "a role's name is letters and digits";
    if (is_taken(name))
        return "perfpress has a role of this name";
    return count_marks(url) == 1 ? NULL : "its address has not one %s";
}

static void extlinks(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++) {
        struct strs of = move_texts(m, v->v[i].value);
        str url = of.n ? of.v[0] : S("");
        const char *fault = fault_of_role(v->v[i].key, url);
        if (fault) {
            move_note(m, MOVE_LEFT, c->name, v->v[i].value->line,
                      str_fmt(m->a, "'%.*s': %s", STR_ARG(v->v[i].key), fault));
            continue;
        }
        buf_puts(&b, "  ");
        yaml_put_text(&b, v->v[i].key);
        buf_puts(&b, ": {url: ");
        yaml_put_quoted(&b, url);
        if (of.n > 1 && of.v[1].n && count_marks(of.v[1]) <= 1) {
            buf_puts(&b, ", caption: ");
            yaml_put_quoted(&b, of.v[1]);
        }
        buf_puts(&b, "}\n");
    }
    if (b.n)
        carry_done(m, c, v);
    carry_generic_roles(m, &b);
    if (b.n)
        buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key),
                   STR_ARG(buf_str(&b)));
}

/* ---- redirects ---- */

struct redirect_pairs {
    struct redirect_pair {
        str from, to;
    } * v;
    size_t n, cap;
};

/* Whether a page of this name is there. */
static bool is_page(const struct move *m, str name)
{
    static const char *const ENDINGS[] = {".rst", ".md", ".txt"};
    str folder = path_join(m->a, m->root, m->content);
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++) {
        str file =
            str_concat(m->a, path_join(m->a, folder, name), str_c(ENDINGS[i]));
        if (access(str_dupz(m->a, file), F_OK) == 0)
            return true;
    }
    return false;
}

static str page_name(str path)
{
    static const str ENDINGS[] = {S_INIT(".html"), S_INIT(".rst"),
                                  S_INIT(".md"), S_INIT(".txt")};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        if (str_ends(path, ENDINGS[i]))
            return str_slice(path, 0, path.n - ENDINGS[i].n);
    return path;
}

/* Where a target leads that counts from the old page, or from the root. */
static str target_of(const struct move *m, str from, str to, bool relative)
{
    str path, bare = str_slice(to, 0, str_find_char(to, '#', 0));
    if (uri_is_web(to))
        return to;
    if (relative && !str_starts(to, S("/")))
        bare = path_join(m->a, path_dir(from), bare);
    if (!path_normal(m->a, bare, &path))
        return STR_NONE;
    if (str_ends(bare, S("/")))
        path = path_join(m->a, path, S("index"));
    path = page_name(path);
    return is_page(m, path)
               ? str_concat(m->a, path, str_from(to, str_find_char(to, '#', 0)))
               : STR_NONE;
}

static void put_redirects(struct move *m, const struct carry *c,
                          const struct conf_value *v,
                          const struct redirect_pairs *pairs, bool relative)
{
    struct buf b = {.a = m->a};
    struct map seen = {.a = m->a};
    size_t left = 0;
    for (size_t i = 0; i < pairs->n; i++) {
        str from = page_name(pairs->v[i].from);
        str to = target_of(m, from, pairs->v[i].to, relative);
        if (!from.n || !to.p || is_page(m, from) || str_starts(from, S("/")) ||
            str_find_char(from, '*', 0) != STR_NPOS ||
            !map_add(&seen, from, m)) {
            left++;
            continue;
        }
        buf_puts(&b, "  ");
        yaml_put_pair(&b, from, to);
    }
    if (left)
        move_note(m, MOVE_LEFT, c->name, v->line,
                  str_fmt(m->a,
                          "%zu of %zu are patterns, or lead from or to "
                          "no page",
                          left, pairs->n));
    if (!b.n)
        return;
    buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key), STR_ARG(buf_str(&b)));
    carry_done(m, c, v);
}

static void redirects(struct move *m, const struct carry *c,
                      const struct conf_value *v)
{
    struct redirect_pairs pairs = {0};
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++)
        if (conf_value_is_text(v->v[i].value))
            vec_push(m->a, &pairs,
                     (struct redirect_pair){v->v[i].key, v->v[i].value->text});
    if (pairs.n)
        put_redirects(m, c, v, &pairs, str_eq(c->name, S("redirects")));
}

enum { LIST_MAX = 1 << 20 };

/* rediraffe's file: an old and a new page on each line, maybe in quotes. */
static void read_pairs(struct move *m, str file, struct redirect_pairs *pairs)
{
    str full = path_join(m->a, path_join(m->a, m->root, m->content), file);
    FILE *in = fopen(str_dupz(m->a, full), "rb");
    char *bytes = arena_bytes(m->a, LIST_MAX);
    if (!in)
        return;
    str text = {bytes, fread(bytes, 1, LIST_MAX, in)}, line;
    fclose(in);
    while (str_cut(&text, '\n', &line)) {
        struct redirect_pair p = {0};
        if (!str_word(&line, &p.from) || !str_word(&line, &p.to) ||
            p.from.p[0] == '#')
            continue;
        for (size_t i = 0; i < 2; i++) {
            str *s = i ? &p.to : &p.from;
            if (s->n > 1 && (s->p[0] == '"' || s->p[0] == '\''))
                *s = str_slice(*s, 1, s->n - 1);
        }
        vec_push(m->a, pairs, p);
    }
}

static void rediraffe(struct move *m, const struct carry *c,
                      const struct conf_value *v)
{
    if (conf_get(&m->conf, S("redirects"))) {
        if (v->kind != CONF_NONE)
            carry_left(m, c, v, "'redirects' of conf.py counts");
        return;
    }
    struct redirect_pairs pairs = {0};
    str file = conf_value_is_text(v) ? move_file(m, v->text) : STR_NONE;
    if (file.p)
        read_pairs(m, file, &pairs);
    if (pairs.n)
        put_redirects(m, c, v, &pairs, false);
    else
        redirects(m, c, v);
}

/* ---- links to other sites ---- */

/* A regular expression as a pattern with '*'; STR_NONE for one that says more.
   An expression fits the beginning of an address. */
static str pattern_of(struct arena *a, str s)
{
    struct buf b = {.a = a};
    bool ends = str_ends(s, S("$"));
    s = str_slice(s, str_starts(s, S("^")), s.n - ends);
    for (size_t i = 0; i < s.n; i++) {
        bool last = i + 1 == s.n;
        char c = s.p[i];
        if (c == '\\' && !last && strchr("dwsS", s.p[i + 1])) {
            i++;
            buf_putc(&b, '*');
        } else if (c == '\\' && !last) {
            buf_putc(&b, s.p[++i]);
        } else if (c == '[') {
            size_t end = str_find_char(s, ']', i + 2);
            if (end == STR_NPOS)
                return STR_NONE;
            i = end;
            buf_putc(&b, '*');
        } else if (c == '.' && !last && strchr("*+", s.p[i + 1])) {
            continue;
        } else if (c == '*' || c == '+') {
            buf_putc(&b, '*');
        } else if (strchr("()|{}", c)) {
            return STR_NONE;
        } else if (c == '?') {
            if (b.n)
                b.p[b.n - 1] = '*';
        } else {
            buf_putc(&b, c);
        }
    }
    if (!ends && !str_ends(buf_str(&b), S("*")))
        buf_putc(&b, '*');
    return buf_end(&b);
}

static void put_rule(struct move *m, struct buf *b, const char *setting,
                     const char *key, const char *unit)
{
    const struct conf_value *v = conf_get(&m->conf, str_c(setting));
    if (!v || v->kind != CONF_NUMBER || v->number < 1)
        return;
    buf_printf(b, "  %s: %.0f%s\n", key, v->number > 99 ? 99 : v->number, unit);
    move_note(m, MOVE_CARRIED, str_c(setting), v->line,
              str_fmt(m->a, "external: %s", key));
}

static void linkcheck(struct move *m, const struct carry *c,
                      const struct conf_value *v)
{
    struct strs given = move_texts(m, v), all = {0};
    struct buf b = {.a = m->a};
    for (size_t i = 0; i < given.n; i++) {
        str pattern = pattern_of(m->a, given.v[i]);
        if (pattern.n)
            vec_push(m->a, &all, pattern);
        else
            move_note(m, MOVE_LEFT, c->name, v->line,
                      str_fmt(m->a, "'%.*s' is more than a pattern with '*'",
                              STR_ARG(given.v[i])));
    }
    if (all.n) {
        buf_puts(&b, "  ");
        yaml_put_list(&b, S("ignore"), &all);
        carry_done(m, c, v);
    }
    put_rule(m, &b, "linkcheck_timeout", "timeout", "s");
    put_rule(m, &b, "linkcheck_workers", "connections", "");
    put_rule(m, &b, "linkcheck_retries", "tries", "");
    if (b.n)
        buf_printf(&m->yaml, "external:\n%.*s", STR_ARG(buf_str(&b)));
}

/* ---- warnings ---- */

/* Sphinx' names, and ours for the same. */
static const struct {
    str name, code;
} WARNINGS[] = {
    {S_INIT("ref.ref"), S_INIT("ref-unresolved")},
    {S_INIT("ref.any"), S_INIT("ref-unresolved")},
    {S_INIT("ref.python"), S_INIT("ref-unresolved")},
    {S_INIT("ref.numref"), S_INIT("ref-unnumbered")},
    {S_INIT("ref.doc"), S_INIT("doc-unresolved")},
    {S_INIT("ref.term"), S_INIT("term-unresolved")},
    {S_INIT("myst.xref_missing"), S_INIT("ref-unresolved")},
    {S_INIT("myst.xref_ambiguous"), S_INIT("label-duplicate")},
    {S_INIT("myst.iref_missing"), S_INIT("ref-unresolved")},
    {S_INIT("autosectionlabel.*"), S_INIT("label-duplicate")},
    {S_INIT("toc.not_included"), S_INIT("page-orphan")},
    {S_INIT("toc.not_readable"), S_INIT("toctree-unresolved")},
    {S_INIT("toc.excluded"), S_INIT("toctree-unresolved")},
    {S_INIT("toc.secnum"), S_INIT("toctree-numbered")},
    {S_INIT("toc.empty_glob"), S_INIT("toctree-empty")},
    {S_INIT("misc.highlighting_failure"), S_INIT("code-language")},
};

/* "ref" and "ref.*" name all of "ref.". */
static bool names_it(str given, str name)
{
    if (str_ends(given, S(".*")))
        given.n -= 2;
    return str_eq(given, name) ||
           (str_starts(name, given) && name.p[given.n] == '.');
}

static void warnings(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    struct strs given = move_texts(m, v);
    struct buf b = {.a = m->a};
    struct map seen = {.a = m->a};
    for (size_t i = 0; i < given.n; i++) {
        bool known = false;
        for (size_t k = 0; k < sizeof WARNINGS / sizeof *WARNINGS; k++) {
            const struct diag_code *code = codes_find(WARNINGS[k].code);
            if (!names_it(given.v[i], WARNINGS[k].name) || !code ||
                !diag_code_has_choice(code))
                continue;
            known = true;
            if (map_add(&seen, WARNINGS[k].code, m))
                buf_printf(&b, "  %.*s: off\n", STR_ARG(WARNINGS[k].code));
        }
        if (!known)
            move_note(m, MOVE_LEFT, c->name, v->line,
                      str_fmt(m->a, "'%.*s' is no warning here",
                              STR_ARG(given.v[i])));
    }
    if (!b.n)
        return;
    buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key), STR_ARG(buf_str(&b)));
    carry_done(m, c, v);
}

/* ---- other projects ---- */

/* An inventory is read from the disk or not at all. */
static void inventories(struct move *m, const struct carry *c,
                        const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    if (!config_has_key(c->key)) {
        if (v->kind == CONF_DICT && v->n)
            carry_left(m, c, v, "links to other projects are plain text");
        return;
    }
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++) {
        struct strs of = move_texts(m, v->v[i].value);
        if (!of.n || !uri_is_web(of.v[0]))
            continue;
        buf_puts(&b, "  ");
        yaml_put_text(&b, v->v[i].key);
        buf_puts(&b, ": {url: ");
        yaml_put_quoted(&b, of.v[0]);
        str file = of.n > 1 ? move_file(m, of.v[1]) : STR_NONE;
        if (file.p) {
            buf_puts(&b, ", file: ");
            yaml_put_text(&b, path_join(m->a, m->content, file));
        }
        buf_puts(&b, "}\n");
    }
    if (!b.n)
        return;
    buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key), STR_ARG(buf_str(&b)));
    carry_done(m, c, v);
}

static void not_ours(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    if (v->kind != CONF_NONE && conf_value_is_true(v))
        move_note(m, MOVE_LEFT, c->name, v->line, c->key);
}

#define ROW(name, key, run)            \
    {                                  \
        S_INIT(name), S_INIT(key), run \
    }

const struct carry CARRY_LINKS[] = {
    ROW("setup", "directives", carry_types),
    ROW("extlinks", "roles", extlinks),
    ROW("redirects", "redirects", redirects),
    ROW("rediraffe_redirects", "redirects", rediraffe),
    ROW("linkcheck_ignore", "external: ignore", linkcheck),
    ROW("linkcheck_anchors", "external: anchors is off by default", not_ours),
    ROW("suppress_warnings", "warnings", warnings),
    ROW("intersphinx_mapping", "inventories", inventories),
    ROW("nitpicky",
        "references that lead nowhere are warnings; warnings: "
        "makes them errors",
        not_ours),
    {{0}, {0}, NULL},
};

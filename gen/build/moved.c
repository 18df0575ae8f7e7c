// SPDX-License-Identifier: MIT
// moved: follows each redirect once. If a redirect leads to the path of another
// redirect, the other redirect is resolved first, so that chains of any length
// take linear time.
#include "build/moved.h"

#include "base/codes/output.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/headers.h"
#include "load/site.h"
#include "resolve/index.h"

struct redirect_resolver {
    struct site *site;
    struct redirects *all;
    struct diags *d;
    struct arena scratch;
    const struct outputs *outputs;
    struct moved_step *steps; /* steps[i] belongs to redirect i */
};

struct moved_step {
    struct redirect *next; /* next redirect of the chain; NULL: this redirect is
                              the last */
    enum { STEP_NEW, STEP_VISITED, STEP_DONE } state;
};

/* ---- one redirect ---- */

/* Returns the output path that `path` names: the path itself, or the page or
   folder of this name. STR_NONE if it does not exist. */
static str find_file(struct redirect_resolver *s, str path)
{
    str bare = writing_page_name(&s->site->config.writing, path);
    const str names[] = {path, str_concat(&s->scratch, bare, S(".html")),
                         path_join(&s->scratch, path, S("index.html"))};
    for (size_t i = 0; i < 3; i++) {
        const struct map_entry *match =
            map_find(&s->outputs->by_path, names[i]);
        if (!match)
            match = map_find(&s->all->by_from, names[i]);
        if (match)
            return match->key;
    }
    /* the build writes index.html if the site has none */
    return str_eq(path, S("index.html")) ? S("index.html") : STR_NONE;
}

/* Reports that the file at `path` conflicts with a redirect; returns false. */
static bool report_clash(struct redirect_resolver *s, const struct redirect *r,
                         str path)
{
    const struct output_file *file = map_get(&s->outputs->by_path, path);
    diag_at(s->d, DIAG_REDIRECT_CLASH, r->at, r->from, path);
    if (!str_eq(path, r->from))
        diag_help(s->d, "the redirect needs the file '%.*s', %s",
                  STR_ARG(r->from),
                  str_eq_nocase(path, r->from)
                      ? "which is the same file on hosts that ignore case"
                      : "but no name can be both a file and a folder");
    else if (!file->page)
        diag_help(s->d, "remove the redirect, or that file");
    else
        diag_help(s->d, "remove the redirect, or the page '%.*s'",
                  STR_ARG(file->source));
    return false;
}

/* Returns the path of a file that blocks the page of a redirect, or STR_NONE.
   Such a file is where the page needs a folder, or is below the page's path. */
static str blocking_file(struct redirect_resolver *s, const struct redirect *r)
{
    const struct output_file *below = map_get(&s->outputs->folders, r->from);
    for (str dir = path_dir(r->from); dir.n && !below; dir = path_dir(dir))
        if (map_find(&s->outputs->by_path, dir) ||
            map_find(&s->all->by_from, dir) || outputs_adds(s->site, dir))
            return dir;
    return below ? below->path : STR_NONE;
}

/* Returns false after reporting that a redirect conflicts with a file. A
   redirect also conflicts with a page whose path differs only in case, unless
   the redirect leads to that page: hosts that ignore case would show the
   redirect instead of the page. */
static bool is_free(struct redirect_resolver *s, const struct redirect *r)
{
    const struct output_file *like =
        map_get(&s->outputs->lower, str_lower(&s->scratch, r->from));
    str other = blocking_file(s, r);
    if (map_find(&s->outputs->by_path, r->from))
        return report_clash(s, r, r->from);
    if (other.p)
        return report_clash(s, r, other);
    if (like && (r->is_elsewhere || !str_eq(find_file(s, r->to), like->path)))
        return report_clash(s, r, like->path);
    return true;
}

static void report_no_target(struct redirect_resolver *s,
                             const struct redirect *r)
{
    str name =
        path_ext(r->to).n ? r->to : str_concat(&s->scratch, r->to, S(".html"));
    str near = diag_nearest_key(s->d, name, &s->outputs->by_path);
    diag_at(s->d, DIAG_REDIRECT_TARGET, r->to_at, r->to);
    if (near.p)
        diag_help(s->d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(s->d, "paths are relative to the site's root, or to the old "
                        "page if they begin with ./ or ../");
}

/* Finds the file to which a redirect leads, and the redirect from that file, if
   any, which is the next of the chain. Returns false after reporting that the
   file does not exist. */
static bool find_next(struct redirect_resolver *s, struct redirect *r)
{
    struct moved_step *step = &s->steps[r - s->all->v];
    if (r->is_elsewhere) {
        r->end = r->to;
        return true;
    }
    str file = find_file(s, r->to);
    if (!file.p) {
        report_no_target(s, r);
        return false;
    }
    step->next = map_get(&s->all->by_from, file);
    r->output = str_dup(&s->site->arena, file);
    r->end = r->suffix;
    return true;
}

/* ---- chains ---- */

/* Copies the target of `next` to r. If both redirects have a suffix, r gets the
   suffix of `next`. */
static void follow(struct redirect *r, const struct redirect *next)
{
    r->output = next->output;
    r->end = !next->output.p || next->end.n ? next->end : r->end;
}

/* Resolves redirect r and the redirects that follow it in a chain. Returns
   false after reporting that the chain is circular. */
static bool resolve(struct redirect_resolver *s, struct redirect *r)
{
    struct {
        struct redirect **v;
        size_t n, cap;
    } chain = {0};
    struct redirect *first = s->all->v;
    bool ok = true;
    while (r && s->steps[r - first].state == STEP_NEW) {
        s->steps[r - first].state = STEP_VISITED;
        vec_push(&s->scratch, &chain, r);
        r = s->steps[r - first].next;
    }
    if (r && s->steps[r - first].state == STEP_VISITED) {
        diag_at(s->d, DIAG_REDIRECT_LOOP, r->at, r->from);
        diag_help(s->d, "one of the redirects must lead to a page");
        ok = false;
    }
    while (chain.n) {
        r = chain.v[--chain.n];
        struct moved_step *step = &s->steps[r - first];
        if (step->next && ok)
            follow(r, step->next);
        step->state = STEP_DONE;
    }
    return ok;
}

/* Returns false after reporting that the site has its own _redirects. */
static bool is_list_free(struct redirect_resolver *s)
{
    if (!s->all->n || !map_find(&s->outputs->by_path, S(MOVED_LIST)))
        return true;
    diag_at(s->d, DIAG_OUTPUT_CLASH, s->all->at, S(MOVED_LIST));
    diag_help(s->d,
              "move the entries of the site's own %s to 'redirects' in "
              "perfpress.yaml, and remove the file",
              MOVED_LIST);
    return false;
}

bool moved_settle(struct site *site, const struct outputs *outputs,
                  struct diags *d)
{
    struct redirect_resolver s = {.site = site,
                                  .all = &site->config.redirects,
                                  .d = d,
                                  .outputs = outputs};
    struct redirects *all = s.all;
    bool ok = true;
    if (!all->n)
        return true;
    s.steps = NEW_N(&s.scratch, struct moved_step, all->n);
    ok = is_list_free(&s);
    for (size_t i = 0; i < all->n; i++) {
        ok &= is_free(&s, &all->v[i]);
        ok &= find_next(&s, &all->v[i]);
    }
    for (size_t i = 0; i < all->n; i++)
        ok &= resolve(&s, &all->v[i]);
    arena_free(&s.scratch);
    return ok;
}

/* ---- addresses ---- */

/* Returns the URL path, below `root`, of the file at `output`, in `a`. An index
   page is written as its folder. */
static str address(struct arena *a, str root, str output)
{
    if (str_eq(path_base(output), S("index.html")))
        output.n -= S("index.html").n;
    return str_concat(a, root, path_encode(a, output));
}

str moved_location(struct arena *a, const struct redirect *r, str root)
{
    return r->output.p ? str_concat(a, address(a, root, r->output), r->end)
                       : r->end;
}

/* Writes two lines for a redirect, with and without '!'. Without '!', Netlify
   serves the page of the redirect instead of redirecting. Cloudflare Pages does
   not support '!'. */
static void put_line(struct buf *b, str from, str to)
{
    for (int forced = 1; forced >= 0; forced--)
        buf_printf(b, "%.*s %.*s 301%s\n", STR_ARG(from), STR_ARG(to),
                   forced ? "!" : "");
}

/* Returns whether a site has both "a.html" and "a/index.html"; `from` is the
   path of either. Hosts serve them as "a" and "a/", which Netlify treats as the
   same. */
static bool is_ambiguous(struct arena *a, const struct site *site, str from)
{
    str name = path_without_ext(from), folder = S("/index"), other;
    if (str_ends(name, folder))
        other = str_slice(name, 0, name.n - folder.n);
    else
        other = str_concat(a, name, folder);
    return map_find(&site->page_names, other) ||
           map_find(&site->config.redirects.by_from,
                    str_concat(a, other, S(".html")));
}

void moved_put_list(struct buf *b, const struct site *site)
{
    str root = uri_path(site->config.base_url);
    const struct redirects *all = &site->config.redirects;
    buf_puts(b, "# Netlify reads the lines with '!', Cloudflare Pages those "
                "without.\n");
    for (size_t i = 0; i < all->n; i++) {
        const struct redirect *r = &all->v[i];
        str to = moved_location(b->a, r, root);
        str file = str_concat(b->a, S("/"), path_encode(b->a, r->from));
        str shown = address(b->a, S("/"), r->from);
        put_line(b, file, to);
        if (str_ends(shown, S(".html")))
            shown = path_without_ext(shown);
        if (!str_eq(shown, file) && !is_ambiguous(b->a, site, r->from))
            put_line(b, shown, to);
    }
}

// SPDX-License-Identifier: MIT
// init_sphinx: see init_sphinx.h.
#include "cli/init_sphinx.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "base/real.h"
#include "cli/new_file.h"
#include "cli/report.h"
#include "load/guard.h"
#include "load/site.h"
#include "sphinx/carry_all.h"
#include "sphinx/conf_coding.h"
#include "sphinx/move_report.h"
#include "sphinx/propose.h"
#include "sphinx/survey.h"
#include "sphinx/yaml_put.h"

enum { CONF_MAX = 4 << 20 };

static const struct pos NOWHERE = {0};

static bool refuse(struct diags *d, str what, const char *help)
{
    diag_at(d, DIAG_CLI_USAGE, NOWHERE, what);
    diag_help(d, "%s", help);
    return false;
}

static bool read_conf(struct arena *a, struct source *src, struct diags *d)
{
    FILE *in = fopen(str_dupz(a, src->name), "rb");
    char *bytes = arena_bytes(a, CONF_MAX + 1);
    if (!in)
        return refuse(d,
                      str_fmt(a, "cannot read '%.*s': %s", STR_ARG(src->name),
                              strerror(errno)),
                      "it is the folder of a conf.py that moves in");
    src->text = (str){bytes, fread(bytes, 1, CONF_MAX + 1, in)};
    fclose(in);
    return src->text.n <= CONF_MAX ||
           refuse(d, str_fmt(a, "'%.*s' is too large", STR_ARG(src->name)),
                  "a conf.py is a few pages long");
}

/* The folders as the system knows them: one inside of the other. */
static bool find_folders(struct move *m, const char *source, const char *dir,
                         struct diags *d)
{
    str from = real_path(m->a, str_c(source));
    m->root = real_path(m->a, str_c(dir));
    if (!from.p || !m->root.p)
        return refuse(
            d, str_fmt(m->a, "there is no folder '%s'", from.p ? dir : source),
            "--from-sphinx names the folder of a conf.py, DIR one "
            "around it");
    if (!path_is_below(from, m->root))
        return refuse(d,
                      str_fmt(m->a, "'%s' is not inside of '%s'", source, dir),
                      "perfpress.yaml stands beside the folder of the pages: "
                      "move them into one, as docs, or name the folder around "
                      "in: perfpress init --from-sphinx . ..");
    m->content = str_from(from, m->root.n + 1);
    return true;
}

static bool is_free(struct arena *a, str file, struct diags *d)
{
    struct stat st;
    return lstat(str_dupz(a, file), &st) != 0 ||
           refuse(d, str_fmt(a, "'%.*s' is there already", STR_ARG(file)),
                  "move it away; it is never overwritten");
}

/* A folder of the site that perfpress would take for its own gets another
   name. */
static void avoid_folders(struct move *m)
{
    struct stat st;
    str there = path_join(m->a, m->root, S("public"));
    if (stat(str_dupz(m->a, there), &st) == 0)
        yaml_put_pair(&m->yaml, S("output"), S("_site"));
}

static void forget_extensions(struct move *m)
{
    size_t kept = 0;
    for (size_t i = 0; i < m->notes.n; i++)
        if (m->notes.v[i].kind != MOVE_EXTENSION)
            m->notes.v[kept++] = m->notes.v[i];
    m->notes.n = kept;
}

/* What the first look found to be needed; false: nothing. */
static bool add_needs(struct move *m, const struct survey *s)
{
    size_t before = m->yaml.n;
    if (s->has_html) {
        buf_puts(&m->yaml, "allow_raw_html: true\n");
        move_note(m, MOVE_CARRIED, S("HTML or scripts"), 0,
                  S("allow_raw_html, which trusts all who write pages"));
    }
    if (s->outside.n) {
        yaml_put_list(&m->yaml, S("sources"), &s->outside);
        move_note(m, MOVE_CARRIED, S("files that pages read elsewhere"), 0,
                  S("sources"));
    }
    return m->yaml.n > before;
}

static bool move_in(struct move *m, str file, struct survey *s, struct diags *d)
{
    carry_all(m);
    avoid_folders(m);
    if (!new_file_write(m->a, file, O_CREAT | O_EXCL, buf_str(&m->yaml), d))
        return false;
    survey_run(m, s, d);
    bool ok = s->loaded;
    if (ok && add_needs(m, s)) {
        forget_extensions(m);
        ok = new_file_write(m->a, file, O_TRUNC, buf_str(&m->yaml), d);
        if (ok)
            survey_run(m, s, d);
        ok = ok && s->loaded;
    }
    return ok && propose_names(&m->yaml, s)
               ? new_file_write(m->a, file, O_TRUNC, buf_str(&m->yaml), d)
               : ok;
}

static void print(struct move *m, const struct survey *s, str file, bool json)
{
    struct buf b = {.a = m->a};
    if (json) {
        move_report_json(&b, m, s);
    } else {
        move_report_text(&b, m, s);
        buf_printf(&b,
                   "\n%.*s is new, and the only file that was written. Next: "
                   "perfpress check\n",
                   STR_ARG(file));
    }
    report_print(buf_str(&b), !json);
}

bool init_sphinx(struct arena *a, const char *source, const char *dir,
                 const char *format, struct diags *d)
{
    struct move m = {.a = a, .yaml.a = a};
    struct survey s = {0};
    struct source src = {0};
    bool json = format && !strcmp(format, "json");
    if (format && !json && strcmp(format, "text"))
        return refuse(d, str_fmt(a, "unknown format '%s'", format),
                      "it is text or json");
    if (!find_folders(&m, source, dir, d))
        return false;
    str file = path_join(a, m.root, S(CONFIG_FILE));
    src.name = path_join(a, path_join(a, m.root, m.content), S("conf.py"));
    if (!is_free(a, file, d) || !read_conf(a, &src, d) ||
        !conf_decode(a, d, &src))
        return false;
    conf_read(a, &src, src.name, &m.conf);
    bool ok = move_in(&m, file, &s, d);
    print(&m, &s, path_join(a, str_c(dir), S(CONFIG_FILE)), json);
    return ok;
}

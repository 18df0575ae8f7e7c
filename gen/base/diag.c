// SPDX-License-Identifier: MIT
// diag: stores diagnostics, finds the names that help lines suggest, and sorts
// diagnostics and prints them.
#include "base/diag.h"

#include <stdarg.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/shown.h"
#include "base/unicode.h"
#include "base/uri.h"
#include "base/utf8.h"
#include "base/vec.h"

enum {
    SEARCH_MAX = 200000, /* limit on the letters compared for one message;
                            comparing them takes about a millisecond */
    TEXT_MAX = 2000,     /* the longest argument or help line, in bytes */
    EXCERPT_MAX = 160,   /* the longest line that is shown whole, in bytes */
    EXCERPT_BEFORE = 60, /* characters of a longer line that are shown before
                            the position */
    EXCERPT_AFTER = 60,  /* characters of a longer line that are shown after the
                            position */
    URL_MAX = 8192,      /* the longest URL whose password is found, in bytes */
    HELP_ALL = 30,       /* the most names that a help line lists in full */
    HELP_NAMES = 8       /* names that a help line lists if there are more than
                            HELP_ALL */
};

bool diag_code_has_choice(const struct diag_code *code)
{
    return code->severity == DIAG_SEVERITY_WARNING ||
           code->severity == DIAG_SEVERITY_OFF;
}

const char *diag_severity_name(enum diag_severity severity)
{
    return severity == DIAG_SEVERITY_WARNING ? "warning" : "error";
}

/* Appends s escaped, cut off after TEXT_MAX bytes. */
static void put_brief(struct buf *b, str s)
{
    size_t n = s.n > TEXT_MAX ? utf8_before(s, TEXT_MAX + 1) : s.n;
    shown_put(b, str_slice(s, 0, n));
    if (n < s.n)
        buf_puts(b, "...");
}

static str fill_in(struct arena *a, const char *wording, const str *args,
                   size_t n)
{
    struct buf b = {.a = a};
    size_t used = 0;
    for (const char *c = wording; *c; c++) {
        if (*c != '%' || used == n) {
            buf_putc(&b, *c);
            continue;
        }
        str s = args[used++];
        bool tuple = c > wording && c[-1] == '\'' && c[1] == '\'' &&
                     str_starts(s, S("('")) && str_ends(s, S(")"));
        b.n -= tuple; /* the wording has '%' in quotes and s is a tuple, ('a',
                         'b'), with quotes of its own: drops the wording's
                         quotes */
        c += tuple;
        put_brief(&b, s);
    }
    return buf_end(&b);
}

/* Returns the number of characters in the first `at` bytes of a line. If `at`
   is beyond the line's end, each byte beyond it counts as one character. */
static uint32_t characters(str line, size_t at)
{
    uint32_t n = 0;
    for (size_t i = 0; i < line.n && i < at; n++)
        i += utf8_length(str_from(line, i));
    return at > line.n ? n + (uint32_t)(at - line.n) : n;
}

/* Returns the number of characters before byte `byte` of line `line`, whose
   number is `number`. `was` is the cursor of the previous diagnostic: if that
   diagnostic is earlier in the same line, continues counting from there. */
static uint32_t column(struct diags *d, const struct source_cursor *was,
                       str line, uint32_t number, size_t byte)
{
    if (was->text != d->cursor.text || was->line != number || byte < d->byte)
        d->byte = d->column = 0;
    d->column += characters(str_from(line, d->byte), byte - d->byte);
    d->byte = byte;
    return (uint32_t)d->column;
}

/* Sets the excerpt of g to the whole line or, if the line is very long, to the
   part around byte `at`. Also sets the column of that byte in the excerpt. */
static void set_excerpt(struct diags *d, struct diag *g, str line, size_t at)
{
    struct buf b = {.a = &d->arena};
    size_t to = at < line.n ? at : line.n, from = to;
    g->excerpt_col = g->col;
    if (line.n <= EXCERPT_MAX) {
        shown_put_aligned(&b, line);
        g->excerpt = buf_end(&b);
        return;
    }
    for (int i = 0; i < EXCERPT_BEFORE && from; i++)
        from = utf8_before(line, from);
    g->excerpt_col = characters(str_slice(line, from, to), to - from) + 1;
    for (int i = 0; i < EXCERPT_AFTER && to < line.n; i++)
        to += utf8_length(str_from(line, to));
    if (from) {
        buf_puts(&b, "...");
        g->excerpt_col += 3;
    }
    shown_put_aligned(&b, str_slice(line, from, to));
    if (to < line.n) {
        buf_puts(&b, "...");
        g->len = g->len < EXCERPT_AFTER ? g->len : EXCERPT_AFTER;
    }
    g->excerpt = buf_end(&b);
}

/* Whether the part of a line around `byte` has a secret: a URL with a user and
   a password, a URL with a key in its query, or a setting "password=". Messages
   must not show such a line: logs of builds are public. */
static bool has_password(str line, size_t byte)
{
    line = str_slice(line, byte < URL_MAX ? 0 : byte - URL_MAX,
                     byte + URL_MAX < line.n ? byte + URL_MAX : line.n);
    size_t at = str_find(line, S("password="), 0);
    if (at != STR_NPOS && at + 9 < line.n && !char_is_blank(line.p[at + 9]))
        return true;
    for (at = 0; (at = str_find(line, S("://"), at)) != STR_NPOS;) {
        at += 3;
        size_t end = at, colon = STR_NPOS;
        while (end < line.n && !char_is_blank(line.p[end]) &&
               line.p[end] != '@') {
            if (line.p[end] == ':' && colon == STR_NPOS)
                colon = end;
            end++;
        }
        if (end < line.n && line.p[end] == '@' && colon != STR_NPOS)
            return true;
        size_t stop = end;
        while (stop < line.n && !char_is_blank(line.p[stop]))
            stop++;
        if (uri_has_key(str_slice(line, at, stop)))
            return true;
        at = end;
    }
    return false;
}

/* Returns the diagnostic before the newest, or an empty one. */
static struct diag before(const struct diags *d)
{
    return d->n > 1 ? d->v[d->n - 2] : (struct diag){0};
}

/* Saves memory for equal strings: if `made`, which was allocated since the
   mark, equals `previous`, releases it and returns `previous`. Otherwise
   returns `made`. */
static str reuse_equal(struct diags *d, struct arena_mark mark, str made,
                       str previous)
{
    if (!str_eq(made, previous) || !made.n)
        return made;
    arena_rewind(&d->arena, mark);
    return previous;
}

static void set_position(struct diags *d, struct diag *g, struct pos at)
{
    if (!at.src)
        return;
    struct arena_mark mark = arena_mark(&d->arena);
    g->file =
        reuse_equal(d, mark, shown(&d->arena, str_dup(&d->arena, at.src->name)),
                    before(d).file);
    g->line = at.line;
    g->col = at.col;
    g->len = at.len ? at.len : 1;
    struct source_cursor was = d->cursor;
    const struct source *src = at.src;
    if (src->row) {
        g->row = str_dup(&d->arena, src->row->label);
        g->row_number = src->row->number;
        src = src->row->written ? src->row->written : src;
    }
    str line = at.line ? source_line_from(&d->cursor, src, at.line) : STR_NONE;
    if (!line.p || !at.col)
        return;
    size_t byte = source_byte(src, line, at.col);
    size_t end = source_byte(src, line, at.col + at.len);
    if (byte > line.n) /* the parser may have joined several lines */
        byte = line.n;
    g->col = column(d, &was, line, at.line, byte) + 1;
    str meant = str_slice(line, byte, end);
    g->len = characters(meant, meant.n);
    if (!g->len)
        g->len = 1;
    if (!has_password(line, byte))
        set_excerpt(d, g, line, byte);
}

static void count(struct diags *d, const struct diag *g)
{
    if (g->severity == DIAG_SEVERITY_WARNING)
        d->warnings++;
    else
        d->errors++;
}

void diag_set_levels(struct diags *d, const struct diag_levels *levels)
{
    struct diag_levels *copy = NEW(&d->arena, struct diag_levels);
    *copy = *levels;
    d->levels = copy;
}

static enum diag_level level_of(const struct diags *d,
                                const struct diag_code *code)
{
    return d->levels ? d->levels->of[code->number] : DIAG_LEVEL_STANDARD;
}

bool diag_is_on(const struct diags *d, const struct diag_code *code)
{
    enum diag_level level = level_of(d, code);
    return level != DIAG_LEVEL_OFF && (level != DIAG_LEVEL_STANDARD ||
                                       code->severity != DIAG_SEVERITY_OFF);
}

static enum diag_severity severity_of(const struct diags *d,
                                      const struct diag_code *code)
{
    bool tolerated = code->severity == DIAG_SEVERITY_PASSED;
    if ((!tolerated || !d->lenient) && !diag_code_has_choice(code))
        return tolerated ? DIAG_SEVERITY_ERROR : code->severity;
    return level_of(d, code) == DIAG_LEVEL_ERROR ? DIAG_SEVERITY_ERROR
                                                 : DIAG_SEVERITY_WARNING;
}

void diag_add(struct diags *d, const struct diag_code *code, struct pos at,
              const str *args, size_t n_args)
{
    enum diag_severity severity = severity_of(d, code);
    d->muted = d->quiet || !diag_is_on(d, code);
    if (d->quiet)
        count(d, &(struct diag){.severity = severity});
    if (d->muted)
        return;
    struct diag *g = vec_add(&d->arena, d);
    g->code = code;
    g->severity = severity;
    set_position(d, g, at);
    struct arena_mark mark = arena_mark(&d->arena);
    g->text =
        reuse_equal(d, mark, fill_in(&d->arena, code->wording, args, n_args),
                    before(d).text);
    count(d, g);
}

static void set_help(struct diags *d, str text)
{
    struct arena_mark mark = arena_mark(&d->arena);
    struct buf b = {.a = &d->arena};
    if (!d->n || d->muted)
        return;
    put_brief(&b, text);
    d->v[d->n - 1].help = reuse_equal(d, mark, buf_end(&b), before(d).help);
}

void diag_help(struct diags *d, const char *fmt, ...)
{
    struct arena scratch = {0};
    struct buf b = {.a = &scratch};
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    set_help(d, buf_str(&b));
    arena_free(&scratch);
}

void diag_add_help(struct diags *d, size_t i, const char *fmt, ...)
{
    struct arena scratch = {0};
    struct buf more = {.a = &scratch}, b = {.a = &d->arena};
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&more, fmt, ap);
    va_end(ap);
    str old = d->v[i].help;
    buf_put(&b, old.n ? old : S(""));
    buf_put(&b, old.n ? S("; ") : S(""));
    put_brief(&b, buf_str(&more));
    d->v[i].help = buf_end(&b);
    arena_free(&scratch);
}

void diag_add_row(struct diags *d, size_t first, struct pos at)
{
    if (!at.src || !at.src->row)
        return;
    const struct source_row *row = source_row_shown(&d->arena, at);
    for (size_t i = first; !d->quiet && i < d->n; i++) {
        struct diag *g = &d->v[i];
        if (g->row.p || (g->severity == DIAG_SEVERITY_WARNING &&
                         !str_ends(g->file, S(".py"))))
            continue;
        g->row = row->label;
        g->row_number = row->number;
    }
}

void diag_share_search(struct diags *d, size_t n)
{
    size_t share = DIAG_SEARCH_MAX / (n ? n : 1);
    d->search_max = share < SEARCH_MAX / 4 ? SEARCH_MAX / 4 : share;
}

static size_t search_budget(const struct diags *d)
{
    if (d->quiet)
        return 0;
    size_t max = d->search_max ? d->search_max : DIAG_SEARCH_MAX;
    return d->searched < max ? max - d->searched : 0;
}

bool diag_may_search(struct diags *d, size_t n)
{
    size_t left = search_budget(d);
    d->searched += n < left ? n : left;
    return n <= left;
}

size_t diag_names_wanted(struct diags *d, size_t n)
{
    return diag_may_search(d, n) || n <= HELP_ALL ? n : HELP_NAMES;
}

str diag_nearest(struct diags *d, str name, const str *candidates, size_t n)
{
    size_t left = search_budget(d),
           most = left < SEARCH_MAX ? left : SEARCH_MAX;
    size_t work = most;
    if (utf8_count(name) != name.n && diag_may_search(d, n))
        for (size_t i = 0; i < n; i++)
            if (unicode_are_twins(name, candidates[i]))
                return candidates[i];
    str best = str_nearest(name, candidates, n, &work);
    d->searched += most - work;
    return best;
}

static void put_names(struct buf *b, const str *some, size_t n)
{
    size_t shown = n > HELP_ALL ? HELP_NAMES : n;
    for (size_t i = 0; i < shown; i++) {
        bool tuple = str_starts(some[i], S("('")); /* has its own quotes */
        buf_printf(b, tuple ? "%s%.*s" : "%s'%.*s'", i ? ", " : "",
                   STR_ARG(some[i]));
    }
    if (shown < n)
        buf_printf(b, " and %zu more", n - shown);
}

/* Sets the help line of diag_help_nearest. `some` has the names that can be
   listed; n is the number of all names, or 0 if the help line must not list
   names. `best` is the nearest name or STR_NONE. Lists no names if n is above
   HELP_ALL and `best` is set. */
static void set_names_help(struct diags *d, const char *what, const str *some,
                           size_t n, str best)
{
    struct arena scratch = {0};
    struct buf b = {.a = &scratch};
    if (best.p)
        buf_printf(&b, "did you mean '%.*s'?", STR_ARG(best));
    if (n == 1 && !best.p) {
        buf_puts(&b, "there is only ");
        put_names(&b, some, n);
    } else if (n > 1 && !(best.p && n > HELP_ALL)) {
        buf_printf(&b, "%s%s are ", best.p ? " " : "", what);
        put_names(&b, some, n);
    }
    if (b.n)
        set_help(d, buf_str(&b));
    arena_free(&scratch);
}

void diag_help_or(struct diags *d, str near, const char *otherwise)
{
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(d, "%s", otherwise);
}

bool diag_help_twin(struct diags *d, str name, str near)
{
    if (!near.p || !unicode_are_twins(name, near))
        return false;
    bool file = near.n > name.n;
    diag_help(d,
              "'%.*s' has its accents as separate characters (Unicode NFD); %s",
              STR_ARG(file ? near : name),
              file ? "rename the file" : "type it again");
    return true;
}

void diag_help_nearest(struct diags *d, const char *what, str name,
                       const str *candidates, size_t n)
{
    set_names_help(d, what, candidates, n,
                   diag_nearest(d, name, candidates, n));
}

void diag_help_near(struct diags *d, const char *what, str name,
                    const str *candidates, size_t n)
{
    str best = diag_nearest(d, name, candidates, n);
    set_names_help(d, what, candidates, n > HELP_NAMES ? 0 : n, best);
}

str diag_nearest_key(struct diags *d, str name, const struct map *names)
{
    struct arena scratch = {0};
    if (!diag_may_search(d, names->n))
        return STR_NONE;
    str *keys = NEW_N(&scratch, str, names->n);
    for (size_t i = 0; i < names->n; i++)
        keys[i] = names->v[i].key;
    str best = diag_nearest(d, name, keys, names->n);
    arena_free(&scratch);
    return best;
}

void diag_help_keys(struct diags *d, const char *what, str name,
                    const struct map *names)
{
    str some[HELP_ALL];
    for (size_t i = 0; i < names->n && i < HELP_ALL; i++)
        some[i] = names->v[i].key;
    set_names_help(d, what, some, names->n, diag_nearest_key(d, name, names));
}

static int compare(const void *x, const void *y)
{
    const struct diag *a = x, *b = y;
    int c = str_cmp(a->file, b->file);
    if (c)
        return c;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    if (a->col != b->col)
        return a->col < b->col ? -1 : 1;
    if (a->code != b->code)
        return a->code->number < b->code->number ? -1 : 1;
    return str_cmp(a->text, b->text);
}

static bool is_sorted(const struct diags *d)
{
    for (size_t i = 1; i < d->n; i++)
        if (compare(&d->v[i - 1], &d->v[i]) > 0 || d->v[i].row.p)
            return false;
    return true;
}

/* Compares diagnostics of one list. Equal diagnostics sort by the row of their
   template, then by their order in the list, since diag_sort keeps only the
   first of them. */
static int by_place(const void *x, const void *y)
{
    const struct diag *a = *(struct diag *const *)x;
    const struct diag *b = *(struct diag *const *)y;
    int c = compare(a, b);
    if (!c && a->row_number != b->row_number)
        return a->row_number < b->row_number ? -1 : 1;
    return c ? c : (a > b) - (a < b);
}

static void sort(struct diags *d)
{
    struct arena scratch = {0};
    struct diag **order = NEW_N(&scratch, struct diag *, d->n);
    struct diag *sorted = NEW_N(&scratch, struct diag, d->n);
    for (size_t i = 0; i < d->n; i++)
        order[i] = &d->v[i];
    qsort(order, d->n, sizeof *order, by_place);
    for (size_t i = 0; i < d->n; i++)
        sorted[i] = *order[i];
    memcpy(d->v, sorted, d->n * sizeof *sorted);
    arena_free(&scratch);
}

/* Appends " (ROW and 2 other rows)" to the text of g. ROW is the row of the
   template in which the fault is; `others` is the number of other rows with the
   same fault. */
static void name_row(struct diags *d, struct diag *g, size_t others)
{
    struct buf b = {.a = &d->arena};
    if (!g->row.p)
        return;
    buf_printf(&b, "%.*s (%.*s", STR_ARG(g->text), STR_ARG(g->row));
    if (others)
        buf_printf(&b, " and %zu other row%s", others, STR_S(others));
    buf_putc(&b, ')');
    g->text = buf_end(&b);
    g->row = STR_NONE;
}

void diag_sort(struct diags *d)
{
    size_t kept = 0, others = 0;
    if (!is_sorted(d))
        sort(d);
    d->errors = d->warnings = 0;
    for (size_t i = 0; i < d->n; i++) {
        const struct diag *last = kept ? &d->v[kept - 1] : NULL;
        if (last && compare(last, &d->v[i]) == 0) {
            others += d->v[i].row_number != d->v[i - 1].row_number;
            continue;
        }
        if (kept)
            name_row(d, &d->v[kept - 1], others);
        others = 0;
        d->v[kept++] = d->v[i];
        count(d, &d->v[kept - 1]);
    }
    if (kept)
        name_row(d, &d->v[kept - 1], others);
    d->n = kept;
}

static bool is_repeat(const struct diags *d, size_t i)
{
    const struct diag *x = &d->v[i];
    for (size_t k = 0; x->severity == DIAG_SEVERITY_WARNING && k < i; k++) {
        const struct diag *y = &d->v[k];
        if (x->code == y->code && x->line == y->line && x->col == y->col &&
            str_eq(x->file, y->file))
            return true;
    }
    return false;
}

void diag_drop_repeats(struct diags *d, size_t n)
{
    size_t kept = n;
    for (size_t i = n; i < d->n; i++) {
        bool repeat = is_repeat(d, i);
        d->warnings -= repeat;
        d->v[kept] = d->v[i];
        kept += !repeat;
    }
    d->n = kept;
}

void diag_merge(struct diags *to, const struct diags *from)
{
    for (size_t i = 0; i < from->n; i++) {
        struct diag copy = from->v[i];
        copy.file = str_dup(&to->arena, copy.file);
        copy.text = str_dup(&to->arena, copy.text);
        copy.excerpt = str_dup(&to->arena, copy.excerpt);
        copy.help = str_dup(&to->arena, copy.help);
        copy.row = copy.row.p ? str_dup(&to->arena, copy.row) : STR_NONE;
        vec_push(&to->arena, to, copy);
        count(to, &copy);
    }
}

void diag_take(struct diags *to, struct diags *from)
{
    if (!to->n) {
        to->v = from->v;
        to->cap = from->cap;
    } else if (from->n) {
        vec_room(&to->arena, to, from->n);
        memcpy(to->v + to->n, from->v, from->n * sizeof *to->v);
    }
    to->n += from->n;
    to->errors += from->errors;
    to->warnings += from->warnings;
    arena_join(&to->arena, &from->arena);
    *from = (struct diags){0};
}

static void print_excerpt(const struct diag *g, FILE *out, bool colour)
{
    fprintf(out, "%5u | %.*s\n      | ", g->line, STR_ARG(g->excerpt));
    size_t i = 0;
    for (uint32_t col = 1; col < g->excerpt_col; col++) {
        fputc(i < g->excerpt.n && g->excerpt.p[i] == '\t' ? '\t' : ' ', out);
        i += i < g->excerpt.n ? utf8_length(str_from(g->excerpt, i)) : 0;
    }
    fputs(colour ? "\033[1;32m^" : "^", out);
    for (uint32_t k = 1; k < g->len; k++)
        fputc('~', out);
    fputs(colour ? "\033[0m\n" : "\n", out);
}

void diag_print(const struct diag *g, FILE *out, bool colour)
{
    bool warning = g->severity == DIAG_SEVERITY_WARNING;
    const char *tint = !colour ? "" : warning ? "\033[1;35m" : "\033[1;31m";
    const char *bold = colour ? "\033[1m" : "", *off = colour ? "\033[0m" : "";
    if (g->file.p)
        fprintf(out, "%s%.*s:", bold, STR_ARG(g->file));
    else
        fprintf(out, "%sperfpress:", bold);
    if (g->line)
        fprintf(out, "%u:", g->line);
    if (g->line && g->col)
        fprintf(out, "%u:", g->col);
    fprintf(out, "%s %s%s:%s %.*s [%s]\n", off, tint,
            diag_severity_name(g->severity), off, STR_ARG(g->text),
            g->code->id);
    if (g->excerpt.p)
        print_excerpt(g, out, colour);
    if (g->help.p)
        fprintf(out, "%shelp:%s %.*s\n", bold, off, STR_ARG(g->help));
}

int diag_exit_status(const struct diags *d, bool warnings_count)
{
    int status = warnings_count && d->warnings ? 1 : 0;
    for (size_t i = 0; i < d->n; i++) {
        int s = d->v[i].severity == DIAG_SEVERITY_WARNING
                    ? 0
                    : (int)d->v[i].severity;
        status = s > status ? s : status;
    }
    return status;
}

void diag_free(struct diags *d)
{
    arena_free(&d->arena);
    *d = (struct diags){0};
}

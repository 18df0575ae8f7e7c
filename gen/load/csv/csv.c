// SPDX-License-Identifier: MIT
// csv: feeds each line to libcsv, in strict mode, in parts that end at a
// delimiter or quote. To parse fields like Python's csv, a misplaced quote is
// fed as plain text, and a closing quote that has text after it is fed only at
// the end of the field. Lines without quotes are split at delimiters, without
// libcsv.
#include "load/csv/csv.h"

#include <csv.h>
#include <stdlib.h>

#include "base/codes/csv.h"
#include "base/codes/files.h"
#include "base/map.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/csv/csv_blanks.h"

enum {
    QUOTED_MAX = 1 << 20, /* maximum number of bytes searched for a closing
                             quote */
    FAULTS_MAX = 20,   /* maximum number of errors, and of warnings, reported in
                          one file */
    BUFFER_STEP = 4096 /* bytes by which libcsv's buffer grows */
};

/* The source of lines: a file or lines of a page. */
struct csv_cursor {
    str text;  /* the whole file, or empty */
    size_t at; /* offset in `text` of the next line */
    bool has_cr;
    const struct lines *lines; /* NULL if the source is `text` */
    uint32_t line;             /* number of the last line that was read */
};

struct csv_reader {
    struct arena *a;
    struct diags *d;
    struct csv_options o;
    struct csv_parser parser;
    const struct source *src; /* NULL if the CSV is in lines of a page */
    struct csv_cursor cursor;
    uint32_t start_line; /* if reading starts inside a line, the line's number;
                            else 0 */
    size_t start_col;    /* number of bytes of that line before the start */
    str text;            /* the line that is being fed */
    const char *field;   /* start of the current field in `text` */
    bool row_done, open; /* row_done: the line ended the record; open: the
                            record continues on the next line */
    bool quoted;         /* the current field has an open quote */
    bool quote_pending;  /* the closing quote is not yet fed to libcsv */
    struct strs fields;  /* complete fields of the current record */
    struct {
        uint32_t *v;
        size_t n, cap;
    } cols;
    uint32_t record_line, field_line, field_col;
    bool is_closed_later; /* a later line closes the current quoted field */
    size_t n_fields;      /* number of fields of the first record; 0 before that
                             record */
    const str *names;     /* names of the columns; NULL without a header */
    unsigned errors, warnings, records;
    uint32_t stray_line; /* line of the record that had the last stray quote */
    size_t stray_field;  /* index of the field with that quote; each field is
                            reported once only */
    const char *end;     /* end of the current field in `text` */
    size_t dropped;      /* number of records skipped so far due to o.drop */
    size_t counted;      /* number of all records, including blank and skipped
                            ones */
    bool failed, stopped;
};

/* ---- lines ---- */

static bool cut_line(struct csv_cursor *c, str *text, str *brk)
{
    if (c->lines) {
        if (c->line >= c->lines->n)
            return false;
        *text = str_from(c->lines->v[c->line++].text, 0);
        *brk = S("\n");
        return true;
    }
    if (c->at >= c->text.n)
        return false;
    const char *from = c->text.p + c->at;
    size_t remaining = c->text.n - c->at;
    const char *nl = memchr(from, '\n', remaining);
    size_t n = nl ? (size_t)(nl - from) : remaining, skip = nl ? 1 : 0;
    const char *cr = c->has_cr ? memchr(from, '\r', n) : NULL;
    if (cr) {
        skip = nl == cr + 1 ? 2 : 1;
        n = (size_t)(cr - from);
    }
    *text = (str){from, n};
    *brk = skip ? (str){from + n, skip} : S("\n");
    c->at += n + skip;
    c->line++;
    return true;
}

/* ---- faults ---- */

static struct pos pos_at(const struct csv_reader *r, uint32_t line, size_t col,
                         size_t len)
{
    if (line && line == r->start_line)
        col += r->start_col;
    if (r->cursor.lines && line && line <= r->cursor.lines->n)
        return line_pos(&r->cursor.lines->v[line - 1], col - 1, len);
    return (struct pos){r->src, line, (uint32_t)col, (uint32_t)len};
}

/* Reports an error or warning, unless FAULTS_MAX of its kind have been
   reported. */
static void report(struct csv_reader *r, const struct diag_code *code,
                   struct pos at, str first, str second, str help)
{
    bool warning = code == DIAG_CSV_STRAY;
    unsigned *count = warning ? &r->warnings : &r->errors;
    r->failed |= !warning;
    if (++*count > FAULTS_MAX)
        return;
    diag_at(r->d, code, at, first, second);
    diag_help(r->d, "%.*s%s", STR_ARG(help),
              *count == FAULTS_MAX
                  ? "; further faults of this kind are not shown"
                  : "");
}

static void warn_stray(struct csv_reader *r, size_t at, bool after_quote)
{
    if (r->stray_line == r->record_line && r->stray_field == r->fields.n)
        return;
    r->stray_line = r->record_line;
    r->stray_field = r->fields.n;
    report(r, DIAG_CSV_STRAY, pos_at(r, r->cursor.line, at + 1, 1),
           after_quote
               ? S("other characters follow the closing quote of a field")
               : S("an unquoted field contains a quote"),
           STR_NONE,
           S("a quote inside the field becomes part of the value; if this is "
             "intended, quote the whole "
             "field and double the quotes in it: "
             "\"say \"\"hi\"\"\""));
}

static void report_ragged(struct csv_reader *r)
{
    size_t n = r->fields.n, want = r->n_fields;
    struct arena_mark mark = arena_mark(r->a);
    struct pos at = pos_at(r, r->cursor.line, r->text.n + 1, 1);
    str help = S("each row must have as many fields as the first one");
    if (n > want) {
        str extra = r->fields.v[want];
        at = pos_at(r, r->record_line, r->cols.v[want], extra.n);
        help = extra.n || n > want + 1
                   ? str_fmt(r->a,
                             "'%.*s' is extra; quote a field that contains the "
                             "delimiter",
                             STR_ARG(extra))
                   : S("the row ends with a delimiter");
    } else if (r->names) {
        help = str_fmt(r->a, "the value of column '%.*s' is missing",
                       STR_ARG(r->names[n]));
    }
    report(r, DIAG_CSV_RAGGED, at,
           str_fmt(r->a, "%zu field%s", n, n == 1 ? "" : "s"),
           str_fmt(r->a, "%zu", want), help);
    arena_rewind(r->a, mark);
}

static void check_names(struct csv_reader *r, const struct csv_record *header)
{
    struct arena_mark mark = arena_mark(r->a);
    struct map seen = {.a = r->a};
    for (size_t i = 0; i < header->n; i++) {
        str name = header->fields[i];
        if (name.n && map_find(&seen, name))
            report(r, DIAG_CSV_DUPLICATE,
                   pos_at(r, header->line, header->cols[i], name.n), name,
                   STR_NONE, S("each column needs a different name"));
        map_put(&seen, name, r);
    }
    arena_rewind(r->a, mark);
}

/* Whether a file begins with the byte order mark of UTF-16. */
static bool is_utf16(str text)
{
    return str_starts(text, S("\xff\xfe")) || str_starts(text, S("\xfe\xff"));
}

/* Returns false after reporting the first NUL byte or invalid UTF-8. */
static bool check_bytes(struct csv_reader *r)
{
    str text = r->cursor.text;
    size_t nul = str_find_char(text, '\0', 0);
    size_t bad = utf8_invalid(text), at = nul < bad ? nul : bad;
    if (at == STR_NPOS)
        return true;
    struct csv_cursor c = r->cursor;
    str line, brk;
    while (c.at <= at && cut_line(&c, &line, &brk))
        ;
    report(r, nul < bad ? DIAG_CSV_NUL : DIAG_CSV_UTF8,
           pos_at(r, c.line, (size_t)(text.p + at - line.p) + 1, 1), STR_NONE,
           STR_NONE,
           nul < bad ? S("a CSV file must not contain NUL bytes; if it is "
                         "UTF-16, save it as UTF-8")
           : is_utf16(text) ? S("the file is UTF-16: save it as UTF-8, or read "
                                "it with pd.read_csv(..., encoding='utf-16')")
                            : S("save the file as UTF-8"));
    return false;
}

/* ---- output of libcsv ---- */

/* Returns the string of a field that libcsv has parsed: a slice of the line if
   the line contains it unchanged, else a copy. */
static str field_text(struct csv_reader *r, const char *p, size_t n)
{
    if (r->field && n) {
        size_t raw = (size_t)(r->end - r->field);
        size_t skip = raw == n + 2 && *r->field == r->o.quote ? 1 : 0;
        if (n + skip <= raw && memcmp(r->field + skip, p, n) == 0)
            return (str){r->field + skip, n};
    }
    return n ? str_dup(r->a, (str){p, n}) : S("");
}

static void add_col(struct csv_reader *r, uint32_t col)
{
    vec_push(r->a, &r->cols, col);
}

static void add_field(void *p, size_t n, void *data)
{
    struct csv_reader *r = data;
    add_col(r, r->field_col);
    vec_push(r->a, &r->fields, field_text(r, p, n));
}

static void end_row(int terminator, void *data)
{
    (void)terminator;
    ((struct csv_reader *)data)->row_done = true;
}

/* ---- input of libcsv ---- */

static int never(unsigned char c)
{
    (void)c;
    return 0;
}

static void set_syntax(struct csv_reader *r)
{
    csv_set_delim(&r->parser, (unsigned char)r->o.delim);
    csv_set_quote(&r->parser, (unsigned char)r->o.quote);
    csv_set_term_func(&r->parser, NULL);
    csv_set_opts(&r->parser, CSV_STRICT);
}

/* Feeds bytes as plain text, so that none of them is special. */
static void feed_text(struct csv_reader *r, const char *p, size_t n)
{
    csv_set_delim(&r->parser, 0);
    csv_set_quote(&r->parser, 0);
    csv_set_term_func(&r->parser, never);
    csv_set_opts(&r->parser, 0);
    csv_parse(&r->parser, p, n, add_field, end_row, r);
    set_syntax(r);
}

/* Feeds bytes that are well-formed CSV at this point. */
static void feed(struct csv_reader *r, const char *p, size_t n)
{
    if (csv_parse(&r->parser, p, n, add_field, end_row, r) == n)
        return;
    if (csv_error(&r->parser) == CSV_ENOMEM)
        arena_out_of_memory();
    report(r, DIAG_FILE_READ, pos_at(r, r->cursor.line, 0, 0),
           r->src ? r->src->name : S("table"),
           str_c(csv_strerror(csv_error(&r->parser))), STR_NONE);
    r->stopped = true;
}

static void begin_field(struct csv_reader *r, const char *at)
{
    r->field = at;
    r->field_line = r->cursor.line;
    r->field_col = (uint32_t)(at - r->text.p) + 1;
    r->is_closed_later = r->quoted = r->quote_pending = false;
}

/* Feeds `rest`, the last part of a field, and `separator`, the delimiter or
   line break after it. `end` is the end of the field in the line. */
static void end_field(struct csv_reader *r, str rest, str separator,
                      const char *end)
{
    r->end = end;
    if (r->quote_pending) {
        feed(r, rest.p, rest.n);
        feed(r, &r->o.quote, 1);
        feed(r, separator.p, separator.n);
    } else {
        feed(r, rest.p, rest.n + separator.n);
    }
    begin_field(r, end + 1);
}

/* Feeds libcsv with the quote at byte i of the line. In a quoted field, a
   doubled quote is fed as a whole, unless the options have an escape byte:
   quotes cannot be doubled then. Returns the offset of the next byte to
   feed. */
static size_t feed_quote(struct csv_reader *r, size_t i)
{
    str t = r->text;
    bool last = i + 1 == t.n || t.p[i + 1] == r->o.delim;
    if (!r->quoted && r->field == t.p + i) {
        r->quoted = true;
        feed(r, t.p + i, 1);
    } else if (!r->quoted) {
        warn_stray(r, i, false);
        feed_text(r, t.p + i, 1);
    } else if (!r->o.escape && i + 1 < t.n && t.p[i + 1] == r->o.quote) {
        feed(r, t.p + i, 2);
        return i + 2;
    } else {
        r->quoted = false;
        r->quote_pending = true;
        if (!last && !r->o.escape)
            warn_stray(r, i + 1, true);
    }
    return i + 1;
}

/* Returns the offset after the closing quote of a quoted field that begins at
   byte i and contains no quotes. Returns i for any other field. */
static size_t quoted_end(const struct csv_reader *r, size_t i)
{
    str t = r->text;
    if (r->field != t.p + i || t.p[i] != r->o.quote || r->o.escape)
        return i;
    size_t end = str_find_char(t, r->o.quote, i + 1);
    bool whole =
        end != STR_NPOS && (end + 1 == t.n || t.p[end + 1] == r->o.delim);
    return whole ? end + 1 : i;
}

static bool is_special(const struct csv_reader *r, char c)
{
    return c == r->o.delim || c == r->o.quote ||
           (r->o.escape && c == r->o.escape);
}

/* Feeds a line part by part. Returns false if the line break is part of a
   field. */
static bool feed_parts(struct csv_reader *r)
{
    str t = r->text;
    for (size_t i = 0; i < t.n && !r->stopped;) {
        if (r->o.skip_space && r->field == t.p + i && t.p[i] == ' ') {
            begin_field(r, t.p + ++i);
            continue;
        }
        size_t j = quoted_end(r, i);
        while (j < t.n && !is_special(r, t.p[j]))
            j++;
        if (j < t.n && t.p[j] == r->o.delim && !r->quoted) {
            end_field(r, str_slice(t, i, j), str_slice(t, j, j + 1), t.p + j);
            i = j + 1;
            continue;
        }
        feed(r, t.p + i, j - i);
        i = j + 1;
        if (j == t.n)
            break;
        if (r->o.escape && t.p[j] == r->o.escape) {
            if (j + 1 == t.n)
                return false;
            feed_text(r, t.p + j + 1, 1);
            i = j + 2;
        } else if (t.p[j] == r->o.quote) {
            i = feed_quote(r, j);
        } else {
            feed(r, t.p + j, 1);
        }
    }
    return !r->quoted;
}

/* Splits a line into fields. The line has no quotes, or blanks separate its
   fields. */
static void cut_fields(struct csv_reader *r)
{
    struct csv_blanks b = {.line = r->text};
    bool blanks = r->o.delim == CSV_BLANKS;
    str rest = r->text, field;
    while (blanks ? csv_blanks_next(r->a, &b, r->o.quote, &field)
                  : str_cut(&rest, r->o.delim, &field)) {
        size_t at = blanks ? b.start : (size_t)(field.p - r->text.p);
        add_col(r, (uint32_t)at + 1);
        vec_push(r->a, &r->fields, field);
    }
    r->row_done = true;
    r->stopped |= b.open;
    if (b.open)
        report(r, DIAG_CSV_QUOTE, pos_at(r, r->cursor.line, b.start + 1, 1),
               STR_NONE, STR_NONE, S("add the quote at the field's end"));
}

/* Whether a line can be split without libcsv. */
static bool is_plain(const struct csv_reader *r)
{
    str t = r->text;
    return r->o.delim == CSV_BLANKS ||
           (!r->o.skip_space && !memchr(t.p, r->o.quote, t.n) &&
            !(r->o.escape && memchr(t.p, r->o.escape, t.n)));
}

static void feed_line(struct csv_reader *r, str brk)
{
    str t = r->text;
    r->row_done = false;
    if (!r->open && is_plain(r)) {
        cut_fields(r);
        return;
    }
    if (r->open)
        r->field = NULL;
    else
        begin_field(r, t.p);
    if (!feed_parts(r)) {
        feed_text(r, brk.p, brk.n);
        return;
    }
    end_field(r, (str){brk.p, 0}, brk, t.p + t.n);
    if (!r->row_done && !r->stopped) { /* the line has only blanks, which
                                          skip_space drops */
        add_col(r, (uint32_t)t.n + 1);
        vec_push(r->a, &r->fields, S(""));
        r->row_done = true;
    }
}

/* ---- records ---- */

/* Whether a later line closes the quoted field that is open at the end of the
   current line. Called once for each field, so that parsing stays linear. */
static bool closes_later(const struct csv_reader *r)
{
    struct csv_cursor c = r->cursor;
    char quote = r->o.quote, escape = r->o.escape;
    str t, brk;
    for (size_t seen = 0; seen < QUOTED_MAX && cut_line(&c, &t, &brk);
         seen += t.n + 1) {
        for (size_t i = 0; i < t.n; i++) {
            if (escape && t.p[i] == escape)
                i++;
            else if (t.p[i] == quote && !escape && i + 1 < t.n &&
                     t.p[i + 1] == quote)
                i++;
            else if (t.p[i] == quote)
                return true;
        }
    }
    return false;
}

static void check_unclosed(struct csv_reader *r)
{
    if (!r->open || !r->quoted || r->is_closed_later)
        return;
    r->is_closed_later = closes_later(r);
    if (r->is_closed_later)
        return;
    report(r, DIAG_CSV_QUOTE, pos_at(r, r->field_line, r->field_col, 1),
           STR_NONE, STR_NONE,
           S("add the quote at the field's end; a quote that is part of the "
             "value must be doubled"));
    r->stopped = true;
}

static int by_size(const void *x, const void *y)
{
    size_t i = *(const size_t *)x, j = *(const size_t *)y;
    return (i > j) - (i < j);
}

/* Whether the options skip a record, by its number (from 0). */
static bool is_skipped(const struct csv_reader *r, size_t record)
{
    return record < r->o.skip_lines ||
           (r->o.n_skip &&
            bsearch(&record, r->o.skip, r->o.n_skip, sizeof record, by_size));
}

/* Whether a quoted field is open at the end of a line. `quoted`: a quoted field
   is open at the start of the line. */
static bool is_open(const struct csv_reader *r, str line, bool quoted)
{
    char delim = r->o.delim, quote = r->o.quote;
    for (size_t i = 0; i < line.n; i++) {
        bool twice = i + 1 < line.n && line.p[i + 1] == quote;
        if (line.p[i] != quote)
            continue;
        if (!quoted)
            quoted = !i || line.p[i - 1] == delim;
        else if (twice)
            i++;
        else
            quoted = false;
    }
    return quoted;
}

/* Skips the remaining lines of a skipped record. */
static void skip_record(struct csv_reader *r)
{
    str line = r->text, brk;
    bool open = is_open(r, line, false);
    while (open && cut_line(&r->cursor, &line, &brk))
        open = is_open(r, line, true);
}

/* Returns a line without its comment. */
static str without_comment(const struct csv_reader *r, str t)
{
    bool quoted = false;
    for (size_t i = 0; r->o.comment && i < t.n; i++) {
        quoted ^= t.p[i] == r->o.quote;
        if (t.p[i] == r->o.comment && !quoted)
            return str_slice(t, 0, i);
    }
    return t;
}

/* Parses the next line. Sets *blank to whether the line is blank or skipped.
   Returns false at the end of the input. */
static bool parse_line(struct csv_reader *r, bool *blank)
{
    str brk;
    bool last = false;
    *blank = false;
    if (!cut_line(&r->cursor, &r->text, &brk)) {
        if (!r->open)
            return false;
        last = true;
        r->text = S("");
        brk = S("\n"); /* ends the record if the last line break was escaped */
    }
    if (!r->open) {
        r->fields.n = r->cols.n = 0;
        r->record_line = r->cursor.line;
        bool skipped = is_skipped(r, r->counted++);
        if (skipped)
            skip_record(r);
        r->text = without_comment(r, r->text);
        *blank = skipped || csv_blanks_only(r->text, r->o.delim);
        if (*blank)
            return true;
    }
    feed_line(r, brk);
    r->open = !r->row_done && !last;
    check_unclosed(r);
    return true;
}

/* Checks the number of fields of a complete record. Returns false after
   reporting a wrong number; the caller then skips the record. */
static bool check_length(struct csv_reader *r)
{
    if (!r->n_fields)
        r->n_fields = r->fields.n;
    if (r->o.allow_ragged || r->fields.n == r->n_fields)
        return true;
    report_ragged(r);
    return false;
}

bool csv_next(struct csv_reader *r, struct csv_record *out)
{
    bool blank;
    while (!r->stopped && parse_line(r, &blank)) {
        if (r->stopped || r->open || (blank && !r->o.keep_blank))
            continue;
        if (r->dropped < r->o.drop) {
            r->dropped++;
            continue;
        }
        if (!blank && !check_length(r))
            continue;
        *out = (struct csv_record){r->fields.v, r->cols.v, r->fields.n,
                                   r->record_line};
        if (r->records++ == 0 && r->o.header) {
            r->names = csv_record_dup(r->a, out).fields;
            check_names(r, out);
        }
        return true;
    }
    if (!r->records && !r->failed && !r->o.allow_empty)
        report(r, DIAG_CSV_EMPTY, pos_at(r, 0, 0, 0), STR_NONE, STR_NONE,
               S("the first row must contain the names of the columns"));
    return false;
}

static struct csv_reader *start(struct arena *a, struct diags *d,
                                const struct csv_options *options)
{
    struct csv_reader *r = NEW(a, struct csv_reader);
    r->a = a;
    r->d = d;
    r->o = *options;
    r->o.delim = r->o.delim ? r->o.delim : ',';
    r->o.quote = r->o.quote ? r->o.quote : '"';
    csv_init(&r->parser, CSV_STRICT);
    csv_set_blk_size(&r->parser, BUFFER_STEP);
    csv_set_space_func(&r->parser, never);
    set_syntax(r);
    return r;
}

/* Moves the cursor to an offset, which may be inside a line. */
static void skip_to_start(struct csv_reader *r, size_t start)
{
    str line, brk;
    size_t before = 0;
    while (r->cursor.at < start) {
        before = r->cursor.at;
        if (!cut_line(&r->cursor, &line, &brk))
            return;
    }
    if (r->cursor.at > start) {
        r->cursor.at = start;
        r->start_line = r->cursor.line--;
        r->start_col = start - before;
    }
}

struct csv_reader *csv_open(struct arena *a, struct diags *d,
                            const struct source *src,
                            const struct csv_options *options)
{
    struct csv_reader *r = start(a, d, options);
    str text = src->text;
    if (str_starts(text, S("\xef\xbb\xbf")))
        text = str_from(text, 3);
    r->src = src;
    r->cursor.text = text.p ? text : S("");
    r->cursor.has_cr = str_find_char(text, '\r', 0) != STR_NPOS;
    if (src->start)
        skip_to_start(r, src->start);
    r->stopped = !check_bytes(r);
    return r;
}

bool csv_close(struct csv_reader *r)
{
    csv_free(&r->parser);
    return !r->failed;
}

struct csv_record csv_record_dup(struct arena *a, const struct csv_record *r)
{
    str *fields = NEW_N(a, str, r->n + 1);
    uint32_t *cols = NEW_N(a, uint32_t, r->n + 1);
    if (r->n) {
        memcpy(fields, r->fields, r->n * sizeof *fields);
        memcpy(cols, r->cols, r->n * sizeof *cols);
    }
    return (struct csv_record){fields, cols, r->n, r->line};
}

static bool read_all(struct csv_reader *r, struct csv_table *out)
{
    struct csv_record rec;
    *out = (struct csv_table){0};
    while (csv_next(r, &rec))
        vec_push(r->a, out, csv_record_dup(r->a, &rec));
    out->n_fields = r->n_fields;
    return csv_close(r);
}

bool csv_read(struct arena *a, struct diags *d, const struct source *src,
              const struct csv_options *options, struct csv_table *out)
{
    return read_all(csv_open(a, d, src, options), out);
}

bool csv_read_lines(struct arena *a, struct diags *d, const struct lines *lines,
                    const struct csv_options *options, struct csv_table *out)
{
    struct csv_reader *r = start(a, d, options);
    r->cursor.lines = lines;
    return read_all(r, out);
}

// SPDX-License-Identifier: MIT
// csv_doubt: parses the start of a file with load/csv/csv, like the later read
// of the whole file, so that quotes, comments and skipped lines have the same
// meaning.
#include "load/csv/csv_doubt.h"

#include "base/codes/csv.h"
#include "base/vec.h"
#include "load/csv/csv_cell.h"
#include "load/csv/csv_other.h"

enum {
    SAMPLE_BYTES = 1 << 16, /* maximum number of bytes of a file to check */
    SAMPLE_RECORDS = 50     /* maximum number of records to check */
};

/* The input that is checked: the start of a file, or lines of a page. */
struct sample {
    struct arena a;
    struct diags ignored; /* faults, which are ignored here; the later read of
                             the file reports them */
    const struct source *src;
    const struct lines *lines;
    struct source start;
    struct lines first_lines;
};

/* Returns the whole lines in the first SAMPLE_BYTES of a file. */
static str start_of(str text)
{
    if (text.n <= SAMPLE_BYTES)
        return text;
    size_t end = SAMPLE_BYTES;
    while (end && text.p[end - 1] != '\n' && text.p[end - 1] != '\r')
        end--;
    return str_slice(text, 0, end);
}

static struct sample sample_file(const struct source *src)
{
    struct sample s = {.src = src, .start = *src};
    size_t n = start_of(str_from(src->text, src->start)).n;
    s.start.text = str_slice(src->text, 0, src->start + n);
    return s;
}

static struct sample sample_lines(const struct lines *lines)
{
    struct sample s = {.lines = lines, .first_lines = *lines};
    s.first_lines.n = lines->n < SAMPLE_RECORDS ? lines->n : SAMPLE_RECORDS;
    return s;
}

static void sample_free(struct sample *s)
{
    diag_free(&s->ignored);
    arena_free(&s->a);
}

/* Returns the first records of the sample: of a file, at most `most` records;
   of lines of a page, all records of s->first_lines. Records may differ in
   their number of fields. */
static struct csv_table
first_records(struct sample *s, const struct csv_options *options, size_t most)
{
    struct csv_options o = *options;
    struct csv_table all, some = {0};
    o.allow_ragged = o.allow_empty = true;
    o.keep_blank = o.header = false;
    if (s->lines) {
        csv_read_lines(&s->a, &s->ignored, &s->first_lines, &o, &all);
        return all;
    }
    struct csv_reader *csv = csv_open(&s->a, &s->ignored, &s->start, &o);
    struct csv_record rec;
    while (some.n < most && csv_next(csv, &rec))
        vec_push(&s->a, &some, csv_record_dup(&s->a, &rec));
    csv_close(csv);
    return some;
}

static struct pos pos_at(const struct sample *s, uint32_t line, uint32_t col,
                         size_t len)
{
    if (s->lines)
        return line_pos(&s->lines->v[line - 1], col - 1, len);
    return (struct pos){s->src, line, col, (uint32_t)len};
}

/* ---- delimiters ---- */

static const struct delimiter {
    char byte;
    bool in_prose; /* the character is frequent in prose, so it is accepted as
                      the delimiter only if it separates a column of numbers */
    const char *shown, *sep, *option, *key;
} DELIMITERS[] = {
    {';', false, "';'", "';'", ";", "\";\""},
    {'\t', false, "a tab", "'\\t'", "tab", "\"\\t\""},
    {'|', false, "'|'", "'|'", "|", "\"|\""},
    {',', false, "','", "','", ",", "\",\""},
    {':', true, "':'", "':'", ":", "\":\""},
    {' ', true, "blanks", "r'\\s+'", "space", "\" \", skipInitialSpace: true"},
};

enum { N_DELIMITERS = sizeof DELIMITERS / sizeof *DELIMITERS };

/* Returns a delimiter's name for messages, or STR_NONE if the delimiter is
   unusual: scripts use such delimiters to read whole lines. */
static str delimiter_name(char byte)
{
    for (size_t i = 0; i < N_DELIMITERS; i++)
        if (DELIMITERS[i].byte == byte)
            return str_c(DELIMITERS[i].shown);
    return STR_NONE;
}

/* Whether a record is not CSV with this delimiter but prose with blanks after
   commas, or a row of a Markdown table, which begins with a bar. */
static bool is_prose(const struct csv_record *rec, char delimiter)
{
    for (size_t i = 1; i < rec->n; i++)
        if (str_starts(rec->fields[i], S(" ")) && delimiter == ',')
            return true;
    return delimiter == '|' && rec->fields[0].n == 0;
}

/* Whether column i consists of a name and at least two cells below it, and all
   these cells are numbers. */
static bool is_numeric_column(struct sample *s, const struct csv_table *t,
                              size_t i)
{
    double number;
    for (size_t k = 0; k < t->n; k++)
        if (csv_cell_float(&s->a, str_trim(t->v[k].fields[i]), &number) !=
            (k > 0))
            return false;
    return t->n > 2;
}

/* Whether a delimiter splits all records into the same number of fields, at
   least two. Returns false for prose (is_prose), and for a single record whose
   second field begins with a blank. If the delimiter is frequent in prose, also
   returns false unless a column consists of a name and numbers below it. */
static bool splits_all(struct sample *s, const struct csv_table *t,
                       const struct delimiter *by)
{
    char delimiter = by->byte;
    bool measured = !by->in_prose;
    for (size_t i = 0; i < t->n; i++)
        if (t->v[i].n != t->v[0].n || is_prose(&t->v[i], delimiter))
            return false;
    if (t->n == 0 || t->v[0].n < 2)
        return false;
    for (size_t i = 0; !measured && i < t->v[0].n; i++)
        measured = is_numeric_column(s, t, i);
    return measured && (t->n > 1 || !str_starts(t->v[0].fields[1], S(" ")));
}

static void check_delimiter(struct diags *d, struct sample *s,
                            const struct csv_options *options)
{
    char own = options->delim ? options->delim : ',';
    str name = delimiter_name(own);
    struct csv_table t = first_records(s, options, 1);
    if (!name.p || t.n == 0 || t.v[0].n != 1)
        return;
    for (size_t i = 0; i < N_DELIMITERS; i++) {
        struct csv_options o = *options;
        o.delim = DELIMITERS[i].byte;
        o.skip_space |= o.delim == ' ';
        if (o.delim == own || o.delim == options->quote)
            continue;
        t = first_records(s, &o, SAMPLE_RECORDS);
        if (!splits_all(s, &t, &DELIMITERS[i]))
            continue;
        diag_at(d, DIAG_CSV_DELIMITER,
                pos_at(s, t.v[0].line, t.v[0].cols[1] - 1, 1),
                str_c(DELIMITERS[i].shown), name);
        if (s->lines)
            diag_help(d, "set the delimiter with :delim: %s",
                      DELIMITERS[i].option);
        else
            diag_help(
                d,
                "set the delimiter with pd.read_csv(..., sep=%s), or :delim: "
                "%s in csv-table; dialect: {delimiter: %s} in a schema sets it "
                "only for the schema's checks and for the role value",
                DELIMITERS[i].sep, DELIMITERS[i].option, DELIMITERS[i].key);
        return;
    }
}

void csv_doubt_delimiter(struct diags *d, const struct source *src,
                         const struct csv_options *options)
{
    struct sample s = sample_file(src);
    check_delimiter(d, &s, options);
    sample_free(&s);
}

void csv_doubt_delimiter_lines(struct diags *d, const struct lines *lines,
                               const struct csv_options *options)
{
    struct sample s = sample_lines(lines);
    check_delimiter(d, &s, options);
    sample_free(&s);
}

/* ---- blanks ---- */

static bool is_indented(str field)
{
    return str_starts(field, S(" ")) && str_trim(field).n > 0;
}

/* Whether field i begins with a blank in all records from `first` on, and at
   least one of these fields is not a number. pandas ignores blanks before
   numbers. */
static bool texts_are_indented(struct sample *s, const struct csv_table *t,
                               size_t first, size_t i)
{
    double number;
    bool text = false;
    for (size_t k = first; k < t->n; k++) {
        if (i >= t->v[k].n || !is_indented(t->v[k].fields[i]))
            return false;
        text |= !csv_cell_float(&s->a, t->v[k].fields[i], &number);
    }
    return text;
}

static void report_space(struct diags *d, const struct sample *s,
                         const struct csv_record *rec, size_t i,
                         const char *what)
{
    str field = rec->fields[i];
    diag_at(d, DIAG_CSV_SPACE, pos_at(s, rec->line, rec->cols[i], field.n),
            str_c(what), field);
    diag_help(d, "pd.read_csv(..., skipinitialspace=True) removes the spaces "
                 "after delimiters");
}

/* Whether the start of a file has any blank after a delimiter. A quick test
   that is false for most files. */
static bool has_blanks(const struct sample *s,
                       const struct csv_options *options)
{
    char delim = options->delim ? options->delim : ',';
    str text = s->start.text;
    size_t at = str_find_char(text, ' ', 1);
    while (at != STR_NPOS && text.p[at - 1] != delim)
        at = str_find_char(text, ' ', at + 1);
    return at != STR_NPOS;
}

/* Warns (csv-space) if the name of a column, or all strings of a column, begin
   with a blank after the delimiter. */
static void check_blanks(struct diags *d, const struct source *src,
                         const struct csv_options *options)
{
    struct sample s = sample_file(src);
    struct csv_table t = {0};
    size_t first = options->header ? 1 : 0;
    if (!options->skip_space && has_blanks(&s, options))
        t = first_records(&s, options, SAMPLE_RECORDS);
    for (size_t i = 1; t.n && i < t.v[0].n; i++) {
        if (first && is_indented(t.v[0].fields[i]))
            report_space(d, &s, &t.v[0], i, "column name");
        else if (t.n > first && texts_are_indented(&s, &t, first, i))
            report_space(d, &s, &t.v[first], i, "cell");
        else
            continue;
        break;
    }
    sample_free(&s);
}

bool csv_doubt_file(struct diags *d, const struct source *src,
                    const struct csv_options *options)
{
    if (csv_is_other(d, src))
        return false;
    csv_doubt_delimiter(d, src, options);
    check_blanks(d, src, options);
    return true;
}

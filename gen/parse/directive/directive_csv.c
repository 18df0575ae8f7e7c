// SPDX-License-Identifier: MIT
// directive_csv: csv-table. Records come from a file of the site or from the
// directive's body. Each cell is parsed as body elements, with the position of
// the field in the CSV text.
#include "base/codes/csv.h"
#include "base/codes/directive.h"
#include "base/encoding.h"
#include "base/vec.h"
#include "doc/df_block.h"
#include "frame/numeral.h"
#include "frame/saying.h"
#include "load/csv/csv.h"
#include "load/csv/csv_doubt.h"
#include "load/csv/csv_other.h"
#include "load/dataset.h"
#include "load/site_lookup.h"
#include "parse/cell.h"
#include "parse/code/included.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/directive_table.h"

enum {
    REPORTED_MAX = 20, /* limit of ragged rows reported for one table */
    /* bytes of the page's limit that an empty cell uses up */
    CELL_BYTES = 64
};

static const struct option_spec OPTIONS[] = {
    {S_INIT("file"), OPTION_PATH, NULL},
    {S_INIT("header-rows"), OPTION_NAT, NULL},
    {S_INIT("header"), OPTION_TEXT, NULL},
    {S_INIT("widths"), OPTION_WIDTHS, "auto"},
    {S_INIT("width"), OPTION_LENGTH_PERCENT, NULL},
    {S_INIT("delim"), OPTION_CHAR_SPACE, NULL},
    {S_INIT("quote"), OPTION_CHAR, NULL},
    {S_INIT("escape"), OPTION_CHAR, NULL},
    {S_INIT("keepspace"), OPTION_FLAG, NULL},
    {S_INIT("stub-columns"), OPTION_NAT, NULL},
    {S_INIT("align"), OPTION_CHOICE, TABLE_ALIGNS},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("url"), OPTION_URI, NULL},
    DIRECTIVE_TABLE_OPTIONS,
    {{0}, 0, NULL},
};

/* Records and their source: lines of the page, or a file. */
struct csv_table_records {
    struct csv_table table;
    const struct source *src;
    const struct lines *lines;
    /* path of the file, from the site's root */
    str path;
    char delim, quote;                /* 0 means the default */
    const enum schema_markup *markup; /* kind of the cells of each column */
    struct cell_reports *reports;
};

/* ---- reading ---- */

/* Reads an option whose value is one byte into *out; sets 0 if the option is
   missing. Returns false after reporting any other value. */
static bool byte_option(struct directive_call *c, struct node *parent, str name,
                        char *out)
{
    const struct directive_option *o = directive_option(c, name);
    *out = o ? o->value.p[0] : '\0';
    if (!o || o->value.n == 1)
        return true;
    return directive_refuse_option(
        c, parent, o,
        str_fmt(c->p->a, "'%.*s' is not ASCII", STR_ARG(o->value)),
        S("expected an ASCII character"));
}

static bool find_file(struct directive_call *c, struct node *parent,
                      struct csv_table_records *r)
{
    struct parse *p = c->p;
    const struct directive_option *file = directive_option(c, S("file"));
    str encoding = directive_text(c, S("encoding"));
    struct included *in = NULL;
    if (site_lookup(p->site, p->a, p->d, p->page_dir, file->value, file->at,
                    &r->path))
        in = included_read(p, r->path, file->at, encoding, false);
    r->src = in ? in->src : NULL;
    if (in && !included_count(p, in, in->src->text.n, file->at))
        return false;
    if (r->src && (!encoding.n || encoding_is_utf8(p->a, encoding)))
        document_note_dataset(p->doc, r->path);
    if (!r->src)
        directive_message(c, parent, MESSAGE_SEVERE);
    return r->src;
}

static bool read_body(struct directive_call *c, struct node *parent,
                      struct csv_table_records *r)
{
    struct parse *p = c->p;
    bool file = directive_flag(c, S("file"));
    struct csv_options o = {
        .skip_space = !directive_flag(c, S("keepspace")),
        .header = file && directive_number(c, S("header-rows"), 0) == 1,
        .allow_ragged = true,
        .keep_blank = true,
    };
    if (!byte_option(c, parent, S("delim"), &o.delim) ||
        !byte_option(c, parent, S("quote"), &o.quote) ||
        !byte_option(c, parent, S("escape"), &o.escape))
        return false;
    r->delim = o.delim;
    r->quote = o.quote;
    r->lines = file ? NULL : &c->content;
    if (file && !find_file(c, parent, r))
        return false;
    if (file && csv_is_other(p->d, r->src)) {
        directive_message(c, parent, MESSAGE_ERROR);
        return false;
    }
    if (o.header && !o.delim && !o.quote && !o.escape)
        dataset_note_table(p->site, r->path);
    if (file)
        csv_doubt_delimiter(p->d, r->src, &o);
    else
        csv_doubt_delimiter_lines(p->d, r->lines, &o);
    o.header = false; /* csv_read must accept equal column names, which
                         check_names reports */
    if (file ? csv_read(p->a, p->d, r->src, &o, &r->table)
             : csv_read_lines(p->a, p->d, r->lines, &o, &r->table))
        return true;
    directive_message(c, parent, MESSAGE_ERROR);
    return false;
}

/* Reads :header: as CSV with commas, and with a backslash as escape. */
static bool read_header(struct directive_call *c, struct node *parent,
                        struct csv_table_records *r)
{
    struct parse *p = c->p;
    const struct directive_option *header = directive_option(c, S("header"));
    struct csv_options o = {.escape = '\\',
                            .skip_space = true,
                            .allow_ragged = true,
                            .allow_empty = true,
                            .keep_blank = true};
    if (!header || !header->value.n)
        return true;
    struct lines *lines = NEW(p->a, struct lines);
    str rest = header->value, line;
    for (uint32_t i = 0; str_cut(&rest, '\n', &line); i++)
        vec_push(p->a, lines,
                 (struct line){line, header->at.src, header->at.line + i,
                               header->at.col});
    r->lines = lines;
    if (csv_read_lines(p->a, p->d, lines, &o, &r->table))
        return true;
    directive_message(c, parent, MESSAGE_ERROR);
    return false;
}

/* ---- cells ---- */

/* Returns `text` as a line with its position in the source. `text` starts at
   byte `col` of line `line`, counted from 1, of the records. */
static struct line line_at(const struct csv_table_records *r, str text,
                           uint32_t line, uint32_t col)
{
    if (!r->lines)
        return (struct line){text, r->src, line, col};
    size_t last = r->lines->n - 1;
    const struct line *l = &r->lines->v[line - 1 < last ? line - 1 : last];
    return (struct line){text, l->src, l->line, l->col + col - 1};
}

/* Returns for each column whether its cells are markup. Cells of rows in the
   page are markup, unless the table has ":markup: false". */
static const enum schema_markup *markup_of(struct directive_call *c,
                                           const struct csv_table_records *r,
                                           size_t columns)
{
    struct parse *p = c->p;
    str own = directive_text(c, S("markup"));
    enum schema_markup *markup = NEW_N(p->a, enum schema_markup, columns);
    for (size_t i = 0; i < columns; i++) {
        const struct csv_record *names = r->table.n ? r->table.v : NULL;
        str name = names && i < names->n ? str_trim(names->fields[i]) : S("");
        if (own.n || r->path.n)
            markup[i] = dataset_markup(p->site, p->d, own, r->path, name);
    }
    return markup;
}

/* Parses a cell that may contain markup and starts in line `line`. */
static void add_parsed(struct directive_call *c,
                       const struct csv_table_records *r, struct node *entry,
                       const struct csv_record *rec, size_t column,
                       uint32_t line)
{
    str text = rec->fields[column], rest = text, part;
    struct lines lines = {
        .v = NEW_N(c->p->a, struct line, str_count_char(text, '\n') + 1)};
    for (uint32_t i = 0; str_cut(&rest, '\n', &part); i++) {
        if (str_ends(part, S("\r")))
            part.n--;
        lines.v[lines.n++] =
            line_at(r, part, line + i, i ? 1 : rec->cols[column]);
    }
    if (r->markup[column] == SCHEMA_MARKUP)
        column = CELL_TYPED;
    cell_parse(c->p, r->reports, entry, column, lines, text, entry->pos);
}

/* Appends a row to a part of the table. Below the header of a file, strings
   keep the blanks around them, as in read_csv; numbers lose them. */
static void add_row(struct directive_call *c, const struct csv_table_records *r,
                    const struct csv_record *rec, struct node *part,
                    size_t columns)
{
    struct arena *a = c->p->a;
    uint32_t line = rec->line;
    struct line start = line_at(r, S(""), line, 1);
    struct node *row = node_new(a, NODE_ROW, line_pos(&start, 0, 0));
    bool keeps_blanks = !r->lines && part->type == NODE_TBODY;
    node_append(part, row);
    for (size_t i = 0; i < columns; i++) {
        struct node *entry = node_new(a, NODE_ENTRY, row->pos);
        node_append(row, entry);
        if (i >= rec->n)
            continue;
        str text = rec->fields[i], trimmed = str_trim_right(text);
        struct line at = line_at(r, trimmed, line, rec->cols[i]);
        entry->pos = line_pos(&at, 0, trimmed.n);
        if (r->markup[i] == SCHEMA_TEXT && trimmed.n)
            cell_add_text(a, entry,
                          keeps_blanks && !numeral_is(trimmed) ? text : trimmed,
                          entry->pos);
        else if (cell_is_plain(trimmed))
            cell_add_plain(a, entry, trimmed, entry->pos);
        else if (trimmed.n)
            add_parsed(c, r, entry, rec, i, line);
        line += (uint32_t)str_count_char(text, '\n');
    }
}

/* Reports each run of empty lines, at its first line. */
static void report_blank_lines(struct directive_call *c,
                               const struct csv_table_records *r)
{
    const struct csv_table *t = &r->table;
    for (size_t i = 0; i < t->n; i++) {
        if (t->v[i].n || (i && !t->v[i - 1].n))
            continue;
        struct line at = line_at(r, S(""), t->v[i].line, 1);
        diag_at(c->p->d, DIAG_CSV_BLANK_LINE, line_pos(&at, 0, 0), STR_NONE);
        diag_help(c->p->d, "remove the line; for an empty row, write '\"\"'");
    }
}

/* Reports a :header: with too few or too many names, because names may then be
   above the wrong columns. */
static void check_header(struct directive_call *c, const struct csv_table *head,
                         size_t columns)
{
    struct arena *a = c->p->a;
    size_t i = 0;
    while (i < head->n && (!head->v[i].n || head->v[i].n == columns))
        i++;
    if (i == head->n)
        return;
    size_t n = head->v[i].n;
    struct pos at = directive_option(c, S("header"))->at;
    at.line += head->v[i].line - 1;
    str line = source_line(at.src, at.line);
    at.col = i ? (uint32_t)(line.n - str_trim_left(line).n) + 1 : at.col;
    diag_at(c->p->d, DIAG_CSV_HEADER, at,
            str_fmt(a, "%zu name%s", n, n == 1 ? "" : "s"),
            str_fmt(a, "%zu column%s", columns, columns == 1 ? "" : "s"));
    diag_help(c->p->d, columns ? "put a name that contains a comma in quotes; "
                                 "for a column without a name, write \"\""
                               : "the table has no rows below its header");
}

/* Whether field k of the first record is a column name: not a number, with two
   or more numbers below it. */
static bool is_name(const struct csv_table *t, size_t k)
{
    size_t numbers = 0;
    for (size_t i = 0; i < t->n; i++) {
        str field = k < t->v[i].n ? str_trim(t->v[i].fields[k]) : STR_NONE;
        bool number = numeral_is(field);
        if (i == 0 ? number || !field.n : !number && !numeral_is_missing(field))
            return false;
        numbers += number;
    }
    return numbers > 1;
}

/* Whether the names of two columns state measures of different kinds, such as a
   time and a rate. */
static bool contradict(str x, str y)
{
    const unsigned kinds = SAYING_TIME | SAYING_RATE | SAYING_PRICE;
    unsigned a = saying_of(x) & kinds, b = saying_of(y) & kinds;
    return a && b && !(a & b);
}

/* Reports a :header: for a file whose first row is a header, too, in two cases:
   - There are no header rows (heads is 0), so that row would be shown as data.
   - It is the only header row (heads is 1), and one of its names contradicts
     the name that :header: gives to the column. */
static void check_own_header(struct directive_call *c,
                             const struct csv_table *head,
                             const struct csv_table_records *body, size_t heads)
{
    const struct csv_table *t = &body->table;
    if (!body->path.n || !head->n || !t->n || heads > 1)
        return;
    const struct csv_record *names = &head->v[head->n - 1];
    for (size_t k = 0; k < names->n && k < t->v[0].n; k++) {
        str own = t->v[0].fields[k], name = names->fields[k];
        if (heads ? !contradict(name, own) : !is_name(t, k))
            continue;
        diag_at(c->p->d, DIAG_CSV_OWN_HEADER,
                directive_option(c, S("header"))->at, str_trim(own),
                str_trim(name));
        diag_help(c->p->d, "':header-rows: 1' alone shows the file's header; "
                           "remove ':header:'");
        return;
    }
}

/* Appends records [from, to) to `part`, a head or body of the table, and
   returns `part`. If `part` is NULL, creates it first; a head is created only
   if it has records. */
static struct node *add_rows(struct directive_call *c, struct node *group,
                             struct node *part, enum node_type type,
                             const struct csv_table_records *r, size_t from,
                             size_t to, size_t columns)
{
    if (!part && (from < to || type == NODE_TBODY)) {
        part = node_new(c->p->a, type, c->at);
        node_append(group, part);
    }
    for (size_t i = from; i < to; i++)
        add_row(c, r, &r->table.v[i], part, columns);
    return part;
}

/* ---- ragged rows ---- */

static size_t widest(const struct csv_table *t, size_t least)
{
    for (size_t i = 0; i < t->n; i++)
        least = t->v[i].n > least ? t->v[i].n : least;
    return least;
}

static bool has_row_of(const struct csv_table *t, size_t fields)
{
    for (size_t i = 0; i < t->n; i++)
        if (t->v[i].n == fields)
            return true;
    return false;
}

static bool is_joined(const struct csv_record *rec, size_t k)
{
    return rec->cols[k] + rec->fields[k].n + 1 == rec->cols[k + 1];
}

static size_t count_digits(str s)
{
    size_t n = 0;
    while (n < s.n && char_is_digit(s.p[n]))
        n++;
    return n;
}

/* Returns the index of the first field that is probably one number together
   with the next field, such as 1,500: a comma without a blank separates the
   fields, and three digits follow it. Fewer or more digits may follow it if a
   blank follows another comma of the record, as in "a, 1,5". If there is no
   such field, returns the number of fields. */
static size_t parted_number(const struct csv_record *rec)
{
    enum { GROUP = 3 };
    bool blanks = false;
    size_t k = 0;
    for (; k + 1 < rec->n; k++)
        blanks |= !is_joined(rec, k);
    for (k = 0; k + 1 < rec->n; k++) {
        str first = rec->fields[k], second = rec->fields[k + 1];
        size_t n = count_digits(second);
        if (first.n && char_is_digit(first.p[first.n - 1]) && n &&
            is_joined(rec, k) && (n == GROUP || blanks))
            return k;
    }
    return rec->n;
}

/* Whether a record has several columns, rather than one string with an unquoted
   comma. */
static bool has_columns(const struct csv_record *rec)
{
    return rec->n > 2 || (rec->n == 2 && parted_number(rec) == rec->n);
}

/* Returns the most common number of fields in a row. If several numbers are
   equally common, returns the number that occurs first, but not 1: rows with
   one field are probably titles. */
static size_t most_common(struct arena *a, const struct csv_table *t)
{
    size_t most = 0, *counts = NEW_N(a, size_t, widest(t, 0) + 1);
    for (size_t i = 0; i < t->n; i++)
        counts[t->v[i].n] += t->v[i].n > 0;
    for (size_t i = 0; i < t->n; i++)
        if (counts[t->v[i].n] > counts[most] ||
            (most == 1 && counts[t->v[i].n] == counts[1] &&
             has_columns(&t->v[i])))
            most = t->v[i].n;
    return most;
}

/* Returns the number of fields that rows should have. The first rule that
   applies decides: (1) With :header-rows:, it is the number in the first row,
   or the most common number if the first row has one field. (2) If some row has
   as many fields as :header: has names, it is this number. (3) If some row has
   as many fields as :widths: has widths, it is this number. (4) It is the most
   common number. */
static size_t fields_expected(struct directive_call *c,
                              const struct csv_table *head,
                              const struct csv_table *body)
{
    size_t widths;
    directive_table_widths(c, &widths);
    size_t first = body->n ? body->v[0].n : 0;
    if (directive_number(c, S("header-rows"), 0) && first == 1)
        return most_common(c->p->a, body); /* row 1 is a title or comment */
    if (directive_number(c, S("header-rows"), 0) && first)
        return first;
    if (head->n && has_row_of(body, head->v[0].n))
        return head->v[0].n;
    if (widths && has_row_of(body, widths))
        return widths;
    return most_common(c->p->a, body);
}

static struct pos field_pos(const struct csv_table_records *r,
                            const struct csv_record *rec, size_t k)
{
    uint32_t line = rec->line;
    for (size_t i = 0; i < k; i++)
        line += (uint32_t)str_count_char(rec->fields[i], '\n');
    struct line at = line_at(r, rec->fields[k], line, rec->cols[k]);
    size_t n = str_find_char(at.text, '\n', 0);
    return line_pos(&at, 0, n == STR_NPOS ? at.text.n : n);
}

/* Reports a row that does not have `expected` fields, at the position of the
   row's field k. */
static void report_row(struct directive_call *c, const struct diag_code *code,
                       const struct csv_table_records *r,
                       const struct csv_record *rec, size_t expected, size_t k)
{
    diag_at(c->p->d, code, field_pos(r, rec, k),
            str_fmt(c->p->a, "%zu field%s", rec->n, STR_S(rec->n)),
            str_fmt(c->p->a, "%zu", expected));
}

static void report_long_row(struct directive_call *c,
                            const struct csv_table_records *r,
                            const struct csv_record *rec, size_t expected)
{
    const struct directive_option *delim = directive_option(c, S("delim"));
    bool commas = !delim || str_eq(delim->value, S(","));
    size_t k = commas ? parted_number(rec) : rec->n;
    bool number = k < rec->n;
    const str *f = rec->fields;
    report_row(c, DIAG_CSV_RAGGED, r, rec, expected, number ? k : expected);
    if (number)
        diag_help(c->p->d,
                  "quote a field that contains the delimiter: \"%.*s,%.*s\"",
                  STR_ARG(f[k]), STR_ARG(f[k + 1]));
    else if (f[expected].n || rec->n > expected + 1)
        diag_help(c->p->d,
                  "'%.*s' is extra; quote a field that contains the delimiter",
                  STR_ARG(f[expected]));
    else
        diag_help(c->p->d, "the row ends with a delimiter");
}

/* Whether all fields from field `expected` on are empty, as after trailing
   commas. */
static bool ends_empty(const struct csv_record *rec, size_t expected)
{
    while (expected < rec->n && !str_trim(rec->fields[expected]).n)
        expected++;
    return expected == rec->n;
}

/* Reports equal column names in a file, since such columns cannot be
   distinguished. */
static void check_names(struct directive_call *c,
                        const struct csv_table_records *r)
{
    const struct csv_record *head = r->table.n ? r->table.v : NULL;
    struct map seen = {.a = c->p->a};
    if (r->lines || !head || directive_number(c, S("header-rows"), 0) != 1)
        return;
    for (size_t i = 0; i < head->n; i++) {
        str name = str_trim(head->fields[i]);
        if (name.n && map_find(&seen, name)) {
            diag_at(c->p->d, DIAG_CSV_TWICE, field_pos(r, head, i), name);
            diag_help(
                c->p->d,
                "the published data calls the second one '%.*s 2'; rename it",
                STR_ARG(name));
        }
        map_put(&seen, name, c);
    }
}

static void check_rows(struct directive_call *c,
                       const struct csv_table_records *r, size_t expected)
{
    size_t reported = 0;
    for (size_t i = 0; i < r->table.n && reported < REPORTED_MAX; i++) {
        const struct csv_record *rec = &r->table.v[i];
        if (!rec->n || rec->n == expected)
            continue;
        reported++;
        if (rec->n < expected) {
            report_row(c, DIAG_CSV_SHORT, r, rec, expected, rec->n - 1);
            diag_help(c->p->d, "%s",
                      str_starts(rec->fields[0], S(":"))
                          ? "if this is an option, move it above the first "
                            "blank line; if it is a row, end it with a "
                            "delimiter for each missing field"
                          : "the table shows the missing fields as empty; if "
                            "this is intended, end the row with a delimiter "
                            "for each of them");
        } else if (ends_empty(rec, expected)) {
            report_row(c, DIAG_CSV_TRAILING, r, rec, expected, expected);
            diag_help(c->p->d, "the table gets an empty column; remove the "
                               "delimiter at the end");
        } else {
            report_long_row(c, r, rec, expected);
        }
    }
}

/* ---- the directive ---- */

/* Returns the number of fields in the first record that has at most `few`
   fields. If there is no such record, returns the number in the first record,
   or 0 without records. */
static size_t narrowest_row(const struct csv_table *t, size_t few)
{
    for (size_t i = 0; i < t->n; i++)
        if (t->v[i].n <= few)
            return t->v[i].n;
    return t->n ? t->v[0].n : 0;
}

/* Returns the number of cells that must be added to fill short rows. */
static size_t count_missing(const struct csv_table *t, size_t columns)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++)
        n += columns - t->v[i].n;
    return n;
}

/* Checks that the data are given once, either in the body or by :file:. Returns
   false after reporting a fault. */
static bool has_one_origin(struct directive_call *c, struct node *parent)
{
    const struct directive_option *file = directive_option(c, S("file"));
    const struct directive_option *url = directive_option(c, S("url"));
    if ((file || url) && c->content.n)
        return directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT,
            line_pos(c->content.v, 0, c->content.v[0].text.n),
            S("it has both rows and the option 'file'"), S("keep one of them"));
    if (url)
        return directive_refuse_option(
            c, parent, url, S("files are not read from the network"),
            S("put the file into the site's data folder and name it with "
              ":file:"));
    if (file || c->content.n)
        return true;
    directive_fault(c, DIAG_DIRECTIVE_CONTENT, c->at,
                    S("it has neither rows nor the option 'file'"));
    diag_help(c->p->d,
              "name a CSV file with :file:, or write rows below the options");
    directive_message(c, parent, MESSAGE_WARNING);
    return false;
}

static bool make_table(struct directive_call *c, struct node *parent)
{
    struct cell_reports reports = {0};
    struct csv_table_records head = {.reports = &reports},
                             body = {.reports = &reports};
    if (!has_one_origin(c, parent) || !read_header(c, parent, &head) ||
        !read_body(c, parent, &body))
        return false;
    reports.typed = !body.path.n;
    size_t columns = widest(&body.table, widest(&head.table, 0));
    size_t heads = (size_t)directive_number(c, S("header-rows"), 0);
    if (!columns)
        return directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, c->at, S("it has no rows"),
            S("write a line of fields separated by commas for each row"));
    size_t expected = fields_expected(c, &head.table, &body.table);
    check_rows(c, &body, expected);
    check_names(c, &body);
    check_header(c, &head.table, expected);
    check_own_header(c, &head.table, &body, heads);
    size_t stubs = (size_t)directive_number(c, S("stub-columns"), 0);
    bool empty =
        body.path.n && heads == body.table.n; /* no rows below the header */
    if (!directive_table_check_size(c, parent, body.table.n + empty,
                                    narrowest_row(&body.table, stubs)) ||
        !directive_table_check_widths(c, parent, columns) ||
        !document_gain(c->p->doc, c->at,
                       CELL_BYTES * (count_missing(&head.table, columns) +
                                     count_missing(&body.table, columns)),
                       "16 MiB of empty cells"))
        return false;
    report_blank_lines(c, &body);
    struct node *t = node_new(c->p->a, NODE_TABLE, c->at);
    struct csv_block *block = NEW(c->p->a, struct csv_block);
    block->file = body.path;
    block->delim = body.delim ? body.delim : ',';
    block->quote = body.quote ? body.quote : '"';
    block->skip_space = !directive_flag(c, S("keepspace"));
    block->options = directive_table_options(c);
    t->data = block;
    struct node *group = directive_table_begin(c, t, columns);
    head.markup = markup_of(c, &head, columns);
    body.markup = markup_of(c, &body, columns);
    struct node *part =
        add_rows(c, group, NULL, NODE_THEAD, &head, 0, head.table.n, columns);
    add_rows(c, group, part, NODE_THEAD, &body, 0, heads, columns);
    add_rows(c, group, NULL, NODE_TBODY, &body, heads, body.table.n, columns);
    cell_check_end(c->p, &reports);
    node_append(parent, t);
    directive_table_finish(c, t);
    directive_table_add_title(c, t);
    return true;
}

static void csv_table(struct directive_call *c, struct node *parent)
{
    if (!make_table(c, parent))
        directive_table_fail(c, parent);
}

const struct directive directive_csv[] = {
    {S_INIT("csv-table"), 0, 1, true, true, OPTIONS, csv_table, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

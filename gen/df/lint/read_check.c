// SPDX-License-Identifier: MIT
// read_check: compares cells with their strings in the CSV file. Looks these
// strings up only if the type, the values or the name of a column suggest a
// change.
#include "df/lint/read_check.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/result.h"
#include "frame/heading.h"
#include "frame/number.h"
#include "frame/numeral.h"
#include "lineage/lineage.h"
#include "load/csv/csv_cell.h"

enum {
    SHOWN_MAX = 2000, /* maximum number of rows of a column that is checked for
                         words and zeros */
    ROWS_MAX = 200,   /* maximum number of cells of a column that are looked up
                         in the file */
    CODE_MAX = 3,     /* maximum number of bytes of a code in capitals: NA, US,
                         EUR */
    WIDTH_MIN = 3,    /* minimum number of digits of a number that is padded
                         with zeros */
    WIDTH_MAX = 18,   /* maximum number of digits, so that the number fits into
                         an int64 */
    PADDED_MIN = 4 /* minimum number of digits of a number with a leading zero
                      that cannot be an hour, day or month */
};

#define TWO_53 0x1p53

/* The cell of a CSV file from which a cell of the result comes. */
struct file_cell {
    const struct column *column;
    size_t row;
    str text; /* the cell as written in the file */
    struct pos at;
};

static bool find_cell(struct eval *ev, const struct column *c, size_t row,
                      struct file_cell *out)
{
    *out = (struct file_cell){.column = c, .row = row};
    if (!lineage_file(&out->column, &out->row) ||
        out->column->origin->file.format != FILE_CSV)
        return false;
    out->at = place_of_cell(&ev->places, out->column, out->row);
    out->text = place_number(&ev->places, out->at);
    out->at.len = (uint32_t)out->text.n;
    return out->text.p != NULL;
}

static bool report(struct eval *ev, const struct file_cell *x, str value,
                   const char *option)
{
    str name = x->column->origin->file.column;
    if (!eval_is_first(ev, DIAG_DF_CELL_CHANGED, x->at))
        return true;
    diag_at(ev->d, DIAG_DF_CELL_CHANGED, x->at, x->text, name, value);
    if (option)
        diag_help(ev->d,
                  "pd.read_csv(..., %s) keeps it as text; na_values=[...] then "
                  "lists the strings that do mean \"missing\"",
                  option);
    else
        diag_help(ev->d, "pd.read_csv(..., dtype={'%.*s': str}) keeps it",
                  STR_ARG(name));
    return true;
}

static bool says(struct eval *ev, const struct column *c, const str *words,
                 size_t n)
{
    struct heading h = heading_of(ev->scratch, c->origin->file.column);
    return heading_has_word(&h, words, n);
}

/* ---- words that are read as missing ---- */

static bool is_code(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < 'A' || s.p[i] > 'Z')
            return false;
    return s.n > 1 && s.n <= CODE_MAX;
}

/* Whether all strings of c are codes in capitals. Two of them must differ,
   unless c has exactly two rows. */
static bool has_codes(const struct column *c)
{
    const str *first = NULL;
    bool other = false;
    for (size_t i = 0; i < c->n; i++) {
        if (!c->s[i].n)
            continue;
        if (!is_code(c->s[i]))
            return false;
        other |= first && !str_eq(*first, c->s[i]);
        first = first ? first : &c->s[i];
    }
    return first && (other || c->n == 2);
}

static bool has_one_missing(const struct column *c)
{
    size_t missing = 0;
    for (size_t i = 0; i < c->n && missing < 2; i++)
        missing += !c->s[i].p;
    return missing == 1;
}

/* Whether `text`, which was read as missing, is really a value of column c: NA
   among codes or regions, null or nan among types, or a single null or nan
   among people. */
static bool is_data(struct eval *ev, const struct column *c, str text)
{
    static const str REGIONS[] = {S_INIT("region"),  S_INIT("regions"),
                                  S_INIT("country"), S_INIT("continent"),
                                  S_INIT("market"),  S_INIT("geo"),
                                  S_INIT("iso"),     S_INIT("area")};
    static const str TYPES[] = {S_INIT("type"), S_INIT("keyword"),
                                S_INIT("literal"), S_INIT("surname")};
    static const str PEOPLE[] = {S_INIT("user"),     S_INIT("username"),
                                 S_INIT("login"),    S_INIT("author"),
                                 S_INIT("lastname"), S_INIT("nachname")};
    if (str_eq(text, S("NA")))
        return has_codes(c) ||
               says(ev, c, REGIONS, sizeof REGIONS / sizeof *REGIONS);
    if (str_eq_nocase(text, S("null")) || str_eq_nocase(text, S("nan")))
        return says(ev, c, TYPES, sizeof TYPES / sizeof *TYPES) ||
               (has_one_missing(c) &&
                says(ev, c, PEOPLE, sizeof PEOPLE / sizeof *PEOPLE));
    return false;
}

static bool check_texts(struct eval *ev, const struct column *c)
{
    size_t texts = 0;
    for (size_t i = 0; i < c->n && !texts; i++)
        texts += c->s[i].n > 0;
    for (size_t i = 0, read = 0; texts && i < c->n && read < ROWS_MAX; i++) {
        struct file_cell x;
        if (c->s[i].p)
            continue;
        read++;
        if (find_cell(ev, c, i, &x) && x.text.n &&
            x.column->type == COLUMN_STR && is_data(ev, x.column, x.text))
            return report(ev, &x, S("a missing value"),
                          "keep_default_na=False");
    }
    return false;
}

/* ---- numbers ---- */

static str shown(struct arena *a, const struct column *c, size_t row)
{
    struct buf b = {.a = a};
    value_put(&b, column_value(c, row));
    return buf_end(&b);
}

static bool is_digits(str s)
{
    return s.n && numeral_digits(s) == s.n;
}

/* Whether the name of a column contains one of the n `words` and none of
   AMOUNTS. Always false for a column with a unit. */
static bool names(struct eval *ev, const struct column *c, const str *words,
                  size_t n)
{
    static const str AMOUNTS[] = {
        S_INIT("rate"),       S_INIT("power"), S_INIT("speed"),
        S_INIT("throughput"), S_INIT("time"),  S_INIT("size"),
        S_INIT("count"),      S_INIT("per"),   S_INIT("value")};
    return !c->unit && says(ev, c, words, n) &&
           !says(ev, c, AMOUNTS, sizeof AMOUNTS / sizeof *AMOUNTS);
}

/* Whether a column contains identifiers made of digits. */
static bool is_of_ids(struct eval *ev, const struct column *c)
{
    static const str WORDS[] = {
        S_INIT("id"),     S_INIT("ids"),      S_INIT("code"),
        S_INIT("zip"),    S_INIT("zipcode"),  S_INIT("plz"),
        S_INIT("postal"), S_INIT("postcode"), S_INIT("postleitzahl"),
        S_INIT("serial"), S_INIT("asset"),    S_INIT("sku"),
        S_INIT("ean"),    S_INIT("barcode"),  S_INIT("account")};
    return names(ev, c, WORDS, sizeof WORDS / sizeof *WORDS);
}

/* Whether s has the form digits "e" digits, which may be a number, a serial
   number or a hash. */
static bool has_e(str s)
{
    size_t n = numeral_digits(s);
    return n && n < s.n && char_lower(s.p[n]) == 'e' &&
           is_digits(str_from(s, n + 1));
}

/* Whether one of the first n cells of c may have a string with a leading zero
   in the file. Looks up only one string: that of the first cell that is not
   missing. It must have WIDTH_MIN to WIDTH_MAX bytes. In a column of integers,
   the string must be digits, and some number must have fewer digits than the
   string. In a column of floats, all numbers must be whole, and the string must
   be digits or have an "e" (has_e). */
static bool may_have_zeros(struct eval *ev, const struct column *c, size_t n)
{
    struct file_cell first;
    int64_t least = 1;
    size_t from = 0;
    if (c->type == COLUMN_FLOAT) {
        for (size_t i = 0; i < n; i++)
            if (!isnan(c->f[i]) && c->f[i] != floor(c->f[i]))
                return false;
        while (from < n && isnan(c->f[from]))
            from++;
    }
    if (from == n || !find_cell(ev, c, from, &first) ||
        first.text.n < WIDTH_MIN || first.text.n > WIDTH_MAX)
        return false;
    if (c->type == COLUMN_FLOAT)
        return is_digits(first.text) || has_e(first.text);
    for (size_t i = 1; i < first.text.n; i++)
        least *= 10;
    for (size_t i = 0; i < n; i++)
        if (c->i[i] < least)
            return is_digits(first.text);
    return false;
}

/* What read_padded found in a column of digits. */
struct padded {
    struct file_cell zero, e; /* zero: the first cell such as 007; e: the first
                                 cell such as 12E7 */
    size_t digits, all; /* digits: number of cells that consist of digits; all:
                           number of all cells */
    bool one_width;     /* all strings have the same length */
};

/* Reads the first n strings of c. Returns false if a string neither consists of
   digits nor has the form digits "e" digits. */
static bool read_padded(struct eval *ev, const struct column *c, size_t n,
                        struct padded *p)
{
    size_t width = 0;
    *p = (struct padded){.one_width = true};
    for (size_t i = 0; i < n; i++) {
        struct file_cell x;
        if (c->type == COLUMN_FLOAT && isnan(c->f[i]))
            continue;
        if (!find_cell(ev, c, i, &x) || !(is_digits(x.text) || has_e(x.text)))
            return false;
        p->one_width &= !width || width == x.text.n;
        width = x.text.n;
        p->all++;
        p->digits += is_digits(x.text);
        if (!p->e.text.p && has_e(x.text))
            p->e = x;
        if (!p->zero.text.p && x.text.n > 1 && x.text.p[0] == '0' &&
            char_is_digit(x.text.p[1]))
            p->zero = x;
    }
    return true;
}

/* Reports the first string such as 12E7 or, if there is none, the first string
   such as 007. Returns whether it reported a string. `named`: the name of c
   means identifiers. If not, may_have_zeros and three conditions must be true.
   First: c has at least two strings. Second: there is a string such as 007; or
   the first string such as 12E7 begins with 0, and some string consists of
   digits. Third: all strings have the same length, at least WIDTH_MIN; or their
   lengths differ, and the first string such as 007 has at least PADDED_MIN
   bytes. */
static bool check_zeros(struct eval *ev, const struct column *c, bool named)
{
    struct padded p;
    size_t n = c->n < ROWS_MAX ? c->n : ROWS_MAX;
    if ((!named && !may_have_zeros(ev, c, n)) || !read_padded(ev, c, n, &p))
        return false;
    struct file_cell *x = p.e.text.p ? &p.e : &p.zero;
    bool zero =
        p.zero.text.p || (p.e.text.p && p.digits && p.e.text.p[0] == '0');
    bool wide =
        p.one_width ? x->text.n >= WIDTH_MIN : p.zero.text.n >= PADDED_MIN;
    return x->text.p && (named || (zero && wide && p.all > 1)) &&
           report(ev, x, shown(ev->scratch, x->column, x->row), NULL);
}

static bool is_of_hashes(struct eval *ev, const struct column *c)
{
    static const str WORDS[] = {
        S_INIT("commit"), S_INIT("hash"),     S_INIT("sha"),
        S_INIT("sha1"),   S_INIT("rev"),      S_INIT("revision"),
        S_INIT("digest"), S_INIT("checksum"), S_INIT("git")};
    return names(ev, c, WORDS, sizeof WORDS / sizeof *WORDS);
}

bool read_check_has_hashes(struct eval *ev, const struct column *c)
{
    size_t row = 0;
    return c->n && lineage_file(&c, &row) && is_of_hashes(ev, c);
}

/* Whether f, a number read from `text`, differs from `text` in the digits
   before the point. */
static bool loses_digits(struct eval *ev, double f, str text)
{
    str part = text, whole;
    str_cut(&part, '.', &whole);
    if (str_starts(whole, S("-")))
        whole = str_from(whole, 1);
    return is_digits(whole) && (!part.n || is_digits(part)) &&
           !str_eq(str_fmt(ev->scratch, "%.0f", fabs(f)), whole);
}

/* Reports the first cell that a float cannot represent exactly. In a column of
   hashes, also reports a hash with an E, such as 12e4567. Returns whether it
   reported a cell. */
static bool check_floats(struct eval *ev, const struct column *c, bool hashes)
{
    struct file_cell x;
    for (size_t i = 0, read = 0; i < c->n && read < ROWS_MAX; i++) {
        double f = c->f[i];
        bool huge = fabs(f) >= TWO_53;
        if (isnan(f) || (!huge && (!hashes || f != floor(f))))
            continue;
        read++;
        if (!find_cell(ev, c, i, &x))
            return false;
        bool lost = huge && loses_digits(ev, f, x.text);
        if (lost || (hashes && has_e(x.text)))
            return report(ev, &x, shown(ev->scratch, c, i), NULL);
    }
    return false;
}

/* Skips c if its file is large and no longer in memory, since the file is not
   read again. */
void read_check_shown(struct eval *ev, const struct column *c)
{
    const struct column *file = c;
    size_t row = 0;
    struct arena_mark mark = arena_mark(ev->scratch);
    bool one = c->n && lineage_file(&file, &row);
    if (!c->n || !diag_is_on(ev->d, DIAG_DF_CELL_CHANGED) ||
        (one && !file->origin->file.src->text.p))
        return;
    bool whole = c->type == COLUMN_INT ||
                 (c->type == COLUMN_FLOAT &&
                  !check_floats(ev, c, one && is_of_hashes(ev, file)));
    if (c->type == COLUMN_STR && c->n <= SHOWN_MAX)
        check_texts(ev, c);
    else if (whole && one && c->n <= SHOWN_MAX)
        check_zeros(ev, c, is_of_ids(ev, file));
    arena_rewind(ev->scratch, mark);
}

void read_check_compare(struct eval *ev, const struct column *c, str text)
{
    if (c->type != COLUMN_STR || c->n > SHOWN_MAX || !text.n ||
        !csv_cell_is_missing(text) || !diag_is_on(ev->d, DIAG_DF_CELL_CHANGED))
        return;
    for (size_t i = 0, read = 0; i < c->n && read < ROWS_MAX; i++) {
        struct file_cell x;
        if (c->s[i].p)
            continue;
        read++;
        if (find_cell(ev, c, i, &x) && str_eq(x.text, text)) {
            report(ev, &x, S("a missing value"), "keep_default_na=False");
            return;
        }
    }
}

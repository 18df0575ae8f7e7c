// SPDX-License-Identifier: MIT
// csv_other: a table of the bytes with which files of other formats begin, and
// functions that recognize JSON and HTML.
#include "load/csv/csv_other.h"

#include <string.h>

#include "base/buf.h"
#include "base/codes/csv.h"
#include "base/path.h"

/* Commands and scripts for the help, in which some characters are replaced. In
   commands: '%' by the path of the file, '#' by the path of the output, which
   the command never overwrites, and '@' by the member `word` of struct
   csv_format. In scripts: '$' by an argument of read_json, '&' by the open
   file, '~' by the address of a database, and '@' by a string. */
#define WRITES(command) "(set -C; " command " > #)"
#define UNPACKS(command) "to unpack it, run: " WRITES(command " < %")
#define CONVERT "to convert it to CSV, run: "
#define SCRIPT "to read it, use a df-table with the script: "
#define QUERIES                           \
    "use a df-table with the script: df " \
    "= pd.read_sql_table('@', ~)"
static const char PACKED_DATABASE[] = UNPACKS("gunzip") "; then " QUERIES;
static const char PANDAS[] = CONVERT
    "python3 -c \"import sys, pandas; pandas.read_@(sys.argv[1]).to_csv("
    "sys.argv[2], index=False, mode='x')\" % #";

static const struct csv_format {
    str magic, name;
    const char *help, *word;
} FORMATS[] = {
    {S_INIT("SQLite format 3\0"), S_INIT("an SQLite database"),
     "to read one of its tables, " QUERIES, "TABLE"},
    {S_INIT("\x1f\x8b"), S_INIT("a gzip file"), UNPACKS("gunzip"), NULL},
    {S_INIT("BZh"), S_INIT("a bzip2 file"), UNPACKS("bunzip2"), NULL},
    {S_INIT("\xfd"
            "7zXZ\0"),
     S_INIT("an xz file"), UNPACKS("unxz"), NULL},
    {S_INIT("\x28\xb5\x2f\xfd"), S_INIT("a zstd file"), UNPACKS("unzstd"),
     NULL},
    {S_INIT("PK\3\4"), S_INIT("a zip file"),
     "to unpack it into a folder, run: unzip -n -d #.d %", NULL},
    {S_INIT("PAR1"), S_INIT("a Parquet file"), PANDAS, "parquet"},
    {S_INIT("ARROW1"), S_INIT("an Arrow file (Feather)"), PANDAS, "feather"},
    {S_INIT("FEA1"), S_INIT("a Feather file"), PANDAS, "feather"},
    {S_INIT("\x89HDF\r\n\x1a\n"), S_INIT("an HDF5 file"), PANDAS, "hdf"},
    {S_INIT("\x80\4\x95"), S_INIT("a Python pickle file"), PANDAS, "pickle"},
    {S_INIT("\x80\5\x95"), S_INIT("a Python pickle file"), PANDAS, "pickle"},
    {S_INIT("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), S_INIT("an Excel workbook"),
     PANDAS, "excel"},
    {S_INIT("%PDF-"), S_INIT("a PDF file"),
     "to extract its text, run: pdftotext -layout % -", NULL},
    {S_INIT("version https://git-lfs.github.com/spec/"),
     S_INIT("a Git LFS pointer"),
     "to fetch the file, run: git lfs pull; in CI, check out with LFS, for "
     "example with 'lfs: true' in actions/checkout",
     NULL},
    {S_INIT("<?xml"), S_INIT("XML"),
     "export the data as CSV; if the file was downloaded, the server may "
     "have sent an error message",
     NULL},
    {S_INIT("\x93NUMPY"), S_INIT("a NumPy array"),
     "to write the array as CSV, use numpy.savetxt(FILE, array, delimiter=',')",
     NULL},
    {S_INIT("\x89PNG\r\n\x1a\n"), S_INIT("a PNG image"),
     "to show an image, use the directive 'image' or 'figure'", NULL},
    {S_INIT("Obj\1"), S_INIT("an Avro file"), "export the data as CSV", NULL},
    {{0}, {0}, NULL, NULL},
};

static const struct csv_format WORKBOOK = {
    {0}, S_INIT("an Excel workbook"), PANDAS, "excel"};
enum { OBJECTS, NESTED, ROWS, LINES, NESTED_LINES, LIST };
#define READS(name, script)                    \
    {                                          \
        {0}, S_INIT(name), SCRIPT script, NULL \
    }
static const struct csv_format JSON[] = {
    [OBJECTS] = READS("JSON", "df = pd.read_json($)"),
    [NESTED] = READS("JSON", "df = pd.json_normalize(json.load(&))"),
    [ROWS] = READS("JSON", "rows = json.load(&); df = pd.DataFrame(rows[1:], "
                           "columns=rows[0])"),
    [LINES] = READS("JSON Lines", "df = pd.read_json($, lines=True)"),
    [NESTED_LINES] = READS("JSON Lines", "df = pd.json_normalize([json.loads("
                                         "line) for line in &])"),
    [LIST] = READS("JSON", "df = pd.json_normalize(json.load(&), @)"),
};
static const struct csv_format HTML = {
    {0},
    S_INIT("an HTML page"),
    "if the file was downloaded, the server may have sent an error page",
    NULL};

/* Whether a zip file is a workbook in Office Open XML, judged by its first
   entries. */
static bool is_workbook(str text)
{
    str start = str_slice(text, 0, 2048);
    return str_find(start, S("[Content_Types].xml"), 0) != STR_NPOS ||
           str_find(start, S("xl/"), 0) != STR_NPOS;
}

static bool is_html(str text)
{
    static const str STARTS[] = {S_INIT("<!doctype html"), S_INIT("<html")};
    for (size_t i = 0; i < sizeof STARTS / sizeof *STARTS; i++)
        if (str_eq_nocase(str_slice(text, 0, STARTS[i].n), STARTS[i]))
            return true;
    return false;
}

/* Returns the rest of `text` after a JSON string at its start and blanks.
   Returns STR_NONE if `text` does not begin with a JSON string. */
static str after_string(str text)
{
    size_t i = 1;
    if (!str_starts(text, S("\"")))
        return STR_NONE;
    while (i < text.n && text.p[i] != '"' && text.p[i] != '\n')
        i += text.p[i] == '\\' ? 2 : 1;
    return i < text.n && text.p[i] == '"' ? str_trim_left(str_from(text, i + 1))
                                          : STR_NONE;
}

/* Whether `text` begins with a JSON object that is empty or has a name and a
   colon. */
static bool is_object(str text)
{
    str rest =
        str_starts(text, S("{")) ? str_trim_left(str_from(text, 1)) : STR_NONE;
    return str_starts(rest, S("}")) || str_starts(after_string(rest), S(":"));
}

/* `text` begins with a JSON object. Returns the first name in this object whose
   value is an object or, if `list` is true, a list of objects. Does not search
   nested values. Skips names with escapes. Returns STR_NONE if there is no such
   name. */
static str member(str text, bool list)
{
    size_t depth = 0;
    while (text.n > 0) {
        str rest = after_string(text), value = STR_NONE;
        if (!rest.p) {
            depth += *text.p == '{' || *text.p == '[';
            depth -= *text.p == '}' || *text.p == ']';
            if (!depth)
                break;
            text = str_from(text, 1);
            continue;
        }
        if (depth == 1 && str_starts(rest, S(":")))
            value = str_trim_left(str_from(rest, 1));
        if (list)
            value = str_starts(value, S("["))
                        ? str_trim_left(str_from(value, 1))
                        : STR_NONE;
        str name = str_slice(text, 1, str_find_char(text, '"', 1));
        if (is_object(value) && str_find_char(name, '\\', 0) == STR_NPOS)
            return name;
        text = rest;
    }
    return STR_NONE;
}

/* Returns the format of JSON: an array of objects or arrays, an object, or
   lines of objects. Returns NULL if `text` is none of these. */
static const struct csv_format *json_of(str text)
{
    str line, rest = text;
    if (str_starts(text, S("["))) {
        str first = str_trim_left(str_from(text, 1));
        if (is_object(first))
            return &JSON[member(first, false).p ? NESTED : OBJECTS];
        if (!str_ends(text, S("]")))
            return NULL;
        if (str_starts(first, S("[")))
            return &JSON[after_string(str_trim_left(str_from(first, 1))).p
                             ? ROWS
                             : OBJECTS];
        return str_eq(first, S("]")) ? &JSON[OBJECTS] : NULL;
    }
    if (!is_object(text))
        return NULL;
    str_cut(&rest, '\n', &line);
    if (str_ends(str_trim(line), S("}")) && is_object(str_trim_left(rest)))
        return &JSON[member(text, false).p ? NESTED_LINES : LINES];
    return &JSON[member(text, true).p ? LIST : NESTED];
}

static const struct csv_format *format_of(str text)
{
    for (const struct csv_format *f = FORMATS; f->magic.p; f++)
        if (str_starts(text, f->magic))
            return str_starts(text, S("PK")) && is_workbook(text) ? &WORKBOOK
                                                                  : f;
    text = str_trim(text);
    return is_html(text) ? &HTML : json_of(text);
}

/* Searches the start of an SQLite database for a table whose name needs no
   quotes. Returns the first such name, or STR_NONE if there is none. */
static str table_of(str text)
{
    static const str CREATE = S_INIT("CREATE TABLE ");
    text = str_slice(text, 0, 65536);
    for (size_t at = 0; (at = str_find(text, CREATE, at)) != STR_NPOS;) {
        size_t end = at += CREATE.n;
        while (end < text.n &&
               (char_is_alnum(text.p[end]) || text.p[end] == '_'))
            end++;
        str name = str_slice(text, at, end);
        if (name.n > 0 && !str_starts(name, S("sqlite_")))
            return name;
    }
    return STR_NONE;
}

/* Appends a path as one word for a shell, in quotes if necessary. */
static void put_word(struct buf *b, str path)
{
    bool plain = true;
    for (size_t i = 0; i < path.n && plain; i++)
        plain = char_is_alnum(path.p[i]) || strchr("/._-+=:,@", path.p[i]);
    if (plain) {
        buf_put(b, path);
        return;
    }
    buf_putc(b, '\'');
    for (size_t i = 0; i < path.n; i++)
        if (path.p[i] == '\'')
            buf_put(b, S("'\\''"));
        else
            buf_putc(b, path.p[i]);
    buf_putc(b, '\'');
}

/* Whether a file's name is that of a compressed file. */
static bool is_packed(str path)
{
    static const str PACKED[] = {S_INIT(".gz"), S_INIT(".bz2"), S_INIT(".xz"),
                                 S_INIT(".zst"), S_INIT(".zip")};
    str ext = path_ext(path);
    return STR_AMONG(ext, PACKED);
}

/* Appends a string literal of a script. */
static void put_literal(struct buf *b, str s)
{
    buf_putc(b, '\'');
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\'' || s.p[i] == '\\')
            buf_putc(b, '\\');
        buf_putc(b, s.p[i]);
    }
    buf_putc(b, '\'');
}

/* Returns the name of a file in a script, relative to the data folder; for
   files elsewhere, only the last component of the path. */
static str name_in_script(str path)
{
    static const str DATA = S_INIT("data/");
    return str_starts(path, DATA) ? str_from(path, DATA.n) : path_base(path);
}

/* Appends the argument of read_json in a script: the file's name or, with
   `open`, a call that opens the file. */
static void put_file(struct buf *b, const struct source *src, bool open)
{
    buf_put(b, src->packed ? S("gzip.open(") : open ? S("open(") : S(""));
    put_literal(b, name_in_script(src->name));
    if (!src->packed && !open && is_packed(src->name))
        buf_puts(b, ", compression=None");
    buf_put(b, src->packed ? S(", 'rt')") : open ? S(")") : S(""));
}

/* Returns the path of a command's output: "a.csv" for "a.db", "a.json" for
   "a.json.gz", "a-2.csv" for "a.csv". */
static str path_beside(struct arena *a, str path)
{
    str stem = path_without_ext(path);
    if (path_ext(stem).n > 0 && is_packed(path))
        return stem;
    return str_concat(
        a, stem, str_eq(path_ext(path), S(".csv")) ? S("-2.csv") : S(".csv"));
}

/* Appends the URL of a database file; for a packed file, the URL of the file
   that the command unpacks it to. */
static void put_address(struct buf *b, const struct source *src)
{
    str path = src->packed ? path_beside(b->a, src->name) : src->name;
    put_literal(b, str_concat(b->a, S("sqlite:///"), name_in_script(path)));
}

/* Appends the help text of format f, with the characters that stand for other
   text replaced for the file `src`. */
static void put_help(struct buf *b, const struct csv_format *f,
                     const struct source *src)
{
    bool database = f == FORMATS;
    str text = str_from(src->text, src->start);
    str word = database           ? table_of(text)
               : f == &JSON[LIST] ? member(str_trim(text), true)
                                  : STR_NONE;
    const char *c = database && src->packed ? PACKED_DATABASE : f->help;
    for (; *c; c++)
        if (*c == '%')
            put_word(b, src->name);
        else if (*c == '#')
            put_word(b, path_beside(b->a, src->name));
        else if (*c == '$' || *c == '&')
            put_file(b, src, *c == '&');
        else if (*c == '~')
            put_address(b, src);
        else if (*c == '@' && f == &JSON[LIST])
            put_literal(b, word);
        else if (*c == '@' && f->word)
            buf_put(b, word.n > 0 ? word : str_c(f->word));
        else
            buf_putc(b, *c);
}

bool csv_is_other(struct diags *d, const struct source *src)
{
    const struct csv_format *f = format_of(str_from(src->text, src->start));
    if (!f)
        return false;
    struct arena a = {0};
    struct buf b = {.a = &a};
    put_help(&b, f, src);
    diag_at(d, DIAG_CSV_OTHER, (struct pos){.src = src}, f->name);
    diag_help(d, "%.*s", STR_ARG(buf_str(&b)));
    arena_free(&a);
    return true;
}

// SPDX-License-Identifier: MIT
// Any text, read by functions of df scripts: as JSON, as dates in a format, as
// a pattern of names. It must be read or refused with a diagnostic.
#include "df/run/script.h"
#include "frame/write.h"
#include "load/names/wildcard.h"
#include "load/site.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

/* Scripts that make df of the texts f and t, the first line and the others. */
static const char *const SCRIPTS[] = {
    "df = pd.read_json(io.StringIO(t))",
    "df = pd.read_json(io.StringIO(t), lines=True, nrows=3)",
    "df = pd.read_json(io.StringIO(t), orient='index')",
    "df = pd.read_json(io.StringIO(t), orient='columns', dtype=False)",
    "df = pd.read_json(io.StringIO(t), orient='split', convert_axes=False)",
    "df = pd.read_json(io.StringIO(t), orient='table')",
    "df = pd.read_json(io.StringIO(t), convert_dates=[f], date_unit='s')",
    "df = pd.DataFrame(json.loads(t))",
    "df = pd.DataFrame(json.loads(t)['a'], columns=['b', f])",
    "df = pd.json_normalize(json.loads(t), sep=f, max_level=2)",
    "df = pd.json_normalize(json.loads(t), f.split('.'), meta=['a', ['b', "
    "'c']], errors='ignore', record_prefix='r.')",
    "x = json.loads(t)\n"
    "df = pd.DataFrame({'a': [x, 1]}).explode('a')",
    "df = pd.DataFrame([json.loads(v) for v in t.splitlines()])",
    "df = pd.DataFrame({'a': pd.to_datetime(pd.Series(v), errors='coerce')})",
    "df = pd.DataFrame({'a': pd.to_datetime(pd.Series(v), format=f)})",
    "df = pd.DataFrame({'a': pd.to_datetime(v, format=f, errors='coerce', "
    "utc=True)})",
    "df = pd.DataFrame({'a': pd.to_datetime(pd.Series(v), dayfirst=True)})\n"
    "df['b'] = df['a'].dt.strftime(f)\n"
    "df['c'] = df['a'].dt.tz_localize(f)",
    "df = pd.DataFrame({'a': pd.to_timedelta(pd.Series(v))})\n"
    "df['b'] = df['a'].dt.round(f)",
    "df = pd.DataFrame({'a': pd.date_range(f, t, freq='D')})",
    "df = pd.DataFrame({'a': pd.date_range('2024-01-30', periods=9, freq=f)})\n"
    "df['b'] = df['a'].dt.to_period(t)",
    "df = pd.DataFrame({'a': [pd.Timestamp(f), pd.Timedelta(t)]})",
    "d = pd.to_datetime(pd.Series(v), errors='coerce')\n"
    "df = pd.DataFrame({'d': d, 'n': 1}).resample(f, on='d').sum()",
    "d = pd.to_datetime(pd.Series(v), errors='coerce')\n"
    "df = pd.DataFrame({'d': d, 'n': 1}).set_index('d').rolling(f).sum()",
    "df = pd.read_csv(io.StringIO(t), parse_dates=[0], date_format=f)",
    "df = pd.read_csv(io.StringIO(t), sep=f)",
    "df = pd.DataFrame({'a': pd.Series(v).str.split(f)}).explode('a')",
};
enum { N_SCRIPTS = sizeof SCRIPTS / sizeof *SCRIPTS };

/* Appends an assignment of a text to a name. */
static void put_text(struct buf *b, char name, str text)
{
    buf_printf(b, "%c = '", name);
    for (size_t i = 0; i < text.n; i++) {
        unsigned char c = (unsigned char)text.p[i];
        if (c < ' ' || c == '\'' || c == '\\' || c == 0x7f)
            buf_printf(b, "\\x%02x", c);
        else
            buf_putc(b, (char)c);
    }
    buf_puts(b, "'\n");
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct diags d = {0};
    struct buf b = {.a = &a}, out = {.a = &a};
    struct site site;
    str rest = {(const char *)data, size}, first = S("");
    if (!size)
        return 0;
    site_bare(&site, S("no-such-folder"));
    size_t which = data[0];
    rest = str_from(rest, 1);
    str_cut(&rest, '\n', &first);
    buf_puts(&b, "import io\nimport json\n");
    put_text(&b, 'f', first);
    put_text(&b, 't', rest);
    buf_puts(&b, "v = t.splitlines()\n");
    buf_put(&b, str_c(SCRIPTS[which % N_SCRIPTS]));
    struct source src = {.name = S("script"), .text = buf_end(&b)};
    const struct frame *f =
        script_run(&a, &d, &site, S(""), source_lines(&a, &src), S("df"),
                   (struct pos){.src = &src}, NULL, NULL);
    if (!f && d.errors == 0)
        __builtin_trap();
    if (f)
        write_csv(&out, f);
    wildcard_matches(first, rest);
    site_free(&site);
    arena_free(&a);
    diag_free(&d);
    return 0;
}

// SPDX-License-Identifier: MIT
// csv .../csvs/NAME.csv...: reads csv-spectrum's files and compares with
// .../json/NAME.json: an array of rows, each an object of the columns.
#include "load/csv/csv.h"
#include "base/path.h"
#include "conformance/json.h"

/* The one published row that does not say what its file says. */
static bool is_wrong(str file, str column)
{
    return str_eq(file, S("location_coordinates.csv")) &&
           str_eq(column, S("Contact Phone Number"));
}

static bool row_is(str file, const struct csv_record *header,
                   const struct csv_record *row, const struct json *want)
{
    if (header->n != want->n)
        return false;
    for (size_t i = 0; i < header->n; i++)
        if (!str_eq(header->fields[i], want->v[i].name) ||
            (!str_eq(row->fields[i], want->v[i].text) &&
             !is_wrong(file, want->v[i].name)))
            return false;
    return true;
}

static bool table_is(str file, const struct csv_table *t,
                     const struct json *want)
{
    if (want->type == JSON_OBJECT) /* a single row */
        return t->n == 2 && row_is(file, &t->v[0], &t->v[1], want);
    if (t->n != want->n + 1)
        return false;
    for (size_t i = 0; i < want->n; i++)
        if (!row_is(file, &t->v[0], &t->v[i + 1], &want->v[i]))
            return false;
    return true;
}

static str read_file(struct arena *a, const char *path)
{
    struct buf b = {.a = a};
    FILE *f = fopen(path, "rb");
    int c;
    while (f && (c = getc(f)) != EOF)
        buf_putc(&b, (char)c);
    if (f)
        fclose(f);
    return buf_str(&b);
}

static bool passes(struct arena *a, const char *path)
{
    struct diags d = {0};
    struct csv_options o = {.header = true};
    struct csv_table t;
    str name = path_base(str_c(path));
    struct source src = {.name = name, .text = read_file(a, path)};
    str json = str_replace(a, str_c(path), S("/csvs/"), S("/json/"));
    json = str_concat(a, path_without_ext(json), S(".json"));
    struct json want = json_read_file(a, str_dupz(a, json));
    bool same = csv_read(a, &d, &src, &o, &t) && table_is(name, &t, &want);
    if (!same)
        printf("FAILED: %s\n", path);
    for (size_t i = 0; !same && i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    return same;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};
    size_t passed = 0, failed = 0;
    for (int i = 1; i < argc; i++)
        passes(&arena, argv[i]) ? passed++ : failed++;
    arena_free(&arena);
    printf("csv: %zu passed, %zu failed\n", passed, failed);
    return failed || !passed;
}

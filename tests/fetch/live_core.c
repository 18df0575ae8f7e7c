// SPDX-License-Identifier: MIT
// live_core SITE [--missing|--check] [TO...]: `perfpress fetch` with a driver
// that reads a file in place of a server: PERFPRESS_DATABASE_NAME is the path
// of a file with tabs, whose first line has the columns, each NAME:TYPE, and in
// which \N is NULL. The time is that of FETCH_NOW.
#include <stdlib.h>

#include "base/codes/fetch.h"
#include "base/vec.h"
#include "fetch/fetch.h"
#include "testing.h"

static struct lock_columns read_columns(struct arena *a, str line)
{
    struct lock_columns out = {0};
    str field;
    while (str_cut(&line, '\t', &field)) {
        size_t colon = str_rfind_char(field, ':');
        struct lock_column c = {str_slice(field, 0, colon), 0};
        while (!str_eq(LOCK_TYPES[c.type], str_from(field, colon + 1)))
            c.type++;
        vec_push(a, &out, c);
    }
    return out;
}

static str run(struct arena *a, struct diags *d, const struct fetch_query *q,
               const struct fetch_rows *out)
{
    FILE *f = fopen(str_dupz(a, q->address), "r");
    if (!f)
        diag_at(d, DIAG_FETCH_SERVER, q->key->at, S("no such file"));
    char *line = NULL;
    size_t room = 0;
    struct lock_columns columns = {0};
    bool ok = f != NULL;
    for (ssize_t n; ok && (n = getline(&line, &room, f)) > 0;) {
        str rest = {line, (size_t)n - 1}, cells[100] = {{0}};
        if (!columns.n) {
            columns = read_columns(a, str_dup(a, rest));
            ok = out->columns(out->data, columns.v, columns.n);
            continue;
        }
        for (size_t i = 0; i < columns.n; i++) {
            str_cut(&rest, '\t', &cells[i]);
            if (str_eq(cells[i], S("\\N")))
                cells[i] = STR_NONE;
        }
        ok = out->row(out->data, cells, columns.n);
    }
    free(line);
    if (f)
        fclose(f);
    return ok ? S("Fake 1.0") : STR_NONE;
}

static const struct fetch_driver DRIVER = {NULL, run};

static const struct fetch_driver *find(struct arena *a, struct diags *d,
                                       const struct fetch_key *key,
                                       str *address)
{
    (void)d;
    *address =
        str_c(getenv(str_dupz(a, fetch_keys_variable(a, key->database))));
    return &DRIVER;
}

int main(int argc, char **argv)
{
    struct arena a = {0};
    struct diags d = {0};
    struct site site = {0};
    struct strs names = {0};
    struct fetch_run r = {.a = &a,
                          .d = &d,
                          .site = &site,
                          .find_driver = find,
                          .now = str_c(getenv("FETCH_NOW")),
                          .files = {.root = -1}};
    for (int i = 2; i < argc; i++) {
        str word = str_c(argv[i]);
        if (str_eq(word, S("--missing")))
            r.mode = FETCH_MISSING;
        else if (str_eq(word, S("--check")))
            r.mode = FETCH_CHECK;
        else
            vec_push(&a, &names, word);
    }
    bool ok = argc > 1 && site_load_settings(&site, str_c(argv[1]), &d) &&
              fetch_run(&r, names.v, names.n);
    for (size_t i = 0; i < d.n; i++)
        diag_print(&d.v[i], stderr, false);
    for (size_t i = 0; ok && i < r.outcomes.n; i++)
        printf("%.*s %d\n", STR_ARG(r.outcomes.v[i].to),
               (int)r.outcomes.v[i].change);
    int status = ok ? 0 : diag_exit_status(&d, false);
    site_free(&site);
    diag_free(&d);
    arena_free(&a);
    return status;
}

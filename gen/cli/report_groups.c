// SPDX-License-Identifier: MIT
// report_groups: prints the messages that many files share, before the list of
// all messages.
#include <stdlib.h>

#include "base/map.h"
#include "cli/report_format.h"

enum {
    LIST_SHORT = 20, /* lists of at most this length get no summary */
    FILES_MIN = 5,   /* minimum number of files of a listed group */
    GROUPS_MAX = 15, /* maximum number of groups in the summary */
};

/* Diagnostics with the same message. */
struct report_group {
    const struct diag *first;
    size_t n, files;
    str last; /* file of the last diagnostic added */
};

/* Sorts groups by their number of files, in descending order. Groups with equal
   numbers are sorted by their first diagnostics. */
static int more_files(const void *x, const void *y)
{
    const struct report_group *a = *(struct report_group *const *)x;
    const struct report_group *b = *(struct report_group *const *)y;
    if (a->files != b->files)
        return a->files < b->files ? 1 : -1;
    return a->first < b->first ? -1 : a->first > b->first;
}

static void add(struct arena *a, struct map *groups, const struct diag *g)
{
    str name = str_c(diag_severity_name(g->severity));
    str key = str_join(a, (str[]){name, g->text}, 2, S(": "));
    struct report_group *group = map_get(groups, key);
    if (!group) {
        group = NEW(a, struct report_group);
        *group = (struct report_group){.first = g};
        map_put(groups, key, group);
    }
    group->n++;
    group->files += !group->last.p || !str_eq(group->last, g->file);
    group->last = g->file; /* comparing with the last file suffices: the
                              diagnostics are sorted by file */
}

void report_groups(const struct report *r, FILE *out)
{
    struct map groups = {.a = r->a};
    size_t n = 0;
    if (r->d->n <= LIST_SHORT)
        return;
    for (size_t i = 0; i < r->d->n; i++)
        if (r->d->v[i].file.p)
            add(r->a, &groups, &r->d->v[i]);
    struct report_group **v = NEW_N(r->a, struct report_group *, groups.n);
    for (size_t i = 0; i < groups.n; i++) {
        struct report_group *group = groups.v[i].value;
        if (group->files >= FILES_MIN)
            v[n++] = group;
    }
    if (n)
        qsort(v, n, sizeof *v, more_files);
    for (size_t i = 0; i < n && i < GROUPS_MAX; i++)
        fprintf(out, "%zu files, %zu times: %s: %.*s\n", v[i]->files, v[i]->n,
                diag_severity_name(v[i]->first->severity),
                STR_ARG(v[i]->first->text));
    if (n > GROUPS_MAX)
        fprintf(out, "and %zu more that occur in many files\n", n - GROUPS_MAX);
    if (n)
        fputc('\n', out);
}

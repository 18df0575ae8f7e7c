// SPDX-License-Identifier: MIT
// last_update: compares the dates of "Last update" lines with the newest as_of
// of the page's data.
#include "check/last_update.h"

#include "base/codes/data.h"
#include "check/date.h"
#include "table/prose/value.h"

/* Whether s begins with "Last update", "Page last modified", "Updated". */
static bool says_update(str s)
{
    static const str FIRST[] = {S_INIT("page"), S_INIT("last"),
                                S_INIT("latest")};
    static const str VERBS[] = {S_INIT("updat"), S_INIT("modif"),
                                S_INIT("revis"), S_INIT("chang")};
    while (s.n && !char_is_alpha(s.p[0]))
        s = str_from(s, 1);
    bool last = false;
    for (size_t i = 0; i < sizeof FIRST / sizeof *FIRST; i++)
        if (str_eq_nocase(str_slice(s, 0, FIRST[i].n), FIRST[i])) {
            last |= i > 0;
            s = str_trim_left(str_from(s, FIRST[i].n));
        }
    size_t verbs = last ? sizeof VERBS / sizeof *VERBS : 1;
    for (size_t i = 0; i < verbs; i++)
        if (str_eq_nocase(str_slice(s, 0, VERBS[i].n), VERBS[i]))
            return true;
    return false;
}

static void check_text(const struct document *doc, const struct node *n,
                       str text, str newest, str file)
{
    enum { FAR = 100 }; /* bytes that are searched for the date */
    str found;
    long date =
        says_update(text) ? date_find(str_slice(text, 0, FAR), &found) : 0;
    str unused;
    if (!date || date >= date_find(newest, &unused))
        return;
    diag_at(doc->diags, DIAG_UPDATE_OLD, n->pos, found, file, newest);
    diag_help(doc->diags, "use the role last-updated, which writes the date of "
                          "the data");
}

void last_update_check(const struct document *doc)
{
    if (!diag_is_on(doc->diags, DIAG_UPDATE_OLD))
        return;
    str file, newest = value_newest(doc, &file);
    if (!newest.p)
        return;
    struct arena scratch = {0};
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        bool in_field = n->parent && n->parent->parent &&
                        n->parent->parent->type == NODE_FIELD;
        if (n->type == NODE_FIELD || (n->type == NODE_PARAGRAPH && !in_field))
            check_text(doc, n, node_astext(&scratch, n), newest, file);
    }
    arena_free(&scratch);
}

// SPDX-License-Identifier: MIT
// inventory: four lines, then a zlib stream of lines: name, type, priority,
// address and title (sphinx/util/inventory.py).
#include "load/inventory.h"

#include "base/codes/reference.h"
#include "base/gzip.h"

enum { BYTES_MAX = 64 << 20, HEAD_LINES = 4 };

/* "name type priority uri title", where the name and the title hold blanks. */
static bool cut_line(str line, str *name, struct inventory_entry *e)
{
    for (size_t at = str_find_char(line, ' ', 0); at != STR_NPOS;
         at = str_find_char(line, ' ', at + 1)) {
        str rest = str_from(line, at), priority;
        long n;
        if (str_word(&rest, &e->type) && str_word(&rest, &priority) &&
            str_to_long(priority, &n) &&
            str_find_char(e->type, ':', 0) != STR_NPOS &&
            str_word(&rest, &e->uri)) {
            *name = str_slice(line, 0, at);
            e->title = str_trim(rest);
            return at > 0;
        }
    }
    return false;
}

static void add(struct arena *a, struct inventory *out, str line)
{
    struct inventory_entry e = {0};
    str name;
    if (!cut_line(line, &name, &e))
        return;
    if (str_ends(e.uri, S("$")))
        e.uri = str_concat(a, str_slice(e.uri, 0, e.uri.n - 1), name);
    e.uri = str_concat(a, out->key->url, e.uri);
    if (!e.title.n || str_eq(e.title, S("-")))
        e.title = name;
    if (str_eq(e.type, S("std:label")) || str_eq(e.type, S("std:term")))
        name = str_lower(a, name);
    e.next = map_get(&out->names, name);
    struct inventory_entry *kept = NEW(a, struct inventory_entry);
    *kept = e;
    map_put(&out->names, name, kept);
}

bool inventory_read(struct arena *a, str text, struct inventory *out)
{
    str rest = text, line;
    out->names.a = a;
    if (!str_starts(text, S("# Sphinx inventory version 2")))
        return false;
    for (int i = 0; i < HEAD_LINES; i++)
        if (!str_cut(&rest, '\n', &line))
            return false;
    str all = rest.p ? gzip_inflate(a, rest, BYTES_MAX) : STR_NONE;
    if (!all.p)
        return false;
    while (str_cut(&all, '\n', &line))
        add(a, out, line);
    return out->is_read = true;
}

struct inventory *inventory_of(const struct inventories *all, str name)
{
    for (size_t i = 0; i < all->n; i++)
        if (str_eq(all->v[i].key->name, name))
            return &all->v[i];
    return NULL;
}

/* What roles call things, where it is not what inventories do. */
static const struct {
    str role, type;
} TYPES[] = {
    {S_INIT("ref"), S_INIT("label")},
    {S_INIT("numref"), S_INIT("label")},
    {S_INIT("func"), S_INIT("function")},
    {S_INIT("meth"), S_INIT("method")},
    {S_INIT("attr"), S_INIT("attribute")},
    {S_INIT("mod"), S_INIT("module")},
    {S_INIT("exc"), S_INIT("exception")},
    {S_INIT("option"), S_INIT("cmdoption")},
};

static bool fits(str type, str role)
{
    size_t of = str_find_char(role, ':', 0),
           colon = str_find_char(type, ':', 0);
    str domain = of == STR_NPOS ? STR_NONE : str_slice(role, 0, of);
    str kind = of == STR_NPOS ? role : str_from(role, of + 1);
    if (domain.p && !str_eq(domain, str_slice(type, 0, colon)))
        return false;
    if (str_eq(kind, S("any")))
        return true;
    if (str_eq(kind, S("obj")))
        return !str_starts(type, S("std:"));
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(TYPES[i].role, kind))
            kind = TYPES[i].type;
    return str_eq(kind, str_from(type, colon + 1));
}

static const struct inventory_entry *first(const struct inventory *i, str name,
                                           str role)
{
    const struct inventory_entry *e = map_get(&i->names, name);
    while (e && !fits(e->type, role))
        e = e->next;
    return e;
}

const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target)
{
    if (!i->is_read)
        return NULL;
    const struct inventory_entry *e = first(i, target, role);
    return e ? e : first(i, str_lower(scratch, target), role);
}

void inventory_report(const struct inventories *all, struct diags *d)
{
    for (size_t i = 0; i < all->n; i++) {
        const struct inventory *of = &all->v[i];
        if (of->is_read || !atomic_load(&of->wanted))
            continue;
        diag_at(d, DIAG_INVENTORY_MISSING, of->key->at, of->key->name);
        diag_help(d,
                  "its file: is the objects.inv of %.*s, kept among the "
                  "sources",
                  STR_ARG(of->key->url));
    }
}

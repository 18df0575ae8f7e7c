// SPDX-License-Identifier: MIT
// inventory: the file has four lines, then a zlib stream of lines with name,
// type, priority, URL and title (sphinx/util/inventory.py).
#include "load/names/inventory.h"

#include "base/codes/reference.h"
#include "base/gzip.h"

enum {
    BYTES_MAX = 64 << 20, /* maximum size of all inventories together,
                             uncompressed, in bytes */
    TYPES_MAX = 64,       /* maximum number of types of one name; further types
                             are ignored */
    HEAD_LINES = 4
};

/* Parses a line: name type priority URL title, where the name and the title may
   contain blanks. Returns false if the line is malformed. */
static bool cut_line(str line, struct inventory_entry *e)
{
    for (size_t at = str_find_char(line, ' ', 0); at != STR_NPOS;
         at = str_find_char(line, ' ', at + 1)) {
        str rest = str_from(line, at), type, priority, uri;
        long n;
        if (str_word(&rest, &type) && str_word(&rest, &priority) &&
            str_to_long(priority, &n) &&
            str_find_char(type, ':', 0) != STR_NPOS && str_word(&rest, &uri)) {
            str title = str_trim(rest);
            *e = (struct inventory_entry){
                .line = line.p,
                .name_n = (uint32_t)at,
                .type = (uint32_t)(type.p - line.p),
                .type_n = (uint32_t)type.n,
                .uri = (uint32_t)(uri.p - line.p),
                .uri_n = (uint32_t)uri.n,
                .title = title.n ? (uint32_t)(title.p - line.p) : 0,
                .title_n = (uint32_t)title.n};
            return at > 0;
        }
    }
    return false;
}

static str name_of(const struct inventory_entry *e)
{
    return (str){e->line, e->name_n};
}

static str type_of(const struct inventory_entry *e)
{
    return (str){e->line + e->type, e->type_n};
}

str inventory_title(const struct inventory_entry *e)
{
    str title = {e->line + e->title, e->title_n};
    return title.n && !str_eq(title, S("-")) ? title : name_of(e);
}

str inventory_uri(struct arena *a, const struct inventory *i,
                  const struct inventory_entry *e)
{
    str uri = {e->line + e->uri, e->uri_n};
    bool named = str_ends(uri, S("$"));
    uri.n -= named;
    return str_join(a, (str[]){i->key->url, uri, named ? name_of(e) : S("")}, 3,
                    S(""));
}

/* Adds the entry of a line; replaces an earlier entry of the same name and
   type. Ignores a malformed line. */
static void add_entry(struct arena *a, struct inventory_names *out, str line)
{
    struct inventory_entry e, *same;
    size_t types = 0;
    if (!cut_line(line, &e))
        return;
    str name = name_of(&e), type = type_of(&e);
    if (str_eq(type, S("std:label")) || str_eq(type, S("std:term")))
        name = str_lower(a, name);
    struct inventory_entry *first = map_get(&out->map, name);
    for (same = first; same && !str_eq(type_of(same), type); same = same->next)
        types++;
    if (same) {
        e.next = same->next;
        *same = e;
    } else if (types < TYPES_MAX) {
        e.next = first;
        struct inventory_entry *kept = NEW(a, struct inventory_entry);
        *kept = e;
        map_put(&out->map, name, kept);
    }
}

static bool read_names(struct arena *a, str text, size_t most,
                       struct inventory_names *out)
{
    str rest = text, line;
    if (!str_starts(text, S("# Sphinx inventory version 2")))
        return false;
    for (int i = 0; i < HEAD_LINES; i++)
        if (!str_cut(&rest, '\n', &line))
            return false;
    str all = rest.p ? gzip_inflate(a, rest, most) : STR_NONE;
    if (!all.p)
        return false;
    out->bytes = all.n;
    while (str_cut(&all, '\n', &line))
        add_entry(a, out, line);
    return true;
}

const struct inventory_names *inventory_names_of(const struct inventories *all,
                                                 str file)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->v[i].names && str_eq(all->v[i].key->file, file))
            return all->v[i].names;
    return NULL;
}

bool inventory_read(struct arena *a, str text, const struct inventories *all,
                    struct inventory *out)
{
    size_t remaining = BYTES_MAX;
    for (size_t i = 0; i < all->n; i++)
        if (all->v[i].names && all->v[i].owns_names)
            remaining -= all->v[i].names->bytes;
    struct inventory_names *names = NEW(a, struct inventory_names);
    names->map.a = a;
    if (!read_names(a, text, remaining, names))
        return false;
    out->names = names;
    out->owns_names = true;
    return true;
}

struct inventory *inventory_of(const struct inventories *all, str name)
{
    for (size_t i = 0; i < all->n; i++)
        if (str_eq(all->v[i].key->name, name))
            return &all->v[i];
    return NULL;
}

/* Roles whose type has another name in inventories. */
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

static bool type_matches(str type, str role)
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

static const struct inventory_entry *first_match(const struct inventory *i,
                                                 str name, str role)
{
    const struct inventory_entry *e = map_get(&i->names->map, name);
    while (e && !type_matches(type_of(e), role))
        e = e->next;
    return e;
}

const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target)
{
    if (!i->names)
        return NULL;
    const struct inventory_entry *e = first_match(i, target, role);
    return e ? e : first_match(i, str_lower(scratch, target), role);
}

void inventory_report(const struct inventories *all, struct diags *d)
{
    for (size_t i = 0; i < all->n; i++) {
        const struct inventory *of = &all->v[i];
        if (of->names || of->key->file.p || !atomic_load(&of->wanted))
            continue;
        diag_at(d, DIAG_INVENTORY_MISSING, of->key->at, of->key->name);
        diag_help(d,
                  "download objects.inv from %.*s into the site's folder, and "
                  "set 'file' to its path",
                  STR_ARG(of->key->url));
    }
}

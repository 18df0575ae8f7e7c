// SPDX-License-Identifier: MIT
// html_table: see html_table.h.
#include "parse/notebook/html_table.h"

enum { SPAN_MAX = 100, COLUMNS_MAX = 1000 };

void html_table_start(struct arena *a, struct node *table)
{
    node_append(table, node_new(a, NODE_TGROUP, table->pos));
}

static struct node *find(const struct node *up, enum node_type type)
{
    node_each (c, up)
        if (c->type == type)
            return c;
    return NULL;
}

struct node *html_table_part(struct arena *a, struct node *table,
                             enum node_type type)
{
    struct node *group = find(table, NODE_TGROUP), *part = find(group, type);
    if (part)
        return part;
    struct node *body = find(group, NODE_TBODY);
    part = node_new(a, type, table->pos);
    if (type == NODE_THEAD && body)
        node_insert_before(body, part);
    else
        node_append(group, part);
    return part;
}

/* One less than the cells that it covers. */
static void set_span(struct arena *a, struct node *entry, const char *name,
                     str value)
{
    long n;
    if (value.p && str_to_long(str_trim(value), &n) && n > 1)
        node_set(a, entry, name,
                 str_fmt(a, "%ld", (n > SPAN_MAX ? SPAN_MAX : n) - 1));
}

void html_table_cell(struct arena *a, struct node *entry, const struct tag *tag)
{
    set_span(a, entry, "morecols", tag_value(a, tag, S("colspan")));
    set_span(a, entry, "morerows", tag_value(a, tag, S("rowspan")));
    if (str_eq_nocase(tag->name, S("th")))
        node_set(a, entry, "_th", S("1"));
}

static long more(const struct node *entry, const char *name)
{
    long n = 0;
    str_to_long(node_get(entry, name), &n);
    return n;
}

/* How many columns a table has; spans over rows are counted where they
   begin. */
static size_t count_columns(const struct node *group, struct arena *a)
{
    size_t most = 0;
    long *over = NEW_N(a, long, COLUMNS_MAX);
    node_each (part, group)
        node_each (row, part) {
            size_t at = 0;
            node_each (entry, row) {
                for (; at < COLUMNS_MAX && over[at] > 0; at++)
                    over[at]--;
                long rows = more(entry, "morerows");
                for (long k = more(entry, "morecols"); k >= 0; k--, at++)
                    if (at < COLUMNS_MAX)
                        over[at] = rows;
            }
            for (size_t i = at; i < COLUMNS_MAX && over[i] > 0; i++) {
                over[i]--;
                at = i + 1;
            }
            most = at > most ? at : most;
        }
    return most < COLUMNS_MAX ? most : COLUMNS_MAX;
}

/* Columns of headers at the left of all rows of the body. */
static size_t count_stubs(const struct node *body)
{
    size_t least = COLUMNS_MAX;
    node_each (row, body) {
        size_t n = 0;
        node_each (entry, row) {
            if (!node_has(entry, "_th"))
                break;
            n++;
        }
        least = n < least ? n : least;
    }
    return body->first ? least : 0;
}

void html_table_finish(struct arena *a, struct node *table)
{
    struct node *group = find(table, NODE_TGROUP);
    struct node *head = find(group, NODE_THEAD);
    struct node *body = html_table_part(a, table, NODE_TBODY);
    if (head && !head->first)
        node_remove(head);
    if (!body->first) {
        node_remove(table);
        return;
    }
    size_t columns = count_columns(group, a), stubs = count_stubs(body);
    struct node *first = group->first;
    node_set(a, group, "cols", str_fmt(a, "%zu", columns));
    for (size_t i = 0; i < columns; i++) {
        struct node *spec = node_new(a, NODE_COLSPEC, table->pos);
        node_set(a, spec, "colwidth", S("1"));
        if (i < stubs && stubs < columns)
            node_set(a, spec, "stub", S("1"));
        node_insert_before(first, spec);
    }
}

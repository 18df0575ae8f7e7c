// SPDX-License-Identifier: MIT
// html_head: lays the cells of a head out over the columns, row by row.
#include "render/html_head.h"

#include "base/vec.h"
#include "frame/name.h"
#include "frame/number.h"

static const size_t NO_CELL = SIZE_MAX;

struct html_head html_head_regular(struct html *h, size_t n_rows)
{
    const struct html_table *t = h->table;
    struct html_head head = {.n_rows = n_rows,
                             .n_columns = t->n_columns + t->n_sparks};
    size_t n = n_rows * head.n_columns;
    head.cells = NEW_N(h->a, size_t, n);
    for (size_t i = 0; i < n; i++)
        head.cells[i] = i % n_rows * head.n_columns + i / n_rows;
    return head;
}

static size_t more(const struct node *entry, const char *name)
{
    long n = 0;
    return str_to_long(node_get(entry, name), &n) && n > 0 ? (size_t)n : 0;
}

/* Puts cell k, whose first row is `row`, over the next columns from *at on that
   have none there yet; false where there is no room. */
static bool place(struct html_head *head, const struct node *entry, size_t k,
                  size_t row, size_t *at)
{
    size_t n = head->n_rows;
    while (*at < head->n_columns && head->cells[*at * n + row] != NO_CELL)
        ++*at;
    size_t to = *at + more(entry, "morecols") + 1;
    size_t end = row + more(entry, "morerows") + 1;
    if (to > head->n_columns || end > n)
        return false;
    for (; *at < to; ++*at)
        for (size_t r = row; r < end; r++)
            head->cells[*at * n + r] = k;
    return true;
}

static bool tells_columns(const struct html_head *head)
{
    size_t n = head->n_rows, all = n * head->n_columns;
    for (size_t i = 0; i < all; i++) {
        size_t cell = head->cells[i];
        bool last = i % n == n - 1;
        if (cell == NO_CELL || (last && i >= n && cell == head->cells[i - n]))
            return false;
    }
    return all > 0;
}

bool html_head_of(struct html *h, const struct node *part,
                  struct html_head *out)
{
    struct {
        str *v;
        size_t n, cap;
    } texts = {0};
    struct html_head head = {.n_columns = h->table->n_columns};
    node_each (row, part)
        head.n_rows++;
    size_t n = head.n_rows * head.n_columns, r = 0;
    if (head.n_rows > NAME_LEVELS_MAX)
        return false;
    head.cells = NEW_N(h->a, size_t, n + 1);
    for (size_t i = 0; i < n; i++)
        head.cells[i] = NO_CELL;
    node_each (row, part) {
        size_t at = 0;
        node_each (entry, row) {
            if (!place(&head, entry, texts.n, r, &at))
                return false;
            vec_push(h->a, &texts, str_trim(html_box_text(h, entry)));
        }
        r++;
    }
    head.texts = texts.v;
    *out = head;
    return tells_columns(out);
}

str html_head_name(struct html *h, const struct html_head *head, size_t column)
{
    struct value levels[NAME_LEVELS_MAX];
    const size_t *cells = head->cells + column * head->n_rows;
    for (size_t r = 0; r < head->n_rows; r++)
        levels[r] =
            (struct value){.type = VALUE_STR, .s = head->texts[cells[r]]};
    return name_make(h->a, levels, head->n_rows);
}

void html_head_put(struct buf *b, const struct html_head *head)
{
    size_t n = head->n_rows;
    buf_puts(b, "[");
    for (size_t i = 0; i < n * head->n_columns; i++) {
        buf_put(b, i % n ? S(",") : i ? S("],[") : S("["));
        number_put_int(b, (int64_t)head->cells[i]);
    }
    buf_puts(b, "]]");
}

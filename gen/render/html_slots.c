// SPDX-License-Identifier: MIT
// html_slots: marks a slot (html_slots.h) by a control character before it and
// another after it. Texts contain these characters nowhere else. The examples
// of two rows have the same slots if the examples are equal outside of the
// slots.
#include "render/html_slots.h"

#include "base/map.h"
#include "frame/number.h"
#include "render/html_box.h"

static const char START = '\1', END = '\2';

struct html_slots {
    /* texts of a slot in all rows, separated by tabs -> NULL; the order of the
       entries is the order of "v" (html_slots.h) */
    struct map known;
    struct buf panels; /* JSON */
};

void html_slots_mark(struct buf *b, str text)
{
    buf_putc(b, START);
    for (size_t i = 0; i < text.n; i++)
        buf_putc(b, text.p[i] >= '\0' && text.p[i] < ' ' ? ' ' : text.p[i]);
    buf_putc(b, END);
}

/* Moves *s past the next slot. Stores the slot's text in *text and the string
   before the slot in *before. If *s has no further slot, returns false and
   stores all of *s in *before. */
static bool next(str *s, str *before, str *text)
{
    size_t at = str_find_char(*s, START, 0);
    size_t end = at == STR_NPOS ? STR_NPOS : str_find_char(*s, END, at);
    *before = end == STR_NPOS ? *s : str_slice(*s, 0, at);
    if (end == STR_NPOS)
        return false;
    *text = str_slice(*s, at + 1, end);
    *s = str_from(*s, end + 1);
    return true;
}

static size_t count(str s)
{
    str before, text;
    size_t n = 0;
    while (next(&s, &before, &text))
        n++;
    return n;
}

/* Stores the texts of the slots of example x in `out`. Returns false if x and y
   differ outside their slots. */
static bool read_slots(str x, str y, str *out)
{
    str before, other, text, ignored;
    bool more;
    do {
        more = next(&x, &before, &text);
        if (next(&y, &other, &ignored) != more || !str_eq(before, other))
            return false;
        if (more)
            *out++ = text;
    } while (more);
    return true;
}

/* Returns the texts of n slots in all rows. Element [i * x->n + r] is the text
   of slot i in row r, or STR_NONE if the example of row r differs, outside the
   slots, from the written example x->v[x->at]. */
static str *read_all(struct arena *a, const struct html_slots_examples *x,
                     size_t n)
{
    str *all = NEW_N(a, str, n * x->n + 1), *row = NEW_N(a, str, n + 1);
    for (size_t r = 0; r < x->n; r++) {
        bool same = read_slots(x->v[r], x->v[x->at], row);
        for (size_t i = 0; i < n; i++)
            all[i * x->n + r] = same ? row[i] : STR_NONE;
    }
    return all;
}

static bool is_constant(const str *texts, size_t n)
{
    size_t r = 1;
    while (r < n && texts[r].p && texts[0].p && str_eq(texts[r], texts[0]))
        r++;
    return r >= n;
}

str html_slots_cell(struct arena *a, const struct frame_table *t, size_t row,
                    size_t column)
{
    const struct column *c = t->frame->columns[column];
    return thousands_of(a, str_trim(frame_table_cell(a, t, row, column)),
                        figure_notation(c), c->display.thousands);
}

/* Whether the texts of a slot equal the texts of the column's cells in all
   rows. */
static bool are_cells(struct arena *a, const struct frame_table *t,
                      size_t column, const struct html_slots_examples *x,
                      const str *texts)
{
    size_t r = 0, from = x->n == 1 ? x->row : 0;
    while (r < x->n &&
           str_eq(texts[r], html_slots_cell(a, t, from + r, column)))
        r++;
    return r == x->n;
}

/* Returns the number by which the table's facts refer to a slot (html_slots.h).
   The texts of the slot must not be the same in all rows. `cells`: the texts
   are the cells of the column. */
static int64_t number_of(struct html *h, size_t column, const str *texts,
                         size_t n, bool cells)
{
    struct html_slots *s = h->table->slots;
    struct buf b = {.a = h->a};
    const size_t *order = h->table->order;
    int64_t at = 0;
    if (cells) {
        for (size_t i = 0; order[i] != column; i++)
            at += 1 + h->table->columns[order[i]].sparks;
        return -1 - at;
    }
    for (size_t r = 0; r < n; r++) {
        if (r)
            buf_putc(&b, '\t');
        buf_put(&b, texts[r]);
    }
    const struct map_entry *e = map_find(&s->known, buf_str(&b));
    if (!e)
        e = map_put(&s->known, buf_end(&b), NULL);
    return e - s->known.v;
}

struct box_slot {
    bool varies; /* the slot's text is not the same in all rows */
    bool cells;  /* the slot's texts are the cells of the column */
};

/* Writes the example s, with <i> around the slots that vary. c is the explained
   column, `cell` the text of the column's cell in the row of the example. */
static void put_one(struct buf *b, str s, const struct box_slot *slots,
                    const struct html_column *c, str cell)
{
    str before, text;
    for (size_t i = 0; next(&s, &before, &text); i++) {
        buf_put(b, before);
        buf_put(b, slots[i].varies ? S("<i>") : S(""));
        if (slots[i].cells)
            html_box_put_text(b, c, cell);
        else
            buf_put_html(b, text);
        buf_put(b, slots[i].varies ? S("</i>") : S(""));
    }
    buf_put(b, before);
}

void html_slots_put(struct html *h, const struct frame_table *t, size_t column,
                    const struct html_slots_examples *x)
{
    struct arena scratch = {0};
    str example = x->v[x->at];
    size_t n = count(example), any = 0;
    const str *all = read_all(&scratch, x, n);
    struct box_slot *slots = NEW_N(&scratch, struct box_slot, n + 1);
    for (size_t i = 0; i < n; i++) {
        slots[i].varies = !is_constant(all + i * x->n, x->n);
        slots[i].cells = are_cells(&scratch, t, column, x, all + i * x->n);
        any += slots[i].varies;
    }
    if (any && !h->table->slots) {
        h->table->slots = NEW(h->a, struct html_slots);
        h->table->slots->known.a = h->table->slots->panels.a = h->a;
    }
    buf_put(h->out, x->name.n ? S("<dt>In the row ") : S("<dt>In row "));
    html_tag_put(h->out, any ? "<i>" : "",
                 x->name.n ? x->name : str_fmt(h->a, "%zu", x->row + 1),
                 any ? "</i></dt>" : "</dt>");
    put_one(h->out, example, slots, &h->table->columns[column],
            str_trim(frame_table_cell(&scratch, t, x->row, column)));
    if (any) {
        struct buf *b = &h->table->slots->panels;
        buf_printf(b, "%s\"%u\":[", b->n ? "," : "", x->panel);
        for (size_t i = 0, k = 0; i < n; i++) {
            if (!slots[i].varies)
                continue;
            if (k++)
                buf_putc(b, ',');
            number_put_int(
                b, number_of(h, column, all + i * x->n, x->n, slots[i].cells));
        }
        buf_putc(b, ']');
    }
    arena_free(&scratch);
}

void html_slots_put_facts(struct html *h, struct buf *b)
{
    const struct html_slots *s = h->table->slots;
    if (!s)
        return;
    buf_puts(b, ",\"v\":[");
    for (size_t i = 0; i < s->known.n; i++) {
        buf_put(b, i ? S(",") : S(""));
        buf_put_json(b, s->known.v[i].key);
    }
    buf_puts(b, "],\"x\":{");
    buf_put(b, buf_str(&s->panels));
    buf_putc(b, '}');
}

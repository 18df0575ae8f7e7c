// SPDX-License-Identifier: MIT
// html_source: joins the dates and sources of a table's files.
#include "render/html_source.h"

#include "base/buf.h"
#include "table/account.h"

/* Returns the as_of date of the table's files, or STR_NONE if no file has a
   date. Sets *differ if files have different dates. */
static str files_date(const struct frame_table *t, bool *differ)
{
    str date = STR_NONE;
    *differ = false;
    for (size_t i = 0; i < t->n_sources; i++) {
        str as_of = t->sources[i].as_of;
        *differ |= date.n && as_of.n && !str_eq(as_of, date);
        date = as_of.n ? as_of : date;
    }
    return date;
}

str html_source_date(const struct document *doc, const struct frame_table *t)
{
    bool differ;
    str date = files_date(t, &differ);
    if (!date.n)
        date = doc->updated.p ? doc->updated : doc->front.date;
    return date.p && !differ ? date : S("");
}

str html_source_names(struct arena *a, const struct frame_table *t)
{
    struct buf b = {.a = a};
    bool dated;
    files_date(t, &dated);
    str *texts = NEW_N(a, str, t->n_sources + 1);
    for (size_t i = 0; i < t->n_sources; i++) {
        const struct frame_source *s = &t->sources[i];
        size_t k = 0;
        texts[i] = !s->source.n && dated && s->as_of.n ? s->file : s->source;
        if (dated)
            texts[i] = account_dated(a, texts[i], s->as_of);
        while (k < i && !str_eq(texts[k], texts[i]))
            k++;
        if (k < i || !texts[i].n)
            continue;
        buf_put(&b, b.n ? S("; ") : S(""));
        buf_put(&b, texts[i]);
    }
    return buf_end(&b);
}

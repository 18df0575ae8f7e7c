// SPDX-License-Identifier: MIT
// join_rows: counts the pairs first, so that the caller can allocate memory for
// them.
#include "df/reshape/join_rows.h"

void join_rows_find(struct join_rows *j, struct arena *scratch,
                    enum join_how how, struct keys left, struct keys right)
{
    struct keys inner = how == JOIN_RIGHT ? left : right;
    *j = (struct join_rows){.how = how,
                            .outer = how == JOIN_RIGHT ? right : left};
    if (how == JOIN_CROSS) {
        j->table.keys = inner;
        if (__builtin_mul_overflow(j->outer.n, inner.n, &j->n))
            j->n = SIZE_MAX;
        return;
    }
    keys_table_init(&j->table, scratch, inner);
    j->first = NEW_N(scratch, uint32_t, j->outer.n);
    j->n = how == JOIN_OUTER ? inner.n : 0;
    uint32_t *times = NEW_N(scratch, uint32_t, inner.n);
    bool *matched = NEW_N(scratch, bool, inner.n);
    for (size_t r = 0; r < inner.n; r++)
        times[keys_table_find(&j->table, &inner, r)]++;
    for (size_t i = 0; i < j->outer.n; i++) {
        uint32_t first = keys_table_find(&j->table, &j->outer, i);
        j->first[i] = first;
        j->n += first != ORIGIN_NO_ROW ? times[first] : how != JOIN_INNER;
        if (how == JOIN_OUTER && first != ORIGIN_NO_ROW && !matched[first]) {
            /* The rows with this key were counted above as rows without a
               partner. */
            j->n -= times[first];
            matched[first] = true;
        }
    }
}

void join_rows_put(const struct join_rows *j, struct arena *scratch,
                   uint32_t *left, uint32_t *right)
{
    const struct keys_table *t = &j->table;
    uint32_t *mine = j->how == JOIN_RIGHT ? right : left, n = 0;
    uint32_t *other = j->how == JOIN_RIGHT ? left : right;
    bool *matched = NEW_N(scratch, bool, t->keys.n);
    for (uint32_t i = 0; i < j->outer.n; i++) {
        uint32_t r = j->how == JOIN_CROSS ? 0 : j->first[i];
        if (r == ORIGIN_NO_ROW && j->how != JOIN_INNER) {
            mine[n] = i;
            other[n++] = r;
        }
        while (r < t->keys.n) {
            matched[r] = true;
            mine[n] = i;
            other[n++] = r;
            r = j->how == JOIN_CROSS ? r + 1 : t->next[r];
        }
    }
    for (uint32_t r = 0; j->how == JOIN_OUTER && r < t->keys.n; r++)
        if (!matched[r]) {
            mine[n] = ORIGIN_NO_ROW;
            other[n++] = r;
        }
}

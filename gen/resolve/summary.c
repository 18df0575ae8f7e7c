// SPDX-License-Identifier: MIT
// summary: finds the first paragraph, and cuts its plain text after a
// sentence or a word.
#include "resolve/summary.h"

#include "base/utf8.h"
#include "check/last_update.h"

static bool shows_text(const struct node *paragraph)
{
    node_each (c, paragraph)
        if (c->type != NODE_IMAGE &&
            (c->type != NODE_TEXT || !str_blank(c->text)))
            return true;
    return false;
}

/* Whether a paragraph only says when the page was last updated. */
static bool is_date_line(const struct node *n)
{
    enum { SHORT = 60 }; /* bytes */
    struct arena scratch = {0};
    str text = str_trim(node_astext(&scratch, n));
    bool is = text.n < SHORT && last_update_says(text);
    arena_free(&scratch);
    return is;
}

/* Returns the first paragraph, in document order, that is directly in a section
   or in one of its subsections, contains text and does not only state a date.
   Returns NULL if there is no such paragraph. */
static const struct node *first_paragraph(const struct node *section)
{
    node_each (c, section) {
        if (c->type == NODE_PARAGRAPH && shows_text(c) && !is_date_line(c))
            return c;
        if (c->type != NODE_SECTION)
            continue;
        const struct node *inner = first_paragraph(c);
        if (inner)
            return inner;
    }
    return NULL;
}

/* Whether a sentence ends before byte `end`: at the end of s, or after a full
   stop, "!" or "?" before a blank. If a lower-case letter follows the blank,
   the sentence does not end: the full stop belongs to an abbreviation. */
static bool ends_sentence(str s, size_t end)
{
    if (end == s.n)
        return true;
    char next = end + 1 < s.n ? s.p[end + 1] : 'A';
    return s.p[end] == ' ' && strchr(".!?", s.p[end - 1]) &&
           !(next >= 'a' && next <= 'z');
}

/* Returns the number of bytes in the first SUMMARY_MAX characters. */
static size_t room(str s)
{
    size_t at = 0, n;
    for (unsigned i = 0; i < SUMMARY_MAX && at < s.n; i++, at += n)
        utf8_decode(str_from(s, at), &n);
    return at;
}

static str cut(struct arena *a, str s)
{
    size_t most = room(s), sentence = 0, word = 0;
    for (size_t i = 1; i <= most; i++) {
        if (ends_sentence(s, i))
            sentence = i;
        if (i < s.n && s.p[i] == ' ')
            word = i;
    }
    if (sentence)
        return str_slice(s, 0, sentence);
    str words = str_slice(s, 0, word ? word : most);
    while (words.n && strchr(" ,;:-(", words.p[words.n - 1]))
        words.n--;
    return str_concat(a, words, S("\u2026"));
}

str summary_of(struct arena *a, const struct document *doc)
{
    const struct node *paragraph = first_paragraph(doc->root);
    if (!paragraph)
        return STR_NONE;
    str text = document_normal_space(a, node_astext(a, paragraph));
    return text.n ? cut(a, text) : STR_NONE;
}

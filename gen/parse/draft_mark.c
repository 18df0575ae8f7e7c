// SPDX-License-Identifier: MIT
// draft_mark: looks at as much of a text as may be front matter.
#include "parse/draft_mark.h"

#include "base/codes/config.h"
#include "config/writing.h"
#include "config/yaml.h"

static const str MARK = S_INIT("draft");

static bool is_fence(str line)
{
    return str_eq(str_trim_right(line), S("---"));
}

static bool yaml_says_draft(str block)
{
    struct arena a = {0};
    struct diags d = {0};
    struct source src = {.text = block};
    const struct yaml *y = yaml_read(&a, &d, &src, block, 1, DIAG_YAML_SYNTAX);
    const struct yaml *mark = y ? yaml_get(y, MARK) : NULL;
    bool is = mark && mark->kind == YAML_TEXT &&
              str_eq(str_trim(mark->text), S("true"));
    diag_free(&d);
    arena_free(&a);
    return is;
}

static bool markdown_has(str text)
{
    str rest = text, line;
    if (!str_cut(&rest, '\n', &line) || !is_fence(line))
        return false;
    const char *start = rest.p;
    while (str_cut(&rest, '\n', &line))
        if (is_fence(line)) {
            str block = {start, (size_t)(line.p - start)};
            return str_find(block, MARK, 0) != STR_NPOS &&
                   yaml_says_draft(block);
        }
    return false;
}

/* ":draft: true" with any case of letters in its name. */
static bool field_says_draft(str line)
{
    size_t end = str_find_char(line, ':', 1);
    if (end == STR_NPOS || !str_eq_nocase(str_slice(line, 1, end), MARK))
        return false;
    str value = str_trim(str_from(line, end + 1));
    return !value.n || str_eq(value, S("true"));
}

/* Comments and what else shows nothing may stand before the fields. */
static bool rst_has(str text)
{
    str rest = text, line;
    bool fields = false;
    while (str_cut(&rest, '\n', &line)) {
        line = str_trim_right(line);
        bool field = str_starts(line, S(":"));
        if (field && field_says_draft(line))
            return true;
        bool indented = line.n && char_is_blank(line.p[0]);
        bool passes = !line.n || indented || field ||
                      (!fields && str_starts(line, S("..")));
        if (!passes)
            return false;
        fields |= field;
    }
    return false;
}

bool draft_mark_has(enum page_syntax syntax, str text)
{
    return syntax == PAGE_NOTEBOOK ? false
           : syntax == PAGE_RST    ? rst_has(text)
                                   : markdown_has(text);
}

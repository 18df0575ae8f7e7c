// SPDX-License-Identifier: MIT
// rst_list: docutils' Body.bullet, field_marker and option_marker, with the
// states BulletList, FieldList and OptionList as loops.
#include "parse/rst/rst_list.h"

#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_item.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

/* The bytes of a bullet: one character. */
static str bullet_of(str line)
{
    return str_slice(line, 0, (unsigned char)line.p[0] < 0x80 ? 1 : 3);
}

bool rst_list_bullet(struct rst_machine *m)
{
    struct node *list = rst_add(m, NODE_BULLET_LIST, m->at);
    str bullet = bullet_of(rst_line(m)->text);
    bool blank_finish;
    node_set(m->r->a, list, "bullet", bullet);
    do {
        size_t first = rst_bullet(rst_line(m)->text);
        blank_finish = rst_item(m, list, first, first - bullet.n + 1);
    } while (rst_item_next(m) && rst_bullet(rst_line(m)->text) &&
             str_eq(bullet_of(rst_line(m)->text), bullet));
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("bullet list"));
    return true;
}

/* A field: its name is inline text, its body nested. */
static bool field(struct rst_machine *m, struct node *list, size_t first,
                  size_t colon)
{
    struct arena *a = m->r->a;
    struct line name = rst_part(rst_line(m), 1, colon);
    struct lines names = {&name, 1, 1};
    struct node *n = node_new(a, NODE_FIELD, rst_line_pos(m, m->at));
    struct rst_block b = rst_first_known(m, first);
    struct node *field_name =
        node_new(a, NODE_FIELD_NAME, line_pos(&name, 0, name.text.n));
    struct node *body = node_new(
        a, NODE_FIELD_BODY, b.lines.n ? line_pos(b.lines.v, 0, 0) : n->pos);
    node_append(n, field_name);
    node_append(n, body);
    rst_inline_lines(m, &names, field_name, body, list->first ? list : m->node);
    rst_nested_parse(m, b.lines, body);
    node_append(list, n);
    return b.blank_finish;
}

bool rst_list_field(struct rst_machine *m)
{
    struct node *list = rst_add(m, NODE_FIELD_LIST, m->at);
    bool blank_finish;
    size_t colon, first = rst_field_marker(rst_line(m)->text, &colon);
    do
        blank_finish = field(m, list, first, colon);
    while (rst_item_next(m) &&
           (first = rst_field_marker(rst_line(m)->text, &colon)));
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("field list"));
    return true;
}

/* One option: "-o", "-ovalue", "-o value", "--opt=value", "-o <a b>". */
static void option(struct rst_machine *m, struct node *group, str text,
                   struct pos at)
{
    struct arena *a = m->r->a;
    struct node *n = node_new(a, NODE_OPTION, at);
    str rest = text, name = S(""), delimiter = S(" ");
    str_word(&rest, &name);
    rest = rest.p ? str_trim(rest) : S("");
    size_t equals = str_find_char(name, '=', 0);
    bool is_short = !str_starts(name, S("--")) && name.n > 2 &&
                    (name.p[0] == '-' || name.p[0] == '+');
    if (equals != STR_NPOS) {
        rest = str_trim(str_from(text, equals + 1));
        name = str_slice(name, 0, equals);
        delimiter = S("=");
    } else if (is_short) {
        rest = str_trim(str_from(text, 2));
        name = str_slice(name, 0, 2);
        delimiter = S("");
    }
    node_append(group, n);
    rst_add_text(a, n, NODE_OPTION_STRING, name, at);
    if (rest.n)
        node_set(a, rst_add_text(a, n, NODE_OPTION_ARGUMENT, rest, at),
                 "delimiter", delimiter);
}

static void option_group(struct rst_machine *m, struct node *item,
                         const struct line *l, size_t end)
{
    struct node *group =
        node_new(m->r->a, NODE_OPTION_GROUP, line_pos(l, 0, end));
    str all = str_trim_right(str_slice(l->text, 0, end));
    node_append(item, group);
    for (size_t at = 0; at <= all.n;) {
        size_t comma = str_find(all, S(", "), at);
        if (comma == STR_NPOS)
            comma = all.n;
        option(m, group, str_slice(all, at, comma),
               line_pos(l, at, comma - at));
        at = comma + 2;
    }
}

/* An option and its description; false where there is no description. */
static bool option_item(struct rst_machine *m, struct node *list,
                        bool *blank_finish)
{
    struct arena *a = m->r->a;
    size_t start = m->at, end = rst_option_marker(rst_line(m)->text);
    const struct line *l = rst_line(m);
    struct rst_block b = rst_first_known(m, end);
    if (!b.lines.n) {
        m->at = start;
        return false;
    }
    struct node *item =
        node_new(a, NODE_OPTION_LIST_ITEM, rst_line_pos(m, start));
    struct node *description =
        node_new(a, NODE_DESCRIPTION, line_pos(b.lines.v, 0, 0));
    node_append(list, item);
    option_group(m, item, l, end);
    node_append(item, description);
    rst_nested_parse(m, b.lines, description);
    *blank_finish = b.blank_finish;
    return true;
}

bool rst_list_option(struct rst_machine *m)
{
    struct node *list =
        node_new(m->r->a, NODE_OPTION_LIST, rst_line_pos(m, m->at));
    bool blank_finish;
    if (!option_item(m, list, &blank_finish))
        return false;
    node_append(m->node, list);
    while (rst_item_next(m) && rst_option_marker(rst_line(m)->text) &&
           option_item(m, list, &blank_finish))
        ;
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("option list"));
    return true;
}

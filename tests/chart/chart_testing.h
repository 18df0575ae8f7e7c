// SPDX-License-Identifier: MIT
// chart_testing: a frame of a CSV text, and a spec of words: "kind=line x=Nodes
// y=A,B by=C logx".
#pragma once

#include <math.h>
#include <stdlib.h>

#include "base/vec.h"
#include "chart/draw.h"
#include "chart/svg.h"
#include "frame/unit_header.h"
#include "load/csv/read_csv.h"

static inline const struct frame *testing_frame(struct arena *a, str text)
{
    struct source *src = NEW(a, struct source);
    struct diags d = {.errors = 0};
    struct csv_how how = csv_how_usual();
    *src = (struct source){.name = S("data.csv"), .text = text};
    struct frame *f = read_csv(a, &d, src, &how);
    for (size_t i = 0; f && i < f->n_columns; i++) {
        bool says;
        struct column *c = NEW(a, struct column);
        *c = *f->columns[i];
        c->unit = unit_header(a, c->name, &says);
        f->columns[i] = c;
    }
    return f;
}

static inline const struct column *testing_column(const struct frame *f,
                                                  str name)
{
    size_t i = frame_find(f, name);
    if (i == STR_NPOS) {
        fprintf(stderr, "no column '%.*s'\n", STR_ARG(name));
        exit(2);
    }
    return f->columns[i];
}

static inline enum chart_kind testing_kind(str name)
{
    static const char *const KINDS[] = {"bar",     "barh", "line", "area",
                                        "scatter", "hist", "box",  "dot",
                                        "range",   "slope"};
    for (size_t i = 0; i < N_CHART_KINDS; i++)
        if (str_eq(name, str_c(KINDS[i])))
            return (enum chart_kind)i;
    fprintf(stderr, "no kind '%.*s'\n", STR_ARG(name));
    exit(2);
}

struct testing_spec {
    struct chart_spec spec;
    struct chart_series *series;
    struct chart_line *lines;
    struct strs lit;
};

static inline double testing_number(str s)
{
    double x = NAN;
    return str_to_double(s, &x) ? x : NAN;
}

/* A series of each name; of a range MID|LOW|HIGH or LOW|HIGH, of a bar with an
   error Y|LOW|HIGH. */
static inline void testing_series(struct arena *a, struct testing_spec *t,
                                  str names)
{
    str name, part;
    while (str_cut(&names, ';', &name)) {
        struct chart_series *s = &t->series[t->spec.n_series++];
        str parts[3] = {STR_NONE};
        size_t n = 0;
        *s = (struct chart_series){.name = name};
        while (n < 3 && str_cut(&name, '|', &part))
            parts[n++] = part;
        const struct column *c[3] = {NULL};
        for (size_t i = 0; i < n; i++)
            c[i] = testing_column(t->spec.frame, parts[i]);
        if (n != 2)
            s->y = c[0];
        if (n > 1) {
            s->low = c[n - 2];
            s->high = c[n - 1];
            s->name = parts[n == 2 ? 1 : 0];
        }
        s->unit = s->y ? s->y->unit : NULL;
    }
    (void)a;
}

static inline void testing_word(struct arena *a, struct testing_spec *t,
                                str key, str value)
{
    struct chart_spec *s = &t->spec;
    const struct column **columns[] = {&s->x,     &s->by,   &s->facet,
                                       &s->label, &s->size, &s->colour};
    static const char *const COLUMNS[] = {"x",     "by",   "facet",
                                          "label", "size", "colour"};
    for (size_t i = 0; i < sizeof COLUMNS / sizeof *COLUMNS; i++)
        if (str_eq(key, str_c(COLUMNS[i])))
            *columns[i] = testing_column(s->frame, value);
    struct {
        const char *name;
        bool *flag;
    } flags[] = {{"logx", &s->x_log},      {"logy", &s->y_log},
                 {"stacked", &s->stacked}, {"subplots", &s->subplots},
                 {"xapart", &s->x_apart},  {"yapart", &s->y_apart},
                 {"ideal", &s->ideal},     {"index", &s->index}};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (str_eq(key, str_c(flags[i].name)))
            *flags[i].flag = !str_eq(value, S("no"));
    struct {
        const char *name;
        str *text;
    } texts[] = {{"title", &s->title},
                 {"xlabel", &s->x_label},
                 {"ylabel", &s->y_label},
                 {"alt", &s->alt}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (str_eq(key, str_c(texts[i].name)))
            *texts[i].text = value;
    str left;
    if (str_eq(key, S("kind")))
        s->stacked = (s->kind = testing_kind(value)) == CHART_AREA;
    else if (str_eq(key, S("y")))
        testing_series(a, t, value);
    else if (str_eq(key, S("bins")))
        s->bins = (unsigned)testing_number(value);
    else if (str_eq(key, S("better")))
        for (size_t i = 0; i < s->n_series; i++)
            t->series[i].better =
                str_eq(value, S("lower")) ? BETTER_LOWER : BETTER_HIGHER;
    else if (str_eq(key, S("labels")))
        for (size_t i = 0; i < s->n_series; i++)
            t->series[i].labels = testing_column(s->frame, value);
    else if (str_eq(key, S("frontier"))) {
        s->frontier_x = value.p[0] == '+' ? 1 : -1;
        s->frontier_y = value.p[1] == '+' ? 1 : -1;
    } else if (str_eq(key, S("highlight"))) {
        while (str_cut(&value, ';', &left))
            vec_push(a, &t->lit, left);
        s->highlight = &t->lit;
    } else if (str_eq(key, S("reference"))) {
        str_cut(&value, '|', &left);
        t->lines[s->n_references++] = (struct chart_line){
            .at = testing_number(left), .text = value.p ? value : left};
    } else if (str_eq(key, S("ylim")) || str_eq(key, S("xlim"))) {
        struct chart_limits *l = key.p[0] == 'y' ? &s->y_limits : &s->x_limits;
        str_cut(&value, ',', &left);
        l->low = testing_number(left);
        l->high = testing_number(value);
    } else if (str_eq(key, S("xticks")) || str_eq(key, S("yticks"))) {
        struct chart_positions *places =
            key.p[0] == 'y' ? &s->y_ticks : &s->x_ticks;
        places->v = NEW_N(a, double, value.n + 1);
        while (str_cut(&value, ',', &left))
            places->v[places->n++] = testing_number(left);
    } else if (str_eq(key, S("layout"))) {
        str_cut(&value, ',', &left);
        s->rows = (size_t)testing_number(left);
        s->columns = (size_t)testing_number(value);
    }
}

/* The spec of words that are parted by '\n' or by two blanks. */
static inline struct chart_spec *
testing_spec(struct arena *a, const struct frame *f, const str *words, size_t n)
{
    struct testing_spec *t = NEW(a, struct testing_spec);
    t->series = NEW_N(a, struct chart_series, 64);
    t->lines = NEW_N(a, struct chart_line, 16);
    t->spec.frame = f;
    t->spec.series = t->series;
    t->spec.references = t->lines;
    t->spec.x_limits = (struct chart_limits){.low = NAN, .high = NAN};
    t->spec.y_limits = t->spec.x_limits;
    for (size_t i = 0; i < n; i++) {
        str key, value = words[i];
        str_cut(&value, '=', &key);
        testing_word(a, t, key, value.p ? value : S(""));
    }
    str *ids = NEW_N(a, str, f->n);
    for (size_t i = 0; i < f->n; i++)
        ids[i] = str_fmt(a, "#r%zu", i + 1);
    t->spec.ids = ids;
    return &t->spec;
}

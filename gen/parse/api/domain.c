// SPDX-License-Identifier: MIT
// domain: the tables of each domain, and look-ups in them.
#include "parse/api/domain.h"

#include "parse/api/domain_objects.h"

/* ---- fields ---- */

#define PARAMETERS "param parameter arg argument"

static const struct doc_field PYTHON[] = {
    {"Parameters", PARAMETERS " keyword kwarg kwparam", "paramtype type", true,
     true, NULL, "class", NULL},
    {"Variables", "var ivar cvar", "vartype", true, true, NULL, "class", NULL},
    {"Raises", "raises raise exception except", NULL, true, true, "exc", NULL,
     NULL},
    {"Returns", "returns return", NULL, false, false, NULL, NULL, NULL},
    {"Return type", "rtype", NULL, false, false, NULL, NULL, "class"},
    {NULL, NULL, NULL, false, false, NULL, NULL, NULL},
};

static const struct doc_field C[] = {
    {"Parameters", PARAMETERS, "type", true, false, NULL, NULL, NULL},
    {"Return values", "retvals retval", NULL, true, true, NULL, NULL, NULL},
    {"Returns", "returns return", NULL, false, false, NULL, NULL, NULL},
    {"Return type", "rtype", NULL, false, false, NULL, NULL, NULL},
    {NULL, NULL, NULL, false, false, NULL, NULL, NULL},
};

static const struct doc_field CPP[] = {
    {"Parameters", PARAMETERS, NULL, true, true, NULL, NULL, NULL},
    {"Template Parameters", "tparam", NULL, true, true, NULL, NULL, NULL},
    {"Throws", "throws throw exception", NULL, true, true, NULL, NULL, NULL},
    {"Return values", "retvals retval", NULL, true, true, NULL, NULL, NULL},
    {"Returns", "returns return", NULL, false, false, NULL, NULL, NULL},
    {NULL, NULL, NULL, false, false, NULL, NULL, NULL},
};

const struct domain DOMAINS[DOMAIN_N] = {
    [DOMAIN_NONE] = {"", ".", false, NULL},
    [DOMAIN_PY] = {"py", ".", true, PYTHON},
    [DOMAIN_C] = {"c", ".", true, C},
    [DOMAIN_CPP] = {"cpp", "::", true, CPP},
    [DOMAIN_STD] = {"std", " ", false, NULL},
};

/* ---- objects ---- */

#define X(domain, prefix, directive, type, flags, options, words, inner, \
          outer, alone)                                                  \
    {DOMAIN_##domain, directive, type, flags, words, inner, outer, alone, NULL},
const struct described_type OBJECT_TYPES[] = {DOMAIN_OBJECTS(X)};
#undef X
const size_t N_OBJECT_TYPES = sizeof OBJECT_TYPES / sizeof *OBJECT_TYPES;

/* ---- roles ---- */

#define CPP_TYPES "class union enum type"

const struct object_role OBJECT_ROLES[] = {
    {DOMAIN_PY, "py:func", "function", true},
    {DOMAIN_PY, "py:data", "data", false},
    {DOMAIN_PY, "py:const", "data", false},
    {DOMAIN_PY, "py:class", "class exception", false},
    {DOMAIN_PY, "py:exc", "class exception", false},
    {DOMAIN_PY, "py:meth", "method property", true},
    {DOMAIN_PY, "py:attr", "attribute property method", false},
    {DOMAIN_PY, "py:prop", "property attribute method", false},
    {DOMAIN_PY, "py:mod", "module", false},
    {DOMAIN_PY, "py:obj", "", false},
    {DOMAIN_PY, "py:deco", "function method", false},
    {DOMAIN_C, "c:member", "member var", false},
    {DOMAIN_C, "c:data", "member var", false},
    {DOMAIN_C, "c:var", "member var", false},
    {DOMAIN_C, "c:func", "function macro", true},
    {DOMAIN_C, "c:macro", "macro", false},
    {DOMAIN_C, "c:struct", "struct", false},
    {DOMAIN_C, "c:union", "union", false},
    {DOMAIN_C, "c:enum", "enum", false},
    {DOMAIN_C, "c:enumerator", "enumerator", false},
    {DOMAIN_C, "c:type", "type struct union enum", false},
    {DOMAIN_CPP, "cpp:any", "", false},
    {DOMAIN_CPP, "cpp:class", CPP_TYPES, false},
    {DOMAIN_CPP, "cpp:struct", CPP_TYPES, false},
    {DOMAIN_CPP, "cpp:union", CPP_TYPES, false},
    {DOMAIN_CPP, "cpp:func", "function", true},
    {DOMAIN_CPP, "cpp:member", "member", false},
    {DOMAIN_CPP, "cpp:var", "member", false},
    {DOMAIN_CPP, "cpp:type", CPP_TYPES, false},
    {DOMAIN_CPP, "cpp:enum", "enum", false},
    {DOMAIN_CPP, "cpp:enumerator", "enumerator", false},
    {DOMAIN_STD, "std:option", "option", false},
    {DOMAIN_STD, "std:envvar", "envvar", false},
    {DOMAIN_STD, "std:confval", "confval", false},
};
const size_t N_OBJECT_ROLES = sizeof OBJECT_ROLES / sizeof *OBJECT_ROLES;

/* ---- looking up ---- */

const struct described_type *domain_type(enum domain_number domain,
                                         str directive)
{
    for (size_t i = 0; i < N_OBJECT_TYPES; i++)
        if (OBJECT_TYPES[i].domain == domain &&
            str_eq(str_c(OBJECT_TYPES[i].directive), directive))
            return &OBJECT_TYPES[i];
    return NULL;
}

str domain_role_name(const struct object_role *role)
{
    str full_name = str_c(role->full_name);
    return str_from(full_name, str_find_char(full_name, ':', 0) + 1);
}

const struct object_role *domain_role(enum domain_number domain, str name)
{
    for (size_t i = 0; i < N_OBJECT_ROLES; i++)
        if (OBJECT_ROLES[i].domain == domain &&
            str_eq_nocase(domain_role_name(&OBJECT_ROLES[i]), name))
            return &OBJECT_ROLES[i];
    return NULL;
}

enum domain_number domain_number(str name)
{
    enum domain_number n = DOMAIN_PY;
    while (n < DOMAIN_N && !str_eq(str_c(DOMAINS[n].name), name))
        n++;
    return n;
}

bool domain_lists(const char *words, str word)
{
    str all = str_c(words);
    for (size_t at = 0; word.n; at++) {
        at = str_find(all, word, at);
        if (at == STR_NPOS)
            break;
        if ((!at || all.p[at - 1] == ' ') &&
            (at + word.n == all.n || all.p[at + word.n] == ' '))
            return true;
    }
    return false;
}

str domain_last(enum domain_number domain, str name)
{
    str separator = str_c(DOMAINS[domain].separator);
    str scopes = domain == DOMAIN_CPP
                     ? str_slice(name, 0, str_find_char(name, '<', 0))
                     : name;
    size_t at = str_rfind_char(scopes, separator.p[separator.n - 1]);
    return at == STR_NPOS ? name : str_from(name, at + 1);
}

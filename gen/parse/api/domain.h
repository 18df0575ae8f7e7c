// SPDX-License-Identifier: MIT
// domain: the tables of Sphinx' domains, Python, C, C++ and the standard one:
// which directives describe which objects, what the index says of them, which
// fields their bodies have, and which roles refer to them.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum domain_number {
    DOMAIN_NONE, /* describe, object: nothing can refer to them */
    DOMAIN_PY,
    DOMAIN_C,
    DOMAIN_CPP,
    DOMAIN_STD,
    DOMAIN_N
};

/* A field of a description's body that readers see otherwise than it is
   written: ":param int n: how many" becomes an item below "Parameters". */
struct doc_field {
    const char *label;
    const char *names;     /* separated by blanks */
    const char *types;     /* names of the fields that give the types of these;
                              NULL: they have none, "": only before their names */
    bool argument;         /* has a name: ":param n:"; else ":returns:" */
    bool collapses;        /* one alone is no list */
    const char *role;      /* that the argument is linked with, or NULL, */
    const char *type_role; /* and its type, */
    const char *body_role; /* and a body of one text */
};

struct domain {
    const char *name;      /* "py" */
    const char *separator; /* between the parts of names */
    bool titles;           /* "~" before a name shows its last part alone */
    const struct doc_field *fields; /* ends with a label NULL; or NULL */
};
extern const struct domain DOMAINS[DOMAIN_N];

enum {
    OBJECT_NESTS = 1,     /* what its body describes belongs to it */
    OBJECT_CALLED = 2,    /* has brackets, whether written or not */
    OBJECT_DECORATES = 4, /* has an @ before its name */
    OBJECT_SHARED = 8,    /* may be described again: an overloaded function */
    OBJECT_WORD = 16,     /* its name is the first word of its signature */
    OBJECT_PROGRAM = 32   /* options described after it belong to it */
};

/* What a directive describes. Wordings of the index hold {full}, {name} (its
   last part), {in} (what it belongs to) and {module}; one that begins with
   "pair:" stands for two entries, and so on; NULL: the next one serves, "":
   none. */
struct described_type {
    enum domain_number domain;
    const char *directive; /* without the domain */
    const char *type;      /* of the object: "method" of "classmethod" */
    unsigned flags;
    const char *words; /* before the name: "!class" always, "final" with the
                          option of this name, "abstractmethod=abstract" */
    const char *inner, *outer, *alone; /* the index: in an object, in a module,
                                          in neither */
    const char *title; /* what the signature shows, {full} for its text; NULL:
                          as it is */
};
extern const struct described_type OBJECT_TYPES[];
extern const size_t N_OBJECT_TYPES;

/* The one of a directive of a domain, or NULL. */
const struct described_type *domain_type(enum domain_number domain,
                                         str directive);

/* A role that refers to objects. */
struct object_role {
    enum domain_number domain;
    const char *whole; /* "py:func" */
    const char *types; /* of objects, separated by blanks; "": any */
    bool parens;       /* its text ends with () */
};
extern const struct object_role OBJECT_ROLES[];
extern const size_t N_OBJECT_ROLES;

/* Its name without the domain. */
str domain_role_name(const struct object_role *role);

/* The one of a domain, or NULL. */
const struct object_role *domain_role(enum domain_number domain, str name);

/* The domain of a name, DOMAIN_N for none. */
enum domain_number domain_number(str name);

/* Whether a list of words has one. */
bool domain_lists(const char *words, str word);

/* The part of a name behind its last separator. */
str domain_last(enum domain_number domain, str name);

// SPDX-License-Identifier: MIT
// domain: the tables of Sphinx' domains (Python, C, C++, standard): the
// objects that directives describe, index entries, fields of descriptions,
// roles.
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

/* A kind of field of a description: ":param int n: how many" becomes an item
   below "Parameters". */
struct doc_field {
    const char *label;
    const char *names; /* field names, separated by blanks */
    /* names of the fields that contain the arguments' types; "": types are
       written only before the arguments; NULL: the field has no types */
    const char *types;
    /* whether the field has an argument, as ":param n:" but not ":returns:" */
    bool argument;
    bool collapses;        /* whether a single item is shown without a list */
    const char *role;      /* role that links the argument, or NULL */
    const char *type_role; /* role that links the argument's type, or NULL */
    /* role that links a body of one text node, or NULL */
    const char *body_role;
};

struct domain {
    const char *name;      /* "py" */
    const char *separator; /* separates the parts of a name */
    bool titles; /* whether "~" before a name shows only its last part */
    const struct doc_field *fields; /* ends with a label NULL */
};
extern const struct domain DOMAINS[DOMAIN_N];

enum {
    OBJECT_NESTS = 1,     /* objects described in its body are its members */
    OBJECT_CALLED = 2,    /* always shows brackets */
    OBJECT_DECORATES = 4, /* has an @ before its name */
    OBJECT_SHARED = 8,    /* may be described several times (overloaded) */
    OBJECT_WORD = 16,     /* its name is the first word of its signature */
    OBJECT_PROGRAM = 32   /* options described after it belong to it */
};

/* A type of objects that a directive describes. Its index wordings contain
   {full}, {name} (the last part), {in} (the enclosing object) and {module}. A
   wording such as "pair:..." makes several entries. If a wording is NULL, the
   next one applies; if it is "", the object has no entry. */
struct described_type {
    enum domain_number domain;
    const char *directive; /* without its domain */
    const char *type;      /* the object's type: "method" for the directive
                              "classmethod" */
    unsigned flags;
    const char *words; /* words before the name: "!class" always, "final" with
                          the option of this name, "abstractmethod=abstract" */
    const char *inner, *outer, *alone; /* index wordings: for objects in an
                                          object, in a module, in neither */
    /* pattern of the shown signature, with {full} for the signature; NULL: the
       signature is shown as written */
    const char *title;
};
extern const struct described_type OBJECT_TYPES[];
extern const size_t N_OBJECT_TYPES;

/* Returns the type that a directive of a domain describes, or NULL. */
const struct described_type *domain_type(enum domain_number domain,
                                         str directive);

/* A role that refers to objects. */
struct object_role {
    enum domain_number domain;
    const char *full_name; /* with its domain, such as "py:func" */
    const char *types;     /* object types, separated by blanks; "": any */
    bool parens;           /* whether its text ends with () */
};
extern const struct object_role OBJECT_ROLES[];
extern const size_t N_OBJECT_ROLES;

/* Returns the role's name without its domain. */
str domain_role_name(const struct object_role *role);

/* Returns the role of a domain, or NULL. */
const struct object_role *domain_role(enum domain_number domain, str name);

/* Returns the domain of a name, or DOMAIN_N. */
enum domain_number domain_number(str name);

/* Whether a list of words, separated by blanks, contains a word. */
bool domain_lists(const char *words, str word);

/* Returns the part of a name after its last separator. */
str domain_last(enum domain_number domain, str name);

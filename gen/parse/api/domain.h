// SPDX-License-Identifier: MIT
// domain: the tables of Sphinx' domains (Python, C, C++, standard). They list
// the objects that directives describe, their index entries, the fields of
// descriptions, and the roles.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum domain_number {
    DOMAIN_NONE, /* for the directives `describe` and `object`; no role refers
                    to the objects that they describe */
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
    /* names of the fields that contain the arguments' types; "" if types are
       written only before the arguments; NULL if the field has no types */
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
    const struct doc_field *fields; /* the last row has the label NULL */
};
extern const struct domain DOMAINS[DOMAIN_N];

enum {
    OBJECT_NESTS = 1,     /* the body describes members of the object */
    OBJECT_CALLED = 2,    /* brackets are always shown after the name */
    OBJECT_DECORATES = 4, /* an @ is shown before the name */
    OBJECT_SHARED = 8,    /* may be described several times (overloaded) */
    OBJECT_WORD = 16,     /* the name is the first word of the signature */
    OBJECT_PROGRAM = 32   /* later options belong to the object */
};

/* A type of objects that a directive describes. The index wordings `inner`,
   `outer` and `alone` contain {full}, {name} (the last part), {in} (the
   enclosing object) and {module}. A wording such as "pair:..." makes several
   entries. If `inner` or `outer` is NULL, the next of the three members is
   used; if a wording is "", the object has no entry. */
struct described_type {
    enum domain_number domain;
    const char *directive; /* name of the directive without its domain */
    const char *type;      /* type of the objects: "method" for the directives
                              "method" and "classmethod" */
    unsigned flags;
    /* words shown before the name: "!class" is always shown; "final" needs the
       option :final:; "abstractmethod=abstract" shows "abstract" if the option
       :abstractmethod: is set */
    const char *words;
    const char *inner, *outer, *alone; /* index wordings for an object in
                                          another object, in a module, in
                                          neither */
    /* pattern of the shown signature, with {full} for the signature; if NULL,
       the signature is shown as written */
    const char *title;
};
extern const struct described_type OBJECT_TYPES[];
extern const size_t N_OBJECT_TYPES;

/* Returns the type that a directive of a domain describes, or NULL if the
   domain has no such directive. */
const struct described_type *domain_type(enum domain_number domain,
                                         str directive);

/* A role that refers to objects. */
struct object_role {
    enum domain_number domain;
    const char *full_name; /* with its domain, such as "py:func" */
    const char *types;     /* object types, separated by blanks; "": any */
    bool parens;           /* whether the role's text ends with () */
};
extern const struct object_role OBJECT_ROLES[];
extern const size_t N_OBJECT_ROLES;

/* Returns the role's name without its domain. */
str domain_role_name(const struct object_role *role);

/* Returns the role `name` of a domain, or NULL if the domain has no such
   role. */
const struct object_role *domain_role(enum domain_number domain, str name);

/* Returns the domain called `name`, such as "py", or DOMAIN_N if there is no
   such domain. */
enum domain_number domain_number(str name);

/* Whether a list of words, separated by blanks, contains a word. */
bool domain_lists(const char *words, str word);

/* Returns the part of a name after its last separator. */
str domain_last(enum domain_number domain, str name);

// SPDX-License-Identifier: MIT
// domain_objects: a table, as an X macro, of all directives that describe
// objects, by domain.
#pragma once

/* X(domain, prefix of the domain, directive, type, flags, options, words,
   inner, outer, alone). `options` names a table in object_directive.c; for the
   other arguments, see struct described_type. */
#define DOMAIN_OBJECTS(X)                                                     \
    PY_FUNCTION(X, "function", OBJECT_CALLED, ASYNC, "async")                 \
    PY_FUNCTION(X, "decorator", OBJECT_DECORATES, ASYNC, "async")             \
    X(PY, "py:", "data", "data", 0, VALUE, "", NULL, IN_MODULE,               \
      "{full} (built-in variable)")                                           \
    X(PY, "py:", "class", "class", OBJECT_NESTS, FINAL, "final !class", NULL, \
      "{full} (class in {module})", "{full} (built-in class)")                \
    X(PY, "py:", "exception", "exception", OBJECT_NESTS, FINAL,               \
      "final !exception", NULL, NULL, "{full}")                               \
    PY_METHOD(X, "method", OBJECT_CALLED, METHOD, METHOD_WORDS, "method")     \
    PY_METHOD(X, "classmethod", OBJECT_CALLED, METHOD,                        \
              "final abstractmethod=abstract async !classmethod",             \
              "class method")                                                 \
    PY_METHOD(X, "staticmethod", OBJECT_CALLED, METHOD,                       \
              "final abstractmethod=abstract async !static", "static method") \
    PY_METHOD(X, "decoratormethod", OBJECT_DECORATES, METHOD, METHOD_WORDS,   \
              "method")                                                       \
    PY_ATTRIBUTE(X, "attribute", VALUE, "", "attribute")                      \
    PY_ATTRIBUTE(X, "property", PROPERTY,                                     \
                 "abstractmethod=abstract classmethod=class !property",       \
                 "property")                                                  \
    C_OBJECT(X, "function", "")                                               \
    C_OBJECT(X, "member", "")                                                 \
    C_OBJECT(X, "var", "")                                                    \
    C_OBJECT(X, "macro", "")                                                  \
    C_OBJECT(X, "struct", "!struct")                                          \
    C_OBJECT(X, "union", "!union")                                            \
    C_OBJECT(X, "enum", "!enum")                                              \
    C_OBJECT(X, "enumerator", "!enumerator")                                  \
    C_OBJECT(X, "type", "")                                                   \
    CPP_OBJECT(X, "function", "function", "", "function")                     \
    CPP_OBJECT(X, "class", "class", "!class", "class")                        \
    CPP_OBJECT(X, "struct", "class", "!struct", "struct")                     \
    CPP_OBJECT(X, "union", "union", "!union", "union")                        \
    CPP_OBJECT(X, "member", "member", "", "member")                           \
    CPP_OBJECT(X, "var", "member", "", "member")                              \
    CPP_OBJECT(X, "type", "type", "", "type")                                 \
    CPP_OBJECT(X, "enum", "enum", "!enum", "enum")                            \
    CPP_OBJECT(X, "enum-class", "enum", "!enum !class", "enum")               \
    CPP_OBJECT(X, "enum-struct", "enum", "!enum !struct", "enum")             \
    CPP_OBJECT(X, "enumerator", "enumerator", "!enumerator", "enumerator")    \
    PLAIN(X, STD, "", "option", OBJECT_SHARED, COMMON, "")                    \
    PLAIN(X, STD, "", "cmdoption", OBJECT_SHARED, COMMON, "")                 \
    PLAIN(X, STD, "", "envvar", 0, COMMON, "environment variable; {full}")    \
    PLAIN(X, STD, "", "confval", 0, CONFVAL, "{full} (configuration value)")  \
    PLAIN(X, NONE, "", "describe", 0, COMMON, "")                             \
    PLAIN(X, NONE, "", "object", 0, COMMON, "")

#define IN_MODULE "{full} (in module {module})"
#define CALL_IN_MODULE "{full}() (in module {module})"
#define METHOD_WORDS                                            \
    "final abstractmethod=abstract async classmethod property " \
    "staticmethod=static"

#define PY_FUNCTION(X, name, flags, options, words)             \
    X(PY, "py:", name, "function", flags, options, words, NULL, \
      CALL_IN_MODULE, "pair:built-in function; {full}()")
#define PY_METHOD(X, name, flags, options, words, kind) \
    X(PY, "py:", name, "method", flags, options, words, \
      "{name}() ({in} " kind ")", CALL_IN_MODULE, "{full}()")
#define PY_ATTRIBUTE(X, name, options, words, kind)                       \
    X(PY, "py:", name, name, 0, options, words, "{name} ({in} " kind ")", \
      IN_MODULE, "{full}")
#define C_OBJECT(X, name, words)                                         \
    X(C, "c:", name, name, OBJECT_NESTS, DECLARATION, words, NULL, NULL, \
      "{full} (C " name ")")
#define CPP_OBJECT(X, name, type, words, kind)                             \
    X(CPP, "cpp:", name, type, OBJECT_NESTS, TEMPLATES, words, NULL, NULL, \
      "{full} (C++ " kind ")")
#define PLAIN(X, domain, prefix, name, flags, options, index) \
    X(domain, prefix, name, name, flags, options, "", index, index, index)

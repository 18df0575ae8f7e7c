// SPDX-License-Identifier: MIT
// object_directive: the directives that describe objects.
#ifndef PARSE_DOMAIN_OBJECT_DIRECTIVE_H
#define PARSE_DOMAIN_OBJECT_DIRECTIVE_H

#include "parse/call/directive_call.h"

/* A family of parse/directive/directive.h: py:function, option, ... */
extern const struct directive domain_objects[];

#endif

// SPDX-License-Identifier: MIT
// df_rewrite: suggests code for Python's constructs that df scripts do not
// have: loops, function definitions, conditions, del, unpacking and %.
#pragma once

#include "df/syntax/df_ast.h"

/* Returns the statement to write instead of the block that begins with token
   `at`, in `a`; STR_NONE if no single statement replaces it. For 'for', 'def',
   'if' and 'del':
     for x in v: rows.append(f(x))    rows = [f(x) for x in v]
     for c in v: df[c] = f(df[c])     df[v] = df[v].apply(lambda s: f(s))
     for c in v: df[c + 'x'] = ...    df[[c + 'x' for c in v]] = df[v].apply...
     def f(x): if c: return a         f = lambda x: a if c else b
               return b
     if c: x = a                      x = a if c else b
     else: x = b
     del df[c]                        df = df.drop(columns=[c])
   for a '*' in a list or in zip():
     [a, *v]                          [a] + list(v)
     a, b = zip(*s.str.split(' '))    a = s.str.split(' ').str[0]; ...
     a, b = zip(*v)                   a = [x[0] for x in v]; ... */
str df_rewrite(struct arena *a, const struct df_tokens *t, uint32_t at);

/* Returns the call of .format to write instead of `e`, such as '%.1f ms' % x,
   in `a`. STR_NONE if e does not format by %, or the format has no
   equivalent. */
str df_rewrite_percent(struct arena *a, const struct df_tokens *t,
                       const struct df_expr *e);

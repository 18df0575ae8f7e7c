// SPDX-License-Identifier: MIT
// myst_choice: what of MyST's extensions of Markdown a site uses, under MyST's
// own names: `myst_enable_extensions:` and the keys beside it in
// perfpress.yaml.
#ifndef LOAD_MYST_CHOICE_H
#define LOAD_MYST_CHOICE_H

#include "load/keys/yaml_keys.h"

/* Extensions; what stands here is off unless it is named. */
enum {
    MYST_AMSMATH = 1 << 0,     /* \begin{align} ... \end{align} */
    MYST_COLON_FENCE = 1 << 1, /* always on */
    MYST_DOLLARMATH = 1 << 2,  /* $a$ and $$a$$ */
};

struct myst_choice {
    unsigned extensions;
    bool dollar_labels; /* myst_dmath_allow_labels: $$a$$ (label) */
    bool dollar_spaces; /* myst_dmath_allow_space: $ a $ */
    bool dollar_digits; /* myst_dmath_allow_digits: 1$a$2 */
    bool dollar_double; /* myst_dmath_double_inline: text $$a$$ text */
};

/* No extensions; of dollars what MyST allows. */
struct myst_choice myst_choice_default(void);

/* Whether there is an extension of this name. */
bool myst_choice_has(str name);

/* Reads a list of names of extensions into an unsigned. */
void myst_choice_read(struct yaml_reader *r, const struct yaml *y, void *to);

#endif

// SPDX-License-Identifier: MIT
// df_instead_rows: the entries of instead.txt.
#include "df/syntax/df_instead_rows.h"

const struct df_instead DF_INSTEAD[] = {
#include "df/syntax/instead.inc"
    {NULL, NULL, NULL},
};

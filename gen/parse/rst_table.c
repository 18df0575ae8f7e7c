// SPDX-License-Identifier: MIT
#include "parse/rst_table.h"
bool rst_table_grid(struct rst_machine *m)
{
    (void)m;
    return false;
}
bool rst_table_simple(struct rst_machine *m)
{
    (void)m;
    return false;
}

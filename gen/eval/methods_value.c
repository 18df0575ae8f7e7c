// SPDX-License-Identifier: MIT
// methods_value: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_value.h"

#include "eval/container.h"
#include "eval/levels.h"
#include "eval/row.h"
#include "eval/string.h"
#include "eval/text.h"

const struct method METHODS_TEXT[] = {
    {S_INIT("capitalize"), "", string_capitalize, EFFECT_KEEPS},
    {S_INIT("casefold"), "", string_casefold, EFFECT_KEEPS},
    {S_INIT("center"), "width fillchar?", string_center, EFFECT_KEEPS},
    {S_INIT("count"), "sub", string_count, EFFECT_COUNTS},
    {S_INIT("endswith"), "suffix", string_endswith, 0},
    {S_INIT("find"), "sub", string_find, EFFECT_COUNTS},
    {S_INIT("format"), "*args **named", text_format,
     EFFECT_FORMATS | EFFECT_UNIT},
    {S_INIT("index"), "sub", string_index, 0},
    {S_INIT("isalnum"), "", string_isalnum, 0},
    {S_INIT("isalpha"), "", string_isalpha, 0},
    {S_INIT("isdigit"), "", string_isdigit, 0},
    {S_INIT("islower"), "", string_islower, 0},
    {S_INIT("isnumeric"), "", string_isnumeric, 0},
    {S_INIT("isspace"), "", string_isspace, 0},
    {S_INIT("isupper"), "", string_isupper, 0},
    {S_INIT("join"), "iterable", string_join, 0},
    {S_INIT("ljust"), "width fillchar?", string_ljust, EFFECT_KEEPS},
    {S_INIT("lower"), "", string_lower, EFFECT_KEEPS},
    {S_INIT("lstrip"), "chars?", string_lstrip, EFFECT_KEEPS},
    {S_INIT("partition"), "sep", string_partition, 0},
    {S_INIT("removeprefix"), "prefix", string_removeprefix, EFFECT_KEEPS},
    {S_INIT("removesuffix"), "suffix", string_removesuffix, EFFECT_KEEPS},
    {S_INIT("replace"), "old new count?", string_replace, EFFECT_KEEPS},
    {S_INIT("rfind"), "sub", string_rfind, 0},
    {S_INIT("rjust"), "width fillchar?", string_rjust, EFFECT_KEEPS},
    {S_INIT("rpartition"), "sep", string_rpartition, 0},
    {S_INIT("rsplit"), "sep? maxsplit?", string_rsplit, 0},
    {S_INIT("rstrip"), "chars?", string_rstrip, EFFECT_KEEPS},
    {S_INIT("split"), "sep? maxsplit?", string_split, 0},
    {S_INIT("startswith"), "prefix", string_startswith, 0},
    {S_INIT("strip"), "chars?", string_strip, EFFECT_KEEPS},
    {S_INIT("swapcase"), "", string_swapcase, EFFECT_KEEPS},
    {S_INIT("title"), "", string_title, EFFECT_KEEPS},
    {S_INIT("upper"), "", string_upper, EFFECT_KEEPS},
    {S_INIT("zfill"), "width", string_zfill, EFFECT_KEEPS},
    {.name = {0}},
};

const struct method METHODS_LIST[] = {
    {S_INIT("count"), "value", container_list_count, EFFECT_COUNTS},
    {S_INIT("droplevel"), "level?", levels_drop, 0},
    {S_INIT("get_level_values"), "level", levels_get, 0},
    {S_INIT("index"), "value", container_list_index, 0},
    {S_INIT("map"), "mapper", levels_map, 0},
    {S_INIT("to_flat_index"), "", levels_flat, 0},
    {S_INIT("tolist"), "", container_tolist, 0},
    {S_INIT("values"), NULL, levels_values, 0},
    {.name = {0}},
};

const struct method METHODS_DICT[] = {
    {S_INIT("get"), "key default?", container_dict_get, 0},
    {S_INIT("items"), "", container_dict_items, 0},
    {S_INIT("keys"), "", container_dict_keys, 0},
    {S_INIT("values"), "", container_dict_values, 0},
    {.name = {0}},
};

const struct method METHODS_ROW[] = {
    {S_INIT("get"), "key default?", row_get, 0},
    {S_INIT("name"), NULL, row_name, 0},
    {.name = {0}},
};

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
    {S_INIT("capitalize"), "", string_capitalize},
    {S_INIT("casefold"), "", string_casefold},
    {S_INIT("center"), "width fillchar?", string_center},
    {S_INIT("count"), "sub", string_count},
    {S_INIT("endswith"), "suffix", string_endswith},
    {S_INIT("find"), "sub", string_find},
    {S_INIT("format"), "*args **named", text_format},
    {S_INIT("index"), "sub", string_index},
    {S_INIT("isalnum"), "", string_isalnum},
    {S_INIT("isalpha"), "", string_isalpha},
    {S_INIT("isdigit"), "", string_isdigit},
    {S_INIT("islower"), "", string_islower},
    {S_INIT("isnumeric"), "", string_isnumeric},
    {S_INIT("isspace"), "", string_isspace},
    {S_INIT("isupper"), "", string_isupper},
    {S_INIT("join"), "iterable", string_join},
    {S_INIT("ljust"), "width fillchar?", string_ljust},
    {S_INIT("lower"), "", string_lower},
    {S_INIT("lstrip"), "chars?", string_lstrip},
    {S_INIT("partition"), "sep", string_partition},
    {S_INIT("removeprefix"), "prefix", string_removeprefix},
    {S_INIT("removesuffix"), "suffix", string_removesuffix},
    {S_INIT("replace"), "old new count?", string_replace},
    {S_INIT("rfind"), "sub", string_rfind},
    {S_INIT("rjust"), "width fillchar?", string_rjust},
    {S_INIT("rpartition"), "sep", string_rpartition},
    {S_INIT("rsplit"), "sep? maxsplit?", string_rsplit},
    {S_INIT("rstrip"), "chars?", string_rstrip},
    {S_INIT("split"), "sep? maxsplit?", string_split},
    {S_INIT("startswith"), "prefix", string_startswith},
    {S_INIT("strip"), "chars?", string_strip},
    {S_INIT("swapcase"), "", string_swapcase},
    {S_INIT("title"), "", string_title},
    {S_INIT("upper"), "", string_upper},
    {S_INIT("zfill"), "width", string_zfill},
    {.name = {0}},
};

const struct method METHODS_LIST[] = {
    {S_INIT("count"), "value", container_list_count},
    {S_INIT("droplevel"), "level?", levels_drop},
    {S_INIT("get_level_values"), "level", levels_get},
    {S_INIT("index"), "value", container_list_index},
    {S_INIT("map"), "mapper", levels_map},
    {S_INIT("to_flat_index"), "", levels_flat},
    {S_INIT("tolist"), "", container_tolist},
    {S_INIT("values"), NULL, levels_values},
    {.name = {0}},
};

const struct method METHODS_DICT[] = {
    {S_INIT("get"), "key default?", container_dict_get},
    {S_INIT("items"), "", container_dict_items},
    {S_INIT("keys"), "", container_dict_keys},
    {S_INIT("values"), "", container_dict_values},
    {.name = {0}},
};

const struct method METHODS_ROW[] = {
    {S_INIT("get"), "key default?", row_get},
    {S_INIT("name"), NULL, row_name},
    {.name = {0}},
};

// SPDX-License-Identifier: MIT
// container: methods of lists and dicts, and what a frame or series gives as
// one: items(), to_dict(), tolist().
#ifndef EVAL_CONTAINER_H
#define EVAL_CONTAINER_H

#include "eval/call.h"

bool container_list_count(struct call *c, struct object *out);
bool container_list_index(struct call *c, struct object *out);
bool container_dict_get(struct call *c, struct object *out);
bool container_dict_items(struct call *c, struct object *out);
bool container_dict_keys(struct call *c, struct object *out);
bool container_dict_values(struct call *c, struct object *out);
bool container_frame_items(struct call *c, struct object *out);
bool container_series_get(struct call *c, struct object *out);
bool container_series_items(struct call *c, struct object *out);
bool container_series_to_dict(struct call *c, struct object *out);
bool container_tolist(struct call *c, struct object *out);

#endif

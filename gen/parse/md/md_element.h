// SPDX-License-Identifier: MIT
// md_element: elements of HTML that MyST's html_image and html_admonition make
// our own: <img> and <div class="admonition">.
#pragma once

#include "parse/md/md.h"

/* Runs the directives that a piece of HTML, whose first line is *first, stands
   for; false, and nothing happens, where there is anything else in it or the
   extension is off. */
bool md_element_run(struct md *md, str html, const struct line *first,
                    struct node *parent);

// SPDX-License-Identifier: MIT
// scan: which files lie in the site's folders.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "load/guard.h"

/* What is to be found. */
struct scan_how {
    const struct guard *guard;
    enum guard_reader reader;
    const struct strs *exclude; /* patterns (exclude_has), or NULL, */
    str exclude_in;             /* and the folder that they go from */
};

/* What was found is added to what is there. */
struct scan_found {
    struct strs paths;   /* of files, from the root, in no order */
    struct strs targets; /* where links lead, there or not, from the root */
    struct map *outside; /* links that lead out of the site */
    size_t left_out;     /* files, and folders with all that lies in them */
};

/* Finds all files below `folder` of the site's root. Symbolic links are
   followed where the reader may read what they lead to; others are reported.
   Links that lead nowhere and folders that cannot be read are reported.
   What is neither a file nor a folder is reported, and never opened. What is
   excluded, or is named as scan_leaves_out has it, is neither found nor
   reported; dot files are not counted either. A folder that is not there holds
   nothing. All lives in `a`. */
void scan_folder(struct arena *a, struct diags *d, const struct scan_how *how,
                 str folder, struct scan_found *found);

/* True for a folder, or file, that the reader may enter; why not is reported,
   as of what a scan finds. */
bool scan_may_enter(struct arena *a, struct diags *d,
                    const struct scan_how *how, str folder);

/* True for names that no scan finds: they start with '.', or are what editors,
   version control, Windows, Python and Sphinx leave beside the files of a
   site. */
bool scan_leaves_out(str name);

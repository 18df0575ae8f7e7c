// SPDX-License-Identifier: MIT
// ending: cleans up when the process ends at once: out of memory (arena), or by
// a signal during a long computation (interrupt). output/output sets it while
// its stage is on the disk.
#pragma once

struct ending {
    void (*run)(void *data); /* called in any thread, while others run and
                                memory may be exhausted */
    void *data;
};

/* Replaces the function that is run; NULL: none. *e must live until it is
   replaced. */
void ending_set(const struct ending *e);

/* Runs it, unless it has been run. The caller then ends the process. */
void ending_run(void);

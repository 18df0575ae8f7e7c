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

/* Sets the function to run at the end; NULL removes it. *e must live until it
   is replaced. */
void ending_set(const struct ending *e);

/* Runs the function that was set, unless it has been run. The caller then ends
   the process. */
void ending_run(void);

// SPDX-License-Identifier: MIT
// ending: what is cleaned up when the process ends at once: out of memory
// (arena), or by a signal during a long computation (interrupt). output/output
// sets it while it has a stage on the disk.
#pragma once

struct ending {
    void (*run)(void *data); /* while other threads are at work, in want of
                                memory, in whatever thread it is */
    void *data;
};

/* From now on this is to be run, and nothing else; NULL: nothing. Lives until
   another is set. */
void ending_set(const struct ending *e);

/* Runs it, if it has not been run. What comes then is up to the caller, who
   ends the process. */
void ending_run(void);

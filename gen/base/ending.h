// SPDX-License-Identifier: MIT
// ending: registers a function that cleans up when the process ends at once:
// when memory runs out, or when a signal arrives during a long computation.
#pragma once

struct ending {
    void (*run)(void *data); /* may be called in any thread, while other threads
                                run and no memory is left */
    void *data;
};

/* Registers the function to run at the end; NULL removes it. *e must live until
   it is replaced. */
void ending_set(const struct ending *e);

/* Runs the registered function, at most once. The caller then ends the
   process. */
void ending_run(void);

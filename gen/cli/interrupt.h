// SPDX-License-Identifier: MIT
// interrupt: signals during a build: they are held, and the build stops at the
// next page (build_interrupted). One page, or a computation over all of them,
// may take long: then the process ends as if the signal had not been held.
#pragma once

/* Holds (SIG_BLOCK) or lets go (SIG_UNBLOCK) SIGINT, SIGTERM and SIGHUP.
   What the caller has us ignore is not held: it would count as one that
   came. */
void interrupt_hold(int how);

/* Runs the work. A held signal that came ends the process when the work goes
   on for a second, once what is on the disk is cleared away (base/ending).
   Without threads to be had the work is run all the same. */
void interrupt_run(void (*work)(void *data), void *data);

// SPDX-License-Identifier: MIT
// interrupt: blocks signals during a build, which then stops at the next page
// (build_interrupted). If one page, or a computation over all, takes too long,
// the process ends as if the signal had not been blocked.
#pragma once

/* Blocks (SIG_BLOCK) or unblocks (SIG_UNBLOCK) SIGINT, SIGTERM and SIGHUP. A
   signal that the parent process ignores is not blocked: it would count as
   received. */
void interrupt_mask(int how);

/* Calls work(data). If a blocked signal arrives and the work continues for a
   second, cleans up (base/ending) and ends the process. If no thread can be
   started, only calls work. */
void interrupt_run(void (*work)(void *data), void *data);

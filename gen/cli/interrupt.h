// SPDX-License-Identifier: MIT
// interrupt: blocks signals during a build. When a signal arrives, the build
// stops at the next page (build_interrupted). If the current work, on one page
// or on all pages at once, continues for a second after the signal, the process
// ends as if the signal had not been blocked.
#pragma once

/* Blocks (SIG_BLOCK) or unblocks (SIG_UNBLOCK) SIGINT, SIGTERM and SIGHUP in
   the calling thread. Skips signals that the process ignores: an ignored signal
   that is blocked would become pending and stop the build. */
void interrupt_mask(int how);

/* Calls work(data). If a blocked signal arrives and the work continues for a
   second, cleans up (base/ending) and ends the process. If no thread can be
   started, calls work without this limit. */
void interrupt_run(void (*work)(void *data), void *data);

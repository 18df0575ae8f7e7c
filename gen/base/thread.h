// SPDX-License-Identifier: MIT
// thread: starts threads whose stacks have the same size on all systems.
#pragma once

#include <pthread.h>
#include <stdbool.h>

/* Calls run(data) in a new thread with a stack of 8 MiB, the usual size on
   Linux. macOS and musl usually give threads at most 512 KiB, too little for
   the allowed depth of recursion over input. Returns false if no thread can be
   started. The caller joins the thread. */
bool thread_start(pthread_t *thread, void *(*run)(void *data), void *data);

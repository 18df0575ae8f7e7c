// SPDX-License-Identifier: MIT
// thread: pthread_create with a stack size.
#include "base/thread.h"

bool thread_start(pthread_t *thread, void *(*run)(void *data), void *data)
{
    enum { STACK_BYTES = 8 << 20 };
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0)
        return false;
    bool started = pthread_attr_setstacksize(&attributes, STACK_BYTES) == 0 &&
                   pthread_create(thread, &attributes, run, data) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

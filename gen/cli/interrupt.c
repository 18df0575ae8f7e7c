// SPDX-License-Identifier: MIT
// interrupt: a thread checks ten times a second whether a signal is pending. If
// the build has not stopped by itself a second later, the thread unblocks the
// signal, which ends the process.
#include "cli/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "base/ending.h"
#include "build/build.h"

enum { POLL_NS = 100000000, POLLS_MAX = 10 };

static sigset_t blockable_signals(void)
{
    static const int SIGNALS[] = {SIGINT, SIGTERM, SIGHUP};
    sigset_t signals;
    sigemptyset(&signals);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++) {
        struct sigaction action;
        if (sigaction(SIGNALS[i], NULL, &action) == 0 &&
            action.sa_handler != SIG_IGN)
            sigaddset(&signals, SIGNALS[i]);
    }
    return signals;
}

void interrupt_mask(int how)
{
    sigset_t signals = blockable_signals();
    pthread_sigmask(how, &signals, NULL);
}

struct interrupt_watch {
    pthread_mutex_t lock;
    pthread_cond_t ends;
    bool ended;
};

static void *watch(void *data)
{
    struct interrupt_watch *w = data;
    struct timespec next;
    int late = 0;
    pthread_mutex_lock(&w->lock);
    clock_gettime(CLOCK_REALTIME, &next);
    while (!w->ended) {
        next.tv_nsec += POLL_NS;
        if (next.tv_nsec >= 1000000000) {
            next.tv_nsec -= 1000000000;
            next.tv_sec++;
        }
        pthread_cond_timedwait(&w->ends, &w->lock, &next);
        if (!w->ended && build_interrupted() && ++late > POLLS_MAX) {
            ending_run();
            interrupt_mask(SIG_UNBLOCK); /* ends the process */
        }
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

void interrupt_run(void (*work)(void *data), void *data)
{
    struct interrupt_watch w = {PTHREAD_MUTEX_INITIALIZER,
                                PTHREAD_COND_INITIALIZER, false};
    pthread_t thread;
    bool watched = pthread_create(&thread, NULL, watch, &w) == 0;
    work(data);
    if (!watched)
        return;
    pthread_mutex_lock(&w.lock);
    w.ended = true;
    pthread_cond_signal(&w.ends);
    pthread_mutex_unlock(&w.lock);
    pthread_join(thread, NULL);
}

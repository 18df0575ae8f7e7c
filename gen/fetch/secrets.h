// SPDX-License-Identifier: MIT
// secrets: removes parts of a database's address from a server's text, so that
// messages can quote the text.
#pragma once

#include "base/str.h"

/* Words that no message may show. */
struct secrets {
    struct strs words;
};

/* Adds a word, which must live as long as *s. Ignores STR_NONE and empty
   words. */
void secrets_add(struct arena *a, struct secrets *s, str word);

/* Returns the first 500 bytes of a text in one line. Replaces each secret word
   by "***", unless it is a part of a longer word, and also IPv4 addresses and
   "HOST:PORT". Replaces invalid UTF-8. In `a`. */
str secrets_hide(struct arena *a, const struct secrets *s, str text);

/* Like secrets_hide, for the message of a failed connection: also replaces
   everything in double quotes, such as names of hosts, users and databases, and
   drops the text before "failed: ". */
str secrets_hide_names(struct arena *a, const struct secrets *s, str text);

// SPDX-License-Identifier: MIT
// snapshot: checks that the files which `perfpress fetch` wrote are those of
// perfpress.lock, and that the lock fits perfpress.yaml.
#pragma once

#include "config/config.h"
#include "load/lock.h"

/* Prepares the computation of hashes. Returns false after reporting, at `at`,
   why hashes cannot be computed. */
bool snapshot_begin(struct arena *a, struct diags *d, struct pos at);

/* Sets s->changed, in `a`. `key` is the snapshot's entry of `fetch:`, or NULL.
   `sql` is the file that the entry names as its query, or NULL if that file
   cannot be read. */
void snapshot_compare(struct arena *a, struct snapshot *s,
                      const struct fetch_key *key, const struct source *sql);

/* Warns (snapshot-old) of each snapshot that was last compared with its source
   longer ago than its max_age. */
void snapshot_report_old(const struct lock *l, const struct fetch_keys *keys,
                         struct diags *d);

/* Returns whether pages may read or list the file at `path`: the lock names it,
   or no entry of `fetch:` writes it. A schema or query in a fetched folder may
   be the author's own. Otherwise, reports at `at` (snapshot-unlocked). */
bool snapshot_is_known(const struct lock *l, const struct fetch_keys *keys,
                       struct diags *d, str path, struct pos at);

/* Returns whether the bytes of a file may be used: snapshot_is_known, and
   either the file is not a snapshot, or its bytes, query and parameters are
   those in the lock. Otherwise, reports the difference at `at`. If git has
   replaced each "\n" of a snapshot with "\r\n", *bytes becomes the bytes that
   were fetched, in `a`. */
bool snapshot_holds(const struct lock *l, const struct fetch_keys *keys,
                    struct arena *a, struct diags *d, str path, str *bytes,
                    struct pos at);

/* Returns whether the file `src`, whose bytes may be used, has the columns and
   the number of rows of its entry in the lock, or has no entry. Otherwise,
   reports the difference in the lock (lock-value). src->text is the text of the
   file, not compressed. */
bool snapshot_fits(const struct lock *l, const struct fetch_keys *keys,
                   struct arena *a, struct diags *d, const struct source *src);

/* `read` is the file that `name`, a name or pattern, means; `other` is another
   file that `name` could mean. If an entry of `fetch:` writes one of these
   files, warns (snapshot-shadowed) that `name` means `read`, and returns true.
   Otherwise, returns false. */
bool snapshot_report_shadow(const struct fetch_keys *keys, struct diags *d,
                            str name, str read, str other, struct pos at);

/* If an entry of `fetch:` writes the file at `path`, which is missing,
   reports that the file was not fetched (snapshot-missing) and returns true.
   The report is at `at` or, if at.src is NULL, at the entry. Returns false
   for other files, and for files in the folder of an entry that the lock does
   not name. */
bool snapshot_is_missing(const struct lock *l, const struct fetch_keys *keys,
                         struct diags *d, str path, struct pos at);

/* Reports each missing file that `fetch:` writes and that is a page or is
   copied to the output. `files` has the paths of the files that exist. No page
   needs to name such a file, so no other check would find it missing. */
void snapshot_report_missing(const struct lock *l, const struct config *c,
                             const struct map *files, struct diags *d);

/* An entry of `fetch:` whose folder may have other files after the next
   fetch. */
struct snapshot_folder {
    const struct fetch_key *key;
    str changed; /* what has changed since the fetch; STR_NONE if the entry has
                    no file in the lock */
};

/* The files that exist once all entries of `fetch:` are fetched. */
struct snapshot_paths {
    struct map names;  /* folder -> struct strs * with the names in it */
    struct strs files; /* paths from the root */
    struct {
        struct snapshot_folder *v;
        size_t n, cap;
    } folders;
};

/* Fills in *out, in `a`. */
void snapshot_paths(struct arena *a, const struct lock *l,
                    const struct fetch_keys *keys, struct snapshot_paths *out);

/* Reports, at `at`, why it is unknown which files a folder will have
   (snapshot-missing, snapshot-query). */
void snapshot_report_folder(struct diags *d, const struct snapshot_folder *f,
                            struct pos at);

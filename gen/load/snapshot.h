// SPDX-License-Identifier: MIT
// snapshot: checks that the files which `perfpress fetch` wrote are as recorded
// in perfpress.lock, and that the records fit perfpress.yaml. Reports files
// that are old or missing.
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

/* Returns whether pages may read or list the file at `path`. True if
   perfpress.lock names the file, if no entry of `fetch:` writes it, or if it is
   a schema or query in a folder that `fetch:` writes, which may be the author's
   own. Otherwise, reports the file at `at` (snapshot-unlocked) and returns
   false. */
bool snapshot_is_known(const struct lock *l, const struct fetch_keys *keys,
                       struct diags *d, str path, struct pos at);

/* Returns whether the bytes of a file may be used. First, snapshot_is_known
   must be true. Second, if the file is a snapshot, its bytes, query and
   parameters must be those recorded in perfpress.lock. Otherwise, reports the
   difference at `at` and returns false. If git has replaced each "\n" of a
   snapshot with "\r\n", *bytes becomes the bytes that were fetched, in `a`. */
bool snapshot_holds(const struct lock *l, const struct fetch_keys *keys,
                    struct arena *a, struct diags *d, str path, str *bytes,
                    struct pos at);

/* For a file `src` for which snapshot_holds is true. Returns whether the file
   has the columns and the number of rows that perfpress.lock records for it;
   true if perfpress.lock does not name the file. Otherwise, reports the
   difference at a position in perfpress.lock (lock-value) and returns false.
   src->text is the text of the file, not compressed. */
bool snapshot_fits(const struct lock *l, const struct fetch_keys *keys,
                   struct arena *a, struct diags *d, const struct source *src);

/* A page names two files by `name`, a name or pattern: `read`, which is used,
   and `other`, which would be used if `read` did not exist. If an entry of
   `fetch:` writes one of these files, warns (snapshot-shadowed) that `read` is
   used, and returns true. Otherwise, returns false. */
bool snapshot_report_shadow(const struct fetch_keys *keys, struct diags *d,
                            str name, str read, str other, struct pos at);

/* If an entry of `fetch:` writes the file at `path`, which is missing, reports
   that the file was not fetched (snapshot-missing) and returns true. The report
   is at `at` or, if at.src is NULL, at the entry. Returns false for all other
   files. These include files in the folder of an entry that perfpress.lock does
   not name, since it is unknown which files the entry writes there. */
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

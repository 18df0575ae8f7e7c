// SPDX-License-Identifier: MIT
// database: runs a query on the server whose address is in the environment, and
// writes the rows into a CSV file.
#include "fetch/database.h"

#include "base/digest.h"
#include "base/vec.h"
#include "fetch/snapshot_write.h"

bool database_fetch(struct fetch_run *r, const struct fetch_key *key)
{
    struct fetch_query q = {.key = key};
    const struct fetch_driver *driver =
        r->find_driver(r->a, r->d, key, &q.address);
    struct source *sql =
        site_read(r->site, r->a, r->d, key->query, key->query_at, true);
    if (!driver || !sql)
        return false;
    sql->text = str_replace(r->a, sql->text, S("\r\n"), S("\n"));
    q.sql = sql;
    struct snapshot s = {.at = key->at};
    struct snapshot_write *w = snapshot_write_begin(&r->files, key, q.sql);
    if (w) {
        struct fetch_rows rows = snapshot_write_rows(w);
        s.from.server = driver->run(r->a, r->d, &q, &rows);
    }
    bool ok = s.from.server.p && snapshot_write_end(w, &s);
    snapshot_write_free(w);
    s.from.database = key->database;
    s.from.query = key->query;
    s.from.query_sha256 = digest_sha256(r->a, q.sql->text);
    s.from.parameters = key->parameters;
    if (ok)
        vec_push(r->a, &r->found, s);
    return ok;
}

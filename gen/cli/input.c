// SPDX-License-Identifier: MIT
// input: searches for the site, and reads the file.
#include "cli/input.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "base/real.h"
#include "cli/report.h"
#include "load/text.h"

static bool read_text(struct input *in, struct arena *a, const char *name,
                      struct diags *d)
{
    struct buf b = {.a = a};
    FILE *file = strcmp(name, "-") ? fopen(name, "rb") : stdin;
    size_t n = 1;
    while (file && n) {
        buf_room(&b, 1 << 16);
        n = fread(b.p + b.n, 1, b.cap - b.n, file);
        b.n += n;
    }
    bool ok = file && !ferror(file);
    in->source = (struct source){.name = str_c(name), .text = buf_str(&b)};
    if (!ok)
        diag_at(d, DIAG_FILE_READ, (struct pos){0}, in->source.name,
                str_c(strerror(errno)));
    if (file && file != stdin)
        fclose(file);
    return ok && text_check(d, &in->source, false);
}

/* Returns the absolute path of the folder that contains the file `name`, with
   symbolic links resolved. "-" is in the working directory. */
static str folder_of(struct arena *a, const char *name)
{
    str dir = strcmp(name, "-") ? path_dir(str_c(name)) : S("");
    if (!dir.n)
        dir = *name == '/' ? S("/") : S(".");
    str folder = real_path(a, dir);
    return folder.p ? folder : S("/");
}

/* Returns a folder relative to the site's root; "" for the root itself and for
   folders outside of it. */
static str below_root(str root, str folder)
{
    if (!str_starts(folder, root))
        return S("");
    str rest = str_from(folder, root.n);
    return rest.n && rest.p[0] == '/' ? str_from(rest, 1) : S("");
}

bool input_open(struct input *in, struct arena *a, const char *name,
                struct input_site site, struct diags *d)
{
    str folder = folder_of(a, name), root = STR_NONE;
    bool ok = true;
    if (site.dir)
        ok = report_find_root(a, site.dir, &root, d);
    else
        root = site_find_root(a, folder);
    if (!root.p && ok && site.near)
        root = site_find_root(a, S("."));
    if (!ok || !read_text(in, a, name, d))
        return false;
    if (root.p)
        ok = site_load(&in->site, root, d);
    else
        site_bare(&in->site, folder);
    in->folder = ok ? below_root(in->site.root, folder) : STR_NONE;
    return ok;
}

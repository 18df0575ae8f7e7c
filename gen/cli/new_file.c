// SPDX-License-Identifier: MIT
// new_file: creates files and folders, and reports failures.
#include "cli/new_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/codes/files.h"

bool new_file_fault(struct diags *d, const char *path)
{
    diag_at(d, DIAG_FILE_WRITE, (struct pos){0}, str_c(path),
            str_c(strerror(errno)));
    return false;
}

bool new_file_folders(struct arena *a, str path, struct diags *d)
{
    for (size_t i = 1; i <= path.n; i++) {
        if (i < path.n && path.p[i] != '/')
            continue;
        const char *folder = str_dupz(a, str_slice(path, 0, i));
        struct stat st;
        if (mkdir(folder, 0777) == 0 ||
            (errno == EEXIST && stat(folder, &st) == 0 && S_ISDIR(st.st_mode)))
            continue;
        return new_file_fault(d, folder);
    }
    return true;
}

bool new_file_write(struct arena *a, str path, int flags, str bytes,
                    struct diags *d)
{
    const char *name = str_dupz(a, path);
    int fd = open(name, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | flags, 0666);
    FILE *out = fd < 0 ? NULL : fdopen(fd, "wb");
    bool ok = out && fwrite(bytes.p, 1, bytes.n, out) == bytes.n;
    if (out && fclose(out) != 0)
        ok = false;
    return ok || new_file_fault(d, name);
}

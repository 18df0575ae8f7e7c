// SPDX-License-Identifier: MIT
// system: functions that differ between operating systems. The build compiles
// system_linux.c on Linux, and system_posix.c elsewhere and with PORTABLE=1.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

/* ---- files ---- */

/* Flags of open(2) for a folder whose descriptor is only passed to openat(2)
   and similar calls: O_PATH or O_SEARCH, which need no read permission, or
   O_RDONLY if the system has neither. */
extern const int SYSTEM_FOLDER;

/* Like openat(2), for a relative path that neither leaves the folder `dir` nor
   contains a symbolic link: the kernel checks this in one step. Returns -1 and
   sets errno on failure: ENOSYS or EPERM if the kernel cannot or may not check,
   ELOOP for a link, EXDEV for a path that leaves the folder. */
int system_open_beneath(int dir, const char *path, int flags, mode_t mode);

/* Like fstatat(2), by the rules of system_open_beneath. The file needs no read
   permission. `st` may be NULL. */
int system_stat_beneath(int dir, const char *path, struct stat *st);

/* Exchanges two files or folders of one file system in one step. Returns 0, or
   -1 and sets errno: ENOSYS or EINVAL if that is not supported. */
int system_exchange(int dir, const char *name, int to_dir, const char *to);

/* Renames a file or folder unless `to` exists. Returns 0, or -1 and sets errno:
   EEXIST if `to` exists, ENOSYS or EINVAL if that is not supported. */
int system_rename_new(int dir, const char *name, int to_dir, const char *to);

/* Copies the access control lists and the user's extended attributes of the
   open folder `from` to the open folder `to`. All other attributes are left as
   the system set them. Returns false on failure. */
bool system_copy_attributes(int from, int to);

/* Returns whether two open folders are on the same mount. Only then can files
   be linked and renamed between them. */
bool system_same_mount(int x, int y);

/* Starts writing a file's contents to the disk without waiting for the end.
   Only a hint. */
void system_start_sync(int fd);

/* Returns whether a path is on a file system such as NFS, SMB, 9p or FUSE,
   which does not report changes that other machines make. */
bool system_is_remote(const char *path);

/* Returns the path of the running program, in `to` of `size` bytes, or NULL if
   the system does not provide it. */
const char *system_program(char *to, size_t size);

enum { SYSTEM_LIBRARY_SIZE = 64 };

/* Returns the file name of a shared library for dlopen(3), in `to`: "libz.so.1"
   for "z" and 1. The library may be in several folders: `i` is the index of a
   folder, from 0. If there is no folder with this index, returns NULL and
   leaves `to` unchanged. */
const char *system_library(char to[SYSTEM_LIBRARY_SIZE], const char *name,
                           unsigned version, size_t i);

/* ---- processes and memory ---- */

/* Returns the number of processors that the process may use, at least 1. */
size_t system_processors(void);

/* Keeps the process's memory out of core dumps and away from other processes
   of the same user, as far as the system can. */
void system_hide_memory(void);

/* Makes the heaps of threads grow in large steps. */
void system_tune_memory(void);

/* Returns freed memory to the system. */
void system_trim_memory(void);

/* Asks for huge pages for n mapped bytes at p. Only a hint. */
void system_use_huge_pages(void *p, size_t n);

/* ---- network and desktop ---- */

/* Like socket(2), closed on exec. */
int system_socket(int family, int type, int protocol);

/* The program that opens a URL in the user's browser. */
extern const char SYSTEM_OPENER[];

#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""macho.py PROCESSOR PROGRAM: whether macOS would load a program: its kind,
libraries, symbols, and for arm64 its ad-hoc signature, hash by hash. Prints
what does not hold; exits with 1 then."""
import hashlib
import struct
import sys

PROCESSORS = {'arm64': 0x0100000c, 'x86_64': 0x01000007}
LIBRARIES = {'/usr/lib/libSystem.B.dylib': '', '/usr/lib/libcurl.4.dylib': '_curl_',
             '/usr/lib/libiconv.2.dylib': '_iconv',
             '/usr/lib/libsqlite3.dylib': '_sqlite3_'}
LC_SYMTAB, LC_LOAD_DYLIB, LC_CODE_SIGNATURE = 2, 0xc, 0x1d
LC_LOAD_WEAK_DYLIB, LC_BUILD_VERSION = 0x80000018, 0x32
MH_EXECUTE, MH_PIE = 2, 0x200000
CS_ADHOC, CS_SHA256 = 2, 2
faults = []


def check(holds, fault):
    if not holds:
        faults.append(fault)


def commands(data):
    n, at = struct.unpack_from('<I', data, 16)[0], 32
    for _ in range(n):
        kind, size = struct.unpack_from('<II', data, at)
        yield kind, at, data[at:at + size]
        at += size


def undefined(data, symtab):
    """Names of symbols that libraries must have, with the library's number."""
    at, n, strings = struct.unpack_from('<III', symtab, 8)
    for i in range(n):
        name, kind, _, desc, _ = struct.unpack_from('<IBBHQ', data,
                                                    at + 16 * i)
        if kind & 0xe0 == 0 and kind & 0x0e == 0 and kind & 1:
            start = strings + name
            yield data[start:data.index(0, start)].decode(), desc >> 8


def check_signature(data, command):
    at, size = struct.unpack_from('<II', command, 8)
    check(at + size == len(data), 'the signature is not the end of the file')
    magic, _, n = struct.unpack_from('>III', data, at)
    check(magic == 0xfade0cc0, 'the signature is not a superblob')
    directories = [at + offset for kind, offset in
                   struct.iter_unpack('>II', data[at + 12:at + 12 + 8 * n])
                   if kind == 0]
    check(len(directories) == 1, 'there is no code directory')
    for start in directories:
        (magic, _, _, flags, hashes, _, _, slots, limit, hash_size, hash_kind,
         _, page_bits) = struct.unpack_from('>9I4B', data, start)
        check(magic == 0xfade0c02, 'the code directory has another magic')
        check(flags & CS_ADHOC, 'the signature is not ad hoc')
        check(hash_kind == CS_SHA256 and hash_size == 32, 'no SHA-256')
        check(limit == at, 'the signature covers another length')
        page = 1 << page_bits
        check(slots == (limit + page - 1) // page, 'pages without a hash')
        for i in range(slots):
            piece = data[i * page:min(limit, (i + 1) * page)]
            slot = start + hashes + 32 * i
            check(hashlib.sha256(piece).digest() == data[slot:slot + 32],
                  f'page {i} has another hash')


def main(processor, path):
    with open(path, 'rb') as f:
        data = f.read()
    magic, cpu, _, kind, _, _, flags = struct.unpack_from('<7I', data)
    check(magic == 0xfeedfacf, 'not a Mach-O file of 64 bits')
    check(cpu == PROCESSORS[processor], 'for another processor')
    check(kind == MH_EXECUTE and flags & MH_PIE,
          'not a position-independent program')
    found, libraries, symbols = set(), [], []
    for kind, _, command in commands(data):
        found.add(kind)
        if kind in (LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB):
            start = struct.unpack_from('<I', command, 8)[0]
            libraries.append(command[start:].split(b'\0')[0].decode())
        elif kind == LC_SYMTAB:
            symbols = list(undefined(data, command))
        elif kind == LC_BUILD_VERSION:
            system, least = struct.unpack_from('<II', command, 8)
            check(system == 1 and least == 0x0c0000,
                  'for another system than macOS 12 or later')
        elif kind == LC_CODE_SIGNATURE:
            check_signature(data, command)
    check(LC_BUILD_VERSION in found, 'no version of macOS is named')
    check(LC_CODE_SIGNATURE in found or processor != 'arm64', 'not signed')
    check(set(libraries) == set(LIBRARIES), f'libraries: {libraries}')
    check(symbols, 'no symbol is undefined: the table cannot be read')
    for name, library in symbols:
        check(0 < library <= len(libraries), f'no library has {name}')
        prefix = next((p for p in LIBRARIES.values()
                       if p and name.startswith(p)), '')
        check(LIBRARIES.get(libraries[library - 1]) == prefix,
              f'{name} is expected of another library')
    for fault in faults:
        print(f'{path}: {fault}')
    print(f'{processor}: {len(libraries)} libraries, {len(symbols)} symbols '
          f'of them, {len(faults)} faults')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))

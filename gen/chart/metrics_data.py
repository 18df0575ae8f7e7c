#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Prints metrics_data.c: the widths of characters, of three fonts the widest
and a tenth more. Needs Debian's fonts-dejavu-core, fonts-liberation,
fonts-roboto-unhinted and python3-fonttools."""
import glob

from fontTools.ttLib import TTFont

NAMES = [('DejaVuSans', 'DejaVuSans-Bold'),
         ('LiberationSans-Regular', 'LiberationSans-Bold'),
         ('Roboto-Regular', 'Roboto-Bold')]
RUNS = [(0x20, 0x17f), (0x370, 0x3ff), (0x400, 0x45f), (0x2010, 0x2044),
        (0x2070, 0x209c), (0x20a0, 0x20bf), (0x2190, 0x2199),
        (0x2200, 0x226f), (0x25a0, 0x25cf)]


def widths(name):
    path, = glob.glob(f'/usr/share/fonts/truetype/**/{name}.ttf', recursive=True)
    font = TTFont(path)
    advance, em = font['hmtx'].metrics, font['head'].unitsPerEm
    return {c: advance[g][0] / em for c, g in font.getBestCmap().items()}


def main():
    fonts = [[widths(n) for n in weight] for weight in zip(*NAMES)]
    print('// SPDX-License-Identifier: MIT')
    print('// metrics_data: written by metrics_data.py from the tables of fonts.')
    print('#include "chart/metrics_data.h"\n\n// clang-format off')
    print('const struct metrics_run METRICS_RUNS[] = {')
    at = 0
    for first, last in RUNS:
        print(f'    {{{first:#x}, {last:#x}, {at}}},')
        at += last - first + 1
    print('};\nconst size_t METRICS_N_RUNS = '
          'sizeof METRICS_RUNS / sizeof *METRICS_RUNS;\n')
    print('const unsigned short METRICS_WIDTHS[2][METRICS_N] = {')
    for weight in fonts:
        cells = []
        for first, last in RUNS:
            for c in range(first, last + 1):
                known = [f[c] for f in weight if c in f]
                cells.append(round(1100 * max(known, default=0)) or 1100)
        print('    {')
        for i in range(0, at, 14):
            print('     ' + ''.join(f'{w},' for w in cells[i:i + 14]))
        print('    },')
    print('};')
    return at


if __name__ == '__main__':
    main()

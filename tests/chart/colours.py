#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""colours.py: the colours of charts.css in both themes: their contrast to the
ground, and how far apart they are for readers who see all colours, no red, no
green, no blue (Machado, Oliveira, Fernandes 2009; distances in OKLab: Ottosson
2020). The attributes that svg.c writes are those of the light theme. The last
line is "N passed, N failed"."""
import itertools
import math
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..')
SIGHT = {
    'all': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'no red': ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    'no green': ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                 (-0.011820, 0.042940, 0.968881)),
    'no blue': ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                (0.004733, 0.691367, 0.303900))}
TO_LMS = ((0.4122214708, 0.5363325363, 0.0514459929),
          (0.2119034982, 0.6806995451, 0.1073969566),
          (0.0883024619, 0.2817188376, 0.6299787005))
TO_LAB = ((0.2104542553, 0.7936177850, -0.0040720468),
          (1.9779984951, -2.4285922050, 0.4505937099),
          (0.0259040371, 0.7827717662, -0.8086757660))
APART, CONTRAST, CONTRAST_LINES = 0.10, 4.5, 3
passed = failed = 0


def check(ok, text):
    global passed, failed
    passed, failed = passed + ok, failed + (not ok)
    if not ok:
        print('FAILED:', text)


def times(m, v):
    return [sum(a * b for a, b in zip(row, v)) for row in m]


def linear(text):
    v = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v]


def contrast(x, y):
    def light(c):
        return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(c)))
    low, high = sorted((light(x), light(y)))
    return (high + 0.05) / (low + 0.05)


def seen(colour, sight):
    lms = times(TO_LMS, [max(0, c) for c in times(SIGHT[sight], linear(colour))])
    return times(TO_LAB, [c ** (1 / 3) for c in lms])


def main():
    css = open(os.path.join(ROOT, 'templates/assets/charts.css')).read()
    page = open(os.path.join(ROOT, 'templates/assets/perfpress.css')).read()
    pairs = re.findall(r'--chart-(\d): light-dark\((#\w+), (#\w+)\)', css)
    grounds = re.search(r'--bg: light-dark\((#\w+), (#\w+)\)', page).groups()
    code = open(os.path.join(ROOT, 'gen/chart/svg.c')).read()
    written = re.findall(r'S_INIT\("(#\w{6})"\)', code)
    check(written == [p[1] for p in pairs], 'svg.c and charts.css differ')
    for theme in (0, 1):
        colours = [p[1 + theme] for p in pairs]
        faint = colours.pop()  # lines beside the highlighted ones: no text
        check(contrast(faint, grounds[theme]) >= CONTRAST_LINES,
              f'{faint} on {grounds[theme]}: {contrast(faint, grounds[theme]):.2f}')
        for c in colours:
            check(contrast(c, grounds[theme]) >= CONTRAST,
                  f'{c} on {grounds[theme]}: {contrast(c, grounds[theme]):.2f}')
        for (x, y), sight in itertools.product(
                itertools.combinations(colours[1:], 2), SIGHT):
            d = math.dist(seen(x, sight), seen(y, sight))
            check(d >= APART, f'{x} and {y}, {sight}: {d:.3f}')
    print(f'{passed} passed, {failed} failed')
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())

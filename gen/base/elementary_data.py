#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Prints elementary_data.c: constants of 128 bits, computed with 600 digits by
Python's decimal module."""
from decimal import Decimal, getcontext
from math import factorial

getcontext().prec = 600


def arctan_inverse(n):
    total, term, k = Decimal(0), Decimal(1) / n, 1
    while term > Decimal(10) ** -590:
        total += term / k if k % 4 == 1 else -term / k
        term /= n * n
        k += 2
    return total


PI = 4 * (4 * arctan_inverse(5) - arctan_inverse(239))
LN2 = Decimal(2).ln()


def fixed(x, bits):
    """x * 2**bits, rounded, as the initializer of a 128-bit integer."""
    n = min(int((x * 2 ** bits).to_integral_value()), 2 ** 128 - 1)
    return f'W(0x{n >> 64:016x}, 0x{n & 2 ** 64 - 1:016x})'


def table(name, size, cells):
    print(f'const struct elementary_wide {name}[{size}] = {{')
    for cell in cells:
        print(f'    {cell},')
    print('};\n')


def main():
    print('// SPDX-License-Identifier: MIT')
    print('// elementary_data: written by elementary_data.py.')
    print('#include "base/elementary_data.h"\n')
    print('#define W(high, low) {high, low}\n\n// clang-format off')
    for name, x, bits in [('LN2', LN2, 128), ('HALF_PI', PI / 2, 127),
                          ('LOG2_E', 1 / LN2, 127),
                          ('LOG10_E', 1 / Decimal(10).ln(), 129)]:
        print(f'const struct elementary_wide ELEMENTARY_{name} =\n'
              f'    {fixed(x, bits)};')
    print()
    table('ELEMENTARY_FACTORIALS', 'ELEMENTARY_N_FACTORIALS',
          [fixed(Decimal(1) / factorial(k), 127) for k in range(36)])
    table('ELEMENTARY_INVERSES', 'ELEMENTARY_N_INVERSES',
          [fixed(Decimal(1) / (k + 1), 127) for k in range(20)])
    table('ELEMENTARY_POWERS', '2 * 16',
          [fixed(Decimal(2) ** (Decimal(i) / 16), 127) for i in range(16)] +
          [fixed(Decimal(2) ** (Decimal(i) / 256), 127) for i in range(16)])
    table('ELEMENTARY_LOGS', '65',
          [fixed(-(Decimal(round(512 * 64 / (64 + i))) / 512).ln(), 128)
           for i in range(65)])
    bits = int((2 / PI * 2 ** 1280).to_integral_value(rounding='ROUND_FLOOR'))
    print('const uint64_t ELEMENTARY_TWO_OVER_PI[22] = {\n    0, 0,')
    for i in range(20):
        print(f'    0x{bits >> 64 * (19 - i) & 2 ** 64 - 1:016x},')
    print('};')


if __name__ == '__main__':
    main()

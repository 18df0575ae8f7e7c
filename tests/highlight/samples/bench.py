#!/usr/bin/env python3
"""Measures the throughput of a model."""
import time
import numpy as np, os.path as p
from dataclasses import dataclass, field


@dataclass
class Result(Base):
    """One row."""
    name: str = "none"
    latency: float = 1.5e-3
    rows: list[int] = field(default_factory=list)

    def __init__(self, n=10, *, mask=0xff, **kwargs):
        super().__init__()
        self.n = n if n is not None else 1_000

    @property
    def cost(self):
        # per million tokens
        return 1e6 / self.latency * 0.75 ** 2


async def main(path: str) -> None:
    r = Result(name=f"model {path!r}: {1 + 2:>8.3f} {{}} {d['key']}\n")
    try:
        with open(path, 'rb') as f:
            for i, line in enumerate(f):
                if not line or line == b'\x00' and i >= 3:
                    raise ValueError('bad \'line\' %d' % i)
                yield line.split(r"\d+")
    except (OSError, KeyError) as e:
        print(e, end='''
''')
    finally:
        lambda x: x @ x
    return True, None, [x for x in range(3) if x in r], int("3"), r.print


if __name__ == "__main__":
    main(os.environ["X"])

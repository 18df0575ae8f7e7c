#!/usr/bin/env python3
"""live.py PERFPRESS PORT DIR: live_s3, the tests of the S3 client, against the
service that s3.sh started at PORT, as it is and behind the proxy of each
fault."""
import os
import subprocess
import sys

from testing import Proxy, Publisher, end, ok

FAULTS = ("none", "busy", "late", "drop", "cut", "slow", "hang", "etag",
          "etags")
p = Publisher(*sys.argv[1:4], name="live")
program = os.path.dirname(p.perfpress) + "/tests/publish/live_s3"
for fault in FAULTS:
    with Proxy(p, fault) as proxy:
        got = subprocess.run(
            [program, fault], timeout=900, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            env={**os.environ, "CMOCKA_MESSAGE_OUTPUT": "stdout",
                 "S3_ENDPOINT": f"http://127.0.0.1:{proxy.port}"})
    ok(got.returncode == 0 and "[  PASSED  ]" in got.stdout,
       f"live_s3 {fault}: {got.returncode}\n{got.stdout}")
end()

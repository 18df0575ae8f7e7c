#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""dns.py ADDRESS NAME: a name server at ADDRESS, port 53, for ten minutes at
most. It knows NAME, which is 127.0.0.1, and nothing else. It prints "ready"
once it answers."""
import signal
import socket
import struct
import sys

ANSWER = struct.pack("!HHHIH4s", 0xC00C, 1, 1, 60, 4, bytes([127, 0, 0, 1]))


def answer(query, known):
    """RFC 1035: the question as it came, and an A record for it."""
    at, name = 12, []
    while query[at]:
        name.append(query[at + 1 : at + 1 + query[at]])
        at += 1 + query[at]
    question = query[12 : at + 5]
    kind = struct.unpack("!H", query[at + 1 : at + 3])[0]
    here = b".".join(name).lower() == known
    count = 1 if here and kind == 1 else 0
    head = struct.pack("!HHHHH", 0x8180 if here else 0x8183, 1, count, 0, 0)
    return query[:2] + head + question + ANSWER * count


signal.alarm(600)
sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
sock.bind((sys.argv[1], 53))
print("ready", flush=True)
while True:
    query, who = sock.recvfrom(512)
    sock.sendto(answer(query, sys.argv[2].encode()), who)

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""slow.py PORT: very many clients at once that send a byte now and then, or ask
for events and hold on to them. Prints the longest time that another client
waited for a page in the meantime, in whole milliseconds."""
import socket
import sys
import threading
import time

PORT = int(sys.argv[1])
CLIENTS = 700
held = []
over = threading.Event()


def connect():
    s = socket.create_connection(('127.0.0.1', PORT), timeout=5)
    held.append(s)
    return s


def drip():
    while not over.is_set():
        for s in held[:]:
            try:
                s.send(b'x')
            except OSError:
                held.remove(s)
        over.wait(0.5)


def ask():
    began = time.monotonic()
    with socket.create_connection(('127.0.0.1', PORT), timeout=9) as s:
        s.sendall(b'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
        answer = b''
        while chunk := s.recv(1 << 16):
            answer += chunk
    if not answer.startswith(b'HTTP/1.1 200 '):
        raise OSError('no page: %r' % answer[:40])
    return time.monotonic() - began


def try_with(request):
    for _ in range(CLIENTS):
        try:
            connect().sendall(request)
        except OSError:
            pass
    longest = 0
    for _ in range(8):
        longest = max(longest, ask())
        time.sleep(0.25)
    return longest


threading.Thread(target=drip, daemon=True).start()
worst = try_with(b'GET / HTTP/1.1\r\nX: ')
worst = max(worst, try_with(b'GET /.perfpress/events/ HTTP/1.1\r\nHost: localhost\r\n\r\n'))
over.set()
print(int(worst * 1000))

#!/usr/bin/env python3
"""cloudfront.py [LOG]: CreateInvalidation of Amazon CloudFront as far as it is
documented, on a free port of 127.0.0.1, which it prints, and, with a
certificate that nobody vouches for, on a second one. Each request's
signature is computed anew here, by the "Signature Version 4" of the AWS General
Reference, whose own examples are tried first. What was taken is appended to LOG
as a line of JSON. Ends when its standard input does.

Distributions: E2EXAMPLE takes everything, EDENIED nothing, EBUSY has too much
under way, ETHROTTLE answers every second request, ESLOW fails every second one
after it has taken it, EHANG takes all and never says so. No other one is there.
"""
import hashlib
import hmac
import json
import os
import ssl
import sys
import threading
import time
import xml.etree.ElementTree as xml
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, quote

KEYS = {"AKIDEXAMPLE": ("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", None),
        "test:tester": ("testing", None),
        "ASIAEXAMPLE": ("temporary/secret", "the/session+token==")}
SPACE = "{http://cloudfront.amazonaws.com/doc/2020-05-31/}"


def digest(data):
    return hashlib.sha256(data).hexdigest()


def signature(secret, method, path, query, headers, payload, scope, time):
    """headers: (name in lower case, value), of those that are signed."""
    date, region, service, _ = scope.split("/")
    pairs = sorted(tuple(p.partition("=")[::2]) for p in query.split("&") if p)
    canonical = "\n".join([
        method, quote(unquote(path), safe="/-_.~"),
        "&".join(f"{name}={value}" for name, value in pairs),
        "".join(f"{n}:{' '.join(v.split())}\n" for n, v in sorted(headers)),
        ";".join(sorted(n for n, _ in headers)), payload])
    text = "\n".join(["AWS4-HMAC-SHA256", time, scope, digest(canonical.encode())])
    key = ("AWS4" + secret).encode()
    for part in (date, region, service, "aws4_request", text):
        key = hmac.new(key, part.encode(), hashlib.sha256).digest()
    return key.hex()


def try_vectors():
    """Of the test suite of Signature Version 4, and of the General Reference."""
    secret = KEYS["AKIDEXAMPLE"][0]
    time, suite = "20150830T123600Z", "20150830/us-east-1/service/aws4_request"
    host = [("host", "example.amazonaws.com"), ("x-amz-date", time)]
    empty = digest(b"")
    for got, want in [
        (signature(secret, "GET", "/", "", host, empty, suite, time),
         "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        (signature(secret, "POST", "/", "", host, empty, suite, time),
         "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
        (signature(secret, "GET", "/",
                   "Action=ListUsers&Version=2010-05-08",
                   [("content-type", "application/x-www-form-urlencoded; charset=utf-8"),
                    ("host", "iam.amazonaws.com"), ("x-amz-date", time)],
                   empty, "20150830/us-east-1/iam/aws4_request", time),
         "5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7"),
    ]:
        if got != want:
            sys.exit(f"cloudfront.py: computes {got} instead of {want}")


class Refusal(Exception):
    pass


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    lock = threading.Lock()
    taken = {}  # reference -> paths
    counts = {}
    log = None

    def log_message(self, *args):
        pass

    def answer(self, status, body):
        data = ('<?xml version="1.0"?>\n' + body).encode()
        self.send_response_only(status)
        self.send_header("Content-Type", "text/xml")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def check_signature(self, body):
        kind, _, rest = self.headers["Authorization"].partition(" ")
        parts = dict(p.split("=", 1) for p in rest.split(", "))
        key, _, scope = parts["Credential"].partition("/")
        date = self.headers["X-Amz-Date"]
        if kind != "AWS4-HMAC-SHA256" or key not in KEYS:
            raise Refusal(403, "InvalidClientTokenId", "The security token included in the request is invalid.")
        secret, token = KEYS[key]
        if self.headers["X-Amz-Security-Token"] != token:
            raise Refusal(403, "InvalidClientTokenId", "The security token included in the request is invalid.")
        signed = parts["SignedHeaders"].split(";")
        if not {"host", "x-amz-date"} <= set(signed) or signed != sorted(signed):
            raise Refusal(400, "IncompleteSignature", "host and date are to be signed")
        if token and "x-amz-security-token" not in signed:
            raise Refusal(400, "IncompleteSignature", "the token is to be signed")
        if scope != date[:8] + "/us-east-1/cloudfront/aws4_request":
            raise Refusal(403, "SignatureDoesNotMatch", "Credential should be scoped to a valid region.")
        sent = datetime.strptime(date, "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc)
        if abs((datetime.now(timezone.utc) - sent).total_seconds()) > 300:
            raise Refusal(403, "RequestExpired", "Request has expired.")
        path, _, query = self.path.partition("?")
        want = signature(secret, self.command, path, query,
                         [(n, self.headers[n]) for n in signed], digest(body), scope, date)
        if not hmac.compare_digest(want, parts["Signature"]):
            raise Refusal(403, "SignatureDoesNotMatch", "The request signature we calculated does not match "
                          "the signature you provided. Check your AWS Secret Access Key and signing method.")

    def read_batch(self, body):
        try:
            batch = xml.fromstring(body)
        except xml.ParseError as fault:
            raise Refusal(400, "MalformedXML", str(fault))
        paths = [p.text for p in batch.findall(f"{SPACE}Paths/{SPACE}Items/{SPACE}Path")]
        quantity = batch.findtext(f"{SPACE}Paths/{SPACE}Quantity")
        reference = batch.findtext(f"{SPACE}CallerReference")
        if batch.tag != SPACE + "InvalidationBatch" or not reference:
            raise Refusal(400, "MalformedXML", "no InvalidationBatch with a CallerReference")
        if quantity != str(len(paths)) or not paths:
            raise Refusal(400, "InconsistentQuantities", "Quantity is not the number of items")
        for path in paths:
            if not path.startswith("/") or any(c <= " " or c > "~" or c in '<>"#{}|\\^~[]`' for c in path):
                raise Refusal(400, "InvalidArgument", f"Your request contains an invalid path {path}")
        return reference, paths

    def take(self, body):
        self.check_signature(body)
        parts = self.path.split("/")
        if parts[1:3] != ["2020-05-31", "distribution"] or parts[4:] != ["invalidation"]:
            raise Refusal(404, "NoSuchResource", "There is no such resource.")
        to = parts[3]
        count = self.counts[to] = self.counts.get(to, 0) + 1
        if to == "EDENIED":
            raise Refusal(403, "AccessDenied", "User: arn:aws:iam::123456789012:user/ci is not authorized to perform: "
                          "cloudfront:CreateInvalidation")
        if to == "EBUSY":
            raise Refusal(400, "TooManyInvalidationsInProgress", "Processing your request will cause you to exceed "
                          "the maximum number of in-progress wildcard invalidations.")
        if to == "ETHROTTLE" and count % 2:
            raise Refusal(400, "Throttling", "Rate exceeded")
        if to not in ("E2EXAMPLE", "ETHROTTLE", "ESLOW", "EHANG"):
            raise Refusal(404, "NoSuchDistribution", "The specified distribution does not exist.")
        reference, paths = self.read_batch(body)
        if self.taken.setdefault((to, reference), paths) != paths:
            raise Refusal(400, "InvalidArgument", "Your request contains a caller reference that was used for "
                          "a previous invalidation batch for the same distribution.")
        if self.log:
            with open(self.log, "a") as log:
                print(json.dumps({"to": to, "reference": reference, "paths": paths}), file=log)
        if to == "ESLOW" and count % 2:
            raise Refusal(503, "ServiceUnavailable", "try again")
        return to == "EHANG"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            with self.lock:
                hangs = self.take(body)
            if hangs:
                time.sleep(60)
            self.answer(201, "<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>")
        except Refusal as refusal:
            status, code, message = refusal.args
            self.answer(status, f'<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error>'
                        f"<Type>Sender</Type><Code>{code}</Code><Message>{message}</Message></Error>"
                        "<RequestId>1</RequestId></ErrorResponse>")


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # clients give up, too


def main():
    try_vectors()
    Handler.log = sys.argv[1] if len(sys.argv) > 1 else None
    servers = [Server(("127.0.0.1", 0), Handler) for _ in range(2)]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(os.path.join(os.path.dirname(__file__), "self-signed.pem"))
    servers[1].socket = context.wrap_socket(servers[1].socket, server_side=True)
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    print(*(server.server_address[1] for server in servers), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()

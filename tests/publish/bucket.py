"""bucket: what is in the service that s3.sh starts, by Swift's own API and
none of our code. As a program, `bucket.py PORT BUCKET [PREFIX]` prints each
object with its hash and headers."""
import http.client
import json
import sys
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

HEADERS = ("content-type", "cache-control", "content-encoding")


class Swift:
    def __init__(self, port):
        self.port = port
        self.token = None

    def request(self, method, path, body=None, headers={}, again=True):
        if not self.token:
            self.token = self.log_in()
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=900)
        c.request(method, "/v1/AUTH_test/" + path, body,
                  {"X-Auth-Token": self.token, **headers})
        answer = c.getresponse()
        bytes = answer.read()
        c.close()
        if answer.status == 401 and again:
            self.token = None
            return self.request(method, path, body, headers, False)
        return answer, bytes

    def log_in(self):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=900)
        c.request("GET", "/auth/v1.0", headers={
            "X-Auth-User": "test:tester", "X-Auth-Key": "testing"})
        answer = c.getresponse()
        answer.read()
        c.close()
        return answer.getheader("X-Auth-Token")

    def make(self, name):
        answer, _ = self.request("PUT", name)
        assert answer.status in (201, 202), answer.status

    def etag(self, path):
        """Of an object by its encoded path, or None."""
        answer, _ = self.request("HEAD", path)
        return answer.getheader("ETag") if answer.status == 200 else None

    def put(self, path, bytes, headers={}):
        answer, _ = self.request("PUT", path, bytes, headers)
        assert answer.status == 201, answer.status
        return answer.getheader("ETag")

    def get(self, path):
        answer, bytes = self.request("GET", path)
        assert answer.status == 200, (path, answer.status)
        return bytes, {h: answer.getheader(h) for h in HEADERS}

    def delete(self, path):
        self.request("DELETE", path)

    def list(self, name, prefix=""):
        """Hashes by key."""
        found, marker = {}, ""
        while True:
            query = urllib.parse.urlencode(
                {"format": "json", "prefix": prefix, "marker": marker})
            answer, bytes = self.request("GET", f"{name}?{query}")
            assert answer.status == 200, answer.status
            part = json.loads(bytes)
            if not part:
                return found
            for o in part:
                found[o["name"]] = o["hash"]
            marker = part[-1]["name"]

    def state(self, name, prefix=""):
        """Hash and headers by key below the prefix."""
        def describe(object):
            key, hash = object
            path = f"{name}/{urllib.parse.quote(key)}"
            answer, _ = self.request("HEAD", path)
            headers = [answer.getheader(h) for h in HEADERS]
            return key[len(prefix):], (hash, *headers)

        with ThreadPoolExecutor(4) as pool:
            return dict(pool.map(describe, self.list(name, prefix).items()))


if __name__ == "__main__":
    swift = Swift(int(sys.argv[1]))
    for key, what in sorted(swift.state(*sys.argv[2:]).items()):
        print(key, *what, sep="\t")

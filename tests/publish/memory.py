"""memory: a small S3 in memory, for what a real one would take long to do.
It knows one bucket, lists, heads, gets, puts (also conditional ones) and
deletes; signatures are not looked at. `hook(request)` may answer in its
place."""
import hashlib
import http.server
import threading
import urllib.parse
from xml.sax.saxutils import escape


class Memory:
    def __init__(self):
        self.objects = {}  # key -> (bytes, etag, mark)
        self.requests = []
        self.hook = None
        self.conditions = True
        self.marks = True
        self.lock = threading.Lock()
        memory = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def say(self, status, body=b"", headers={}):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def fault(self, status, code, headers={}):
                self.say(status, f"<Error><Code>{code}</Code></Error>".encode(),
                         headers)

            def serve(self):
                size = int(self.headers.get("Content-Length") or 0)
                self.body = self.rfile.read(size)
                url = urllib.parse.urlsplit(self.path)
                self.query = dict(urllib.parse.parse_qsl(
                    url.query, keep_blank_values=True))
                self.key = urllib.parse.unquote(
                    url.path.split("/", 2)[2] if url.path.count("/") > 1 else "")
                with memory.lock:
                    memory.requests.append((self.command, self.key))
                if memory.hook and memory.hook(self):
                    return
                with memory.lock:
                    answer = memory.answer(self)
                self.say(*answer)

            do_GET = do_HEAD = do_PUT = do_DELETE = serve

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def put(self, key, body, mark=None):
        self.objects[key] = (body, hashlib.md5(body).hexdigest(), mark)

    def answer(self, r):
        there = self.objects.get(r.key)
        if r.command == "GET" and not r.key:
            found = sorted(k for k in self.objects
                           if k.startswith(r.query.get("prefix", "")))
            return 200, ("<ListBucketResult><IsTruncated>false</IsTruncated>" + "".join(
                f"<Contents><Key>{escape(k)}</Key><ETag>\"{self.objects[k][1]}\""
                f"</ETag><Size>{len(self.objects[k][0])}</Size></Contents>"
                for k in found) + "</ListBucketResult>").encode(), {}
        if r.command in ("GET", "HEAD"):
            if not there:
                return 404, b"<Error><Code>NoSuchKey</Code></Error>", {}
            headers = {"ETag": f'"{there[1]}"'}
            if there[2] and self.marks:
                headers["x-amz-meta-perfpress"] = there[2]
            return 200, there[0], headers
        if r.command == "DELETE":
            self.objects.pop(r.key, None)
            return 204, b"", {}
        if_match = r.headers.get("If-Match")
        if not self.conditions and (if_match or r.headers.get("If-None-Match")):
            return 501, b"<Error><Code>NotImplemented</Code></Error>", {}
        if (r.headers.get("If-None-Match") and there) or (
                if_match and (not there or if_match.strip('"') != there[1])):
            return 412, b"<Error><Code>PreconditionFailed</Code></Error>", {}
        self.put(r.key, r.body, r.headers.get("x-amz-meta-perfpress"))
        return 200, b"", {"ETag": f'"{self.objects[r.key][1]}"'}

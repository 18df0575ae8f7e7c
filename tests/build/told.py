# SPDX-License-Identifier: MIT
# told.py SITE OUTPUT: what the pages of a built site tell other programs, read
# as these read it: JSON-LD by a JSON parser, the feed and the sitemap by an XML
# parser, the addresses held against the files. Prints what is not so, then "N
# passed, N failed".
import html.parser
import json
import os
import re
import sys
import urllib.parse
import xml.etree.ElementTree

site, out = sys.argv[1:]
settings = open(os.path.join(site, "perfpress.yaml"), encoding="utf-8").read()
base = re.search(r"^base_url: (\S+)", settings, re.M).group(1)
passed = failed = 0


def ok(good, text):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    if not good:
        print("FAILED:", text)


class Head(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.meta, self.links, self.data, self.inside = {}, [], [], False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        a = dict(attributes)
        if tag == "meta" and a.get("content") is not None:
            self.meta[a.get("property") or a.get("name")] = a["content"]
        if tag in ("a", "link"):
            self.links.append(a)
        self.inside = tag == "script" and a.get("type") == "application/ld+json"

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.data.append(data)


def file_of(address):
    ok(address.startswith(base), f"{address}: below {base}")
    path = urllib.parse.unquote(address[len(base):])
    return path + "index.html" if not path or path.endswith("/") else path


def there(address):
    return os.path.isfile(os.path.join(out, file_of(address)))


def check_dataset(page, head, text):
    data = json.loads(text)
    ok(data["@context"] == "https://schema.org" and data["@type"] == "Dataset", f"{page}: a Dataset")
    ok(data["name"] and data["description"], f"{page}: name and description")
    ok(data["url"] == head.meta["og:url"], f"{page}: its address")
    for d in data["distribution"]:
        ok(d["@type"] == "DataDownload" and there(d["contentUrl"]), f"{page}: {d}")
        kind = {".csv": "text/csv", ".json": "application/json"}
        ok(kind[os.path.splitext(d["contentUrl"])[1]] == d["encodingFormat"], f"{page}: {d}")
    ok(all(v["@type"] == "PropertyValue" and v["name"] for v in data["variableMeasured"]), f"{page}: variables")
    ok(re.fullmatch(r"\d{4}-\d\d(-\d\d)?", data.get("dateModified", "2000-01-01")), f"{page}: a date")


pages = []
for folder, _, files in os.walk(out):
    pages += [os.path.join(folder, f) for f in files if f.endswith(".html")]
for file in sorted(pages):
    page = os.path.relpath(file, out)
    text = open(file, encoding="utf-8").read()
    head = Head(text)
    if page == "404.html" or 'class="moved"' in text:
        ok("og:url" not in head.meta, f"{page}: says nothing of itself")
        continue
    for name in ("og:type", "og:title", "og:url", "og:site_name", "twitter:card"):
        ok(head.meta.get(name), f"{page}: {name}")
    ok(file_of(head.meta["og:url"]) == page, f"{page}: og:url")
    ok(len(head.meta.get("description", "")) <= 260, f"{page}: a short description")
    ok(head.meta.get("description") == head.meta.get("og:description"), f"{page}: one description")
    ok(len(head.data) == ('class="table-data"' in text), f"{page}: a Dataset where there are data")
    for data in head.data:
        check_dataset(page, head, data)
    for link in head.links:
        address = urllib.parse.urlsplit(link.get("href", ""))
        if "report" in link.get("class", "").split() and address.netloc:
            query = urllib.parse.parse_qs(address.query, strict_parsing=True)
            at = re.search(r"^At: (\S+)$", query["body"][0], re.M).group(1)
            ok(f'id="{urllib.parse.unquote(at.split("#")[1])}"' in text, f"{page}: {at}")
            ok(file_of(at.split("#")[0]) == page, f"{page}: {at}")
    feeds = [a for a in head.links if a.get("rel") == "alternate"]
    ok(len(feeds) == 1 and feeds[0]["type"] == "application/atom+xml", f"{page}: the feed")

# RFC 4287: what a feed and its entries must have.
ATOM = "{http://www.w3.org/2005/Atom}"
feed = xml.etree.ElementTree.parse(os.path.join(out, "feed.xml")).getroot()
entries = feed.findall(ATOM + "entry")
ok(feed.tag == ATOM + "feed" and entries, "feed.xml: entries")
ok(feed.findtext(f"{ATOM}author/{ATOM}name"), "feed.xml: an author")
ok(there(feed.findtext(ATOM + "id")), "feed.xml: its id is its address")
for e in [feed] + entries:
    for name in ("id", "title", "updated"):
        ok(len(e.findall(ATOM + name)) == 1 and e.findtext(ATOM + name).strip(), f"feed.xml: {name}")
    ok(re.fullmatch(r"\d{4}-\d\d-\d\dT00:00:00Z", e.findtext(ATOM + "updated")), "feed.xml: a date")
    ok(there(e.find(ATOM + "link[@rel='alternate']").get("href")), "feed.xml: a page")
ids = [e.findtext(ATOM + "id") for e in entries]
ok(len(set(ids)) == len(ids), "feed.xml: ids are no two alike")
ok(all(re.fullmatch(r"tag:[a-z0-9.-]+,\d{4}-\d\d-\d\d:/\S+", i) for i in ids), f"feed.xml: {ids}")
dates = [e.findtext(ATOM + "updated") for e in entries]
ok(dates == sorted(dates, reverse=True) and feed.findtext(ATOM + "updated") == dates[0], "feed.xml: newest first")

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
urls = xml.etree.ElementTree.parse(os.path.join(out, "sitemap.xml")).getroot()
dated = [u for u in urls if u.find(MAP + "lastmod") is not None]
ok(len(urls) and all(there(u.findtext(MAP + "loc")) for u in urls), "sitemap.xml: pages")
ok(dated and all(re.fullmatch(r"\d{4}-\d\d(-\d\d)?", u.findtext(MAP + "lastmod")) for u in dated), "sitemap.xml: dates")

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)

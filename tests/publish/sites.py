"""sites: three builds of one small site, for tests to publish over each
other. They differ in pages that come, go and change, and in the stylesheet,
whose name changes with its bytes."""
import os

# By build: page -> the pages it links to. index.html links to all.
PAGES = {
    "a": {"index": ["one", "two", "deep/three"], "one": ["two"],
          "two": ["one"], "deep/three": ["/index"]},
    "b": {"index": ["one", "four", "deep/three"], "one": ["four"],
          "four": ["deep/three"], "deep/three": ["/one"]},
    "c": {"index": ["two", "five", "a page"], "two": ["five"],
          "five": ["two"], "a page": ["/index"]},
}


def make(root, build, endpoint, bucket, prefix="site", more=""):
    """Writes the site below root; returns root."""
    for name, links in PAGES[build].items():
        path = f"{root}/content/{name}.md"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        up = "../" * name.count("/")
        with open(path, "w") as f:
            print(f"# Page {name}\n\nOf build {build}.\n", file=f)
            for link in links:
                to = link.lstrip("/") if link.startswith("/") else link
                print(f"- [{to}](<{up}{to}.md>)", file=f)
            if name == "index":
                print("\n![A picture](picture.svg)", file=f)
    with open(f"{root}/content/picture.svg", "w") as f:
        print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
              f"<title>{build}</title></svg>", file=f)
    os.makedirs(f"{root}/templates/assets", exist_ok=True)
    with open(f"{root}/templates/assets/perfpress.css", "w") as f:
        print(f"/* {build} */ body {{ margin: {ord(build)}px }}", file=f)
    with open(f"{root}/perfpress.yaml", "w") as f:
        print(f"""base_url: https://example.com/
search: false
publish:
  production: {{url: "s3://{bucket}/{prefix}", endpoint: "{endpoint}"{more}}}
""", file=f)
    return root

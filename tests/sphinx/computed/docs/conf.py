import thing

project = "Thing"
version = thing.__version__
release = thing.full_version()
html_static_path = ["_static"]

numfig_format = {'figure': 'A %s', 'figure': 'B %s', 'plate': 'C %s'}
rst_epilog = "  indented\x0b \x85 \u2028\ntext"
project = "a: b \x1b \"c\" \\"
language = "en us"

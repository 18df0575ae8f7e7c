import subprocess
subprocess.run(['this is a tool of the author, which no page imports'])

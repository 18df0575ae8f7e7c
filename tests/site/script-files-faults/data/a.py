import b
x = b.y

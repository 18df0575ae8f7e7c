import os

# begin
def f(x):
    return x
# end

print(f(1))

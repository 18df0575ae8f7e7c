def micros(x):
    return x / 1000

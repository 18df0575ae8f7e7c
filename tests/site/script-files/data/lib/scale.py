factor = 2
double = lambda x: x * factor

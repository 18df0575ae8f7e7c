def rate(x):
    return share(x)


def share(x):
    return x['Nix']

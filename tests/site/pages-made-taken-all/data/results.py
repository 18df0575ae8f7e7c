names = ['index', '404', 'All', 'search', 'genindex', 'py-modindex', 'x']

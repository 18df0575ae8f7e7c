"""Module docs.

def not_a_function(): pass
"""
import os
# comment


@decorator(
    1, 2)
@other
class A(
        Base):
    """Doc

def fake(): x
    """

    x = 1

    @property
    def f(self, a=":",
          b={1: 2}):
        def inner():
            return 1
        class L:
            y = 1
        return (
   1)
    # trailing comment

    async def g(self): return 2

    class Inner: pass

# between

def f(x): # comment: here
    s = '''
def no():
'''
    if x:
        def nested():
            pass
    return s \
       + "a"


if True:
    def cond():
        pass

def f2(): return 1
class E: z = 1
x = 3
def ünï(a):
	return a	# tabbed

def last():
    pass
    # end comment


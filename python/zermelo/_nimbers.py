"""Arithmetic of nimbers on whole arrays: whatever offers its memory as integers comes in, and what is given out is of the same
kind."""

from __future__ import annotations

import sys
from array import array as _array

from . import _zermelo
from ._types import NamedTuple, typing
from ._zermelo import Nimber, Value

_UNSIGNED = {"b": "B", "h": "H", "i": "I", "l": "L", "q": "Q", "n": "N"}


class _Elements(NamedTuple):
    """What an array holds: its bytes, the format of an element and its width, and the shape."""

    data: bytes
    code: str
    width: int
    shape: tuple[int, ...]

    @property
    def name(self) -> str:
        """The elements in words, as numpy calls them."""
        return f"{'int' if self.code in _UNSIGNED else 'uint'}{8 * self.width}"


def _scalar(given: typing.Any) -> bool:
    # Integers of numpy are no ints; arrays without dimensions have a length that raises.
    return isinstance(given, (int, Nimber)) or (hasattr(type(given), "__index__") and not hasattr(type(given), "__len__"))


def _integer(given: typing.Any) -> int:
    number = given.__index__()
    if number < 0:
        raise ValueError(f"nimbers are ints from 0 on, not {number}")
    return int(number)


def _numpy(given: typing.Any) -> typing.Any:
    """The array as numpy has it, None where it is of another kind. What turns itself into a numpy array, as a column of pandas
    does, is one."""
    if not hasattr(given, "__array__"):
        return None
    import numpy

    return numpy.asarray(given)


def _refuse(name: str, what: str) -> typing.NoReturn:
    raise TypeError(
        f"{name} must be an int or an array of integers, such as numpy.array([1, 2]) or array.array('H', [1, 2]), not {what}"
    )


def _read(given: typing.Any, name: str) -> _Elements:
    found = _numpy(given)
    if found is not None:
        if found.dtype.kind not in "iu":
            _refuse(name, f"an array of {found.dtype}")
        import numpy

        given = numpy.ascontiguousarray(found, found.dtype.newbyteorder("="))
    try:
        view = memoryview(given)
    except TypeError:
        _refuse(name, type(given).__name__)
    code = view.format.lstrip("@=")
    if code not in _UNSIGNED and code not in _UNSIGNED.values():
        _refuse(name, f"one of the format {view.format!r}")
    shape: typing.Any = found.shape if found is not None else view.shape
    elements = _Elements(view.tobytes(), code, view.itemsize, shape)
    if code in _UNSIGNED:
        place = _zermelo.first_negative(elements.data, elements.width)
        if place is not None:
            raise ValueError(f"nimbers are from 0 on, and {_at(elements, place, signed=True)} of {name} is negative")
    return elements


def _at(elements: _Elements, place: int, signed: bool) -> str:
    start = place * elements.width
    number = int.from_bytes(elements.data[start : start + elements.width], sys.byteorder, signed=signed)
    where = []
    for extent in reversed(elements.shape):
        place, index = divmod(place, extent)
        where.append(str(index))
    return f"element [{', '.join(reversed(where))}], {number},"


def _given_back(data: bytes, like: _Elements, kind: typing.Any) -> typing.Any:
    """The result in an array like the one that was given; refused where it does not fit there."""
    found = like._replace(data=data)
    if like.code in _UNSIGNED:
        place = _zermelo.first_negative(data, like.width)
        if place is not None:
            raise OverflowError(
                f"{_at(found, place, signed=False)} of the result does not fit {like.name}; give an array of u{like.name}"
            )
    if _numpy(kind) is not None:
        import numpy

        # Of its own memory, so that it can be written to.
        return numpy.frombuffer(bytearray(data), dtype=like.code).reshape(like.shape)
    if isinstance(kind, _array):
        return _array(like.code, data)
    view = memoryview(data)
    return view.cast(like.code) if len(like.shape) == 1 else view.cast(like.code, like.shape)  # type: ignore[call-overload]


def _alike(a: typing.Any, b: typing.Any) -> tuple[typing.Any, typing.Any]:
    """Two arrays with elements of one width and of one shape, as numpy broadcasts them."""
    first, second = _numpy(a), _numpy(b)
    if first is None and second is None:
        return a, b
    import numpy

    def native(given: typing.Any, found: typing.Any, name: str) -> typing.Any:
        if found is None:
            # A buffer of another library.
            found = numpy.asarray(memoryview(given)) if not _scalar(given) else numpy.asarray(given)
        if found.dtype.kind not in "iu":
            _refuse(name, f"an array of {found.dtype}")
        return found

    first, second = native(a, first, "the first argument"), native(b, second, "the second argument")
    wide = first.dtype if first.dtype.itemsize >= second.dtype.itemsize else second.dtype
    if first.dtype.itemsize == second.dtype.itemsize and second.dtype.kind == "u":
        wide = second.dtype
    for found, name in ((first, "the first argument"), (second, "the second argument")):
        if found.dtype.itemsize < wide.itemsize and found.dtype.kind == "i":
            # Refused before it is widened, where the sign would be lost.
            _read(found, name)
    shape = numpy.broadcast_shapes(first.shape, second.shape)
    return tuple(numpy.broadcast_to(found.astype(wide, copy=False), shape) for found in (first, second))  # type: ignore[return-value]


def _filled(number: typing.Any, like: _Elements) -> bytes:
    """A number as often as an array has elements."""
    value = _integer(number)
    if value >= 1 << (8 * like.width):
        raise ValueError(f"{value} does not fit the {like.width} bytes of the elements of the array")
    return value.to_bytes(like.width, sys.byteorder) * (len(like.data) // like.width)


def _binary(operation: str, a: typing.Any, b: typing.Any) -> typing.Any:
    if _scalar(a) and _scalar(b):
        one, other = Nimber(_integer(a)), Nimber(_integer(b))
        if operation == "sum":
            return int(one + other)
        return int(one * other if operation == "product" else one / other)
    if _scalar(a):
        like = _read(b, "the second argument")
        return _given_back(_zermelo.nim_array(operation, like.width, _filled(a, like), like.data, 0), like, b)
    if _scalar(b):
        like = _read(a, "the first argument")
        return _given_back(_zermelo.nim_array(operation, like.width, like.data, _filled(b, like), 0), like, a)
    a, b = _alike(a, b)
    first, second = _read(a, "the first argument"), _read(b, "the second argument")
    if first.width != second.width or first.shape != second.shape:
        raise ValueError(
            f"arrays of shapes {first.shape} and {second.shape} with elements of {first.width} and {second.width} bytes do "
            "not go together element by element; give two of one shape and type"
        )
    like, kind = (second, b) if first.code in _UNSIGNED and second.code not in _UNSIGNED else (first, a)
    return _given_back(_zermelo.nim_array(operation, like.width, first.data, second.data, 0), like, kind)


def nim_add(a: typing.Any, b: typing.Any) -> typing.Any:
    """The nim-sum of two ints, or of two arrays of integers from 0 on, element by element."""
    return _binary("sum", a, b)


def nim_multiply(a: typing.Any, b: typing.Any) -> typing.Any:
    """Conway's product of two nimbers, or of two arrays element by element."""
    return _binary("product", a, b)


def nim_divide(a: typing.Any, b: typing.Any) -> typing.Any:
    """The quotient in the field of nimbers. ZeroDivisionError where a divisor is 0."""
    return _binary("quotient", a, b)


def nim_power(a: typing.Any, exponent: int) -> typing.Any:
    """The power of a nimber, or of every element of an array."""
    if not _scalar(exponent):
        raise TypeError(f"an exponent is an int, such as nim_power(a, 3), not {type(exponent).__name__}")
    exponent = int(exponent.__index__())
    if _scalar(a):
        return int(Nimber(_integer(a)) ** exponent)
    if exponent < 0:
        raise ValueError("powers of arrays have exponents from 0 on; divide 1 by the array first")
    like = _read(a, "the first argument")
    # The order of every nimber below 2^64 divides 2^64 - 1.
    reduced = exponent if exponent < 1 << 64 else (exponent - 1) % ((1 << 64) - 1) + 1
    return _given_back(_zermelo.nim_array("power", like.width, like.data, b"", reduced), like, a)


def nim_sqrt(a: typing.Any) -> typing.Any:
    """The square root; every nimber has exactly one."""
    if _scalar(a):
        return int(Nimber(_integer(a)).sqrt())
    like = _read(a, "the argument")
    return _given_back(_zermelo.nim_array("root", like.width, like.data, b"", 0), like, a)


def mex(numbers: typing.Any) -> int:
    """The least number from 0 on that is not among these."""
    if not hasattr(numbers, "__iter__") or isinstance(numbers, (str, bytes)):
        raise TypeError(f"mex takes ints, such as mex([0, 1, 3]), not {type(numbers).__name__}")
    seen = set()
    for number in numbers:
        if not isinstance(number, Value) and not hasattr(type(number), "__index__"):
            raise TypeError(f"mex takes ints, such as mex([0, 1, 3]), and {type(number).__name__} is not one")
        seen.add(int(number))
    least = 0
    while least in seen:
        least += 1
    return least

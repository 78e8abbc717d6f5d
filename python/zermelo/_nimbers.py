"""Arithmetic of nimbers on whole arrays: whatever offers its memory as unsigned integers comes in, and what is given out is
of the same kind."""

from __future__ import annotations

import sys
from typing import Any, Union

from . import _zermelo
from ._zermelo import Nimber

_WIDTHS = {"B": 1, "H": 2, "I": 4, "L": None, "Q": 8}

NimArray = Any
"""An array of unsigned integers, or an int."""


def _read(array: Any, name: str) -> tuple[bytes, int, str, Any]:
    """The bytes, the width, the format and the shape of an array."""
    try:
        view = memoryview(array)
    except TypeError:
        raise TypeError(
            f"{name} must be an int or an array of unsigned integers, such as "
            f"numpy.array([1, 2], dtype='uint32') or array.array('H', [1, 2]), not {type(array).__name__}"
        ) from None
    code = view.format.lstrip("@=") if view.format.startswith(("@", "=")) else view.format
    if code not in _WIDTHS:
        raise TypeError(f"{name} must hold unsigned integers of 8 to 64 bits, not the format {view.format!r}")
    return view.tobytes(), view.itemsize, code, view.shape


def _wrap(data: bytes, code: str, shape: Any, like: Any) -> Any:
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(like, numpy.ndarray):
        return numpy.frombuffer(data, dtype=like.dtype.newbyteorder("=")).reshape(like.shape)
    view = memoryview(data)
    return view.cast(code) if len(shape) == 1 else view.cast(code, shape)  # type: ignore[call-overload]


def _binary(operation: str, a: Any, b: Any) -> Any:
    if isinstance(a, (int, Nimber)) and isinstance(b, (int, Nimber)):
        one, other = Nimber(a), Nimber(b)
        return int(one * other if operation == "product" else one / other)
    if isinstance(a, (int, Nimber)) or isinstance(b, (int, Nimber)):
        array, number = (b, int(a)) if isinstance(a, (int, Nimber)) else (a, int(b))
        _, width, code, shape = _read(array, "the array")
        if number >= 1 << (8 * width):
            raise ValueError(f"{number} does not fit the {width} bytes of the elements of the array")
        count = 1
        for extent in shape:
            count *= extent
        filled = _wrap(number.to_bytes(width, sys.byteorder) * count, code, shape, array)
        return _binary(operation, filled, b) if array is b else _binary(operation, a, filled)
    first, width, code, shape = _read(a, "the first argument")
    second, other_width, _, other_shape = _read(b, "the second argument")
    if width != other_width or shape != other_shape:
        raise ValueError(
            f"arrays of shapes {shape} and {other_shape} with elements of {width} and {other_width} bytes cannot be "
            "multiplied element by element"
        )
    return _wrap(_zermelo.nim_array(operation, width, first, second, 0), code, shape, a)


def nim_add(a: NimArray, b: NimArray) -> Any:
    """The nim-sum of two ints, or of two arrays element by element."""
    if isinstance(a, (int, Nimber)) and isinstance(b, (int, Nimber)):
        return int(Nimber(a) + Nimber(b))
    if hasattr(a, "__xor__") and hasattr(b, "__xor__"):
        return a ^ b
    first, width, code, shape = _read(a, "the first argument")
    second, other_width, _, other_shape = _read(b, "the second argument")
    if width != other_width or shape != other_shape:
        raise ValueError(f"arrays of shapes {shape} and {other_shape} cannot be added element by element")
    total = int.from_bytes(first, "little") ^ int.from_bytes(second, "little")
    return _wrap(total.to_bytes(len(first), "little"), code, shape, a)


def nim_multiply(a: NimArray, b: NimArray) -> Any:
    """Conway's product of two nimbers, or of two arrays element by element."""
    return _binary("product", a, b)


def nim_divide(a: NimArray, b: NimArray) -> Any:
    """The quotient in the field of nimbers. ZeroDivisionError where a divisor is 0."""
    return _binary("quotient", a, b)


def nim_power(a: NimArray, exponent: int) -> Any:
    """The power of a nimber, or of every element of an array."""
    if isinstance(a, (int, Nimber)):
        return int(Nimber(a) ** exponent)
    if exponent < 0:
        raise ValueError("powers of arrays have exponents from 0 on; divide 1 by the array first")
    data, width, code, shape = _read(a, "the first argument")
    # The order of every nimber below 2^64 divides 2^64 - 1.
    reduced = exponent if exponent < 1 << 64 else (exponent - 1) % ((1 << 64) - 1) + 1
    return _wrap(_zermelo.nim_array("power", width, data, b"", reduced), code, shape, a)


def nim_sqrt(a: Union[int, Nimber, NimArray]) -> Any:
    """The square root; every nimber has exactly one."""
    if isinstance(a, (int, Nimber)):
        return int(Nimber(a).sqrt())
    data, width, code, shape = _read(a, "the argument")
    return _wrap(_zermelo.nim_array("root", width, data, b"", 0), code, shape, a)


def mex(numbers: Any) -> int:
    """The least number from 0 on that is not among these."""
    seen = set()
    for number in numbers:
        if isinstance(number, float):
            raise TypeError("float is not exact; give ints")
        seen.add(int(number))
    least = 0
    while least in seen:
        least += 1
    return least

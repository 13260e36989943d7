"""Text is taken without characters nobody types (domain/values/plain-text.ts) and judged as what is left, so a text that is
too long only by those is rightly accepted: such calls cannot be judged here. tests/api/hostile looks at them."""

import unicodedata
from urllib.parse import urlencode

import schemathesis

UNSEEN = set("\u00ad\u200b\u200e\u200f\ufeff") | {
    chr(code)
    for first, last in [(0x202A, 0x202E), (0x2060, 0x2064), (0x2066, 0x2069), (0xE0000, 0xE007F)]
    for code in range(first, last + 1)
}


def is_seen(value):
    if isinstance(value, str):
        return not any(
            char in UNSEEN or (unicodedata.category(char) in ("Cc", "Cs") and char not in "\n\r\t")
            for char in value
        )
    if isinstance(value, dict):
        return all(is_seen(key) and is_seen(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(is_seen(inner) for inner in value)
    return True


@schemathesis.hook
def filter_body(context, body):
    return is_seen(body)


# Node takes 16 KB of address and headers. Beyond that it answers 431 and cuts the connection at once, which a caller who is
# still sending may see before the answer.
LONGEST_ADDRESS = 12_000


@schemathesis.hook
def filter_query(context, query):
    return is_seen(query) and len(urlencode(query or {}, doseq=True)) <= LONGEST_ADDRESS

/** By their codes: to compare a code is several times as fast as to compare a character, in 20 million of them. */
const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/**
 * How many keys each item of a list names, one that stands twice counted twice, which JSON.parse does not tell. The text is
 * one that JSON.parse has accepted; one pass over what stands outside of its texts.
 */
export function countKeys(text: string): number[] {
  const counts: number[] = []
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === COLON && depth === 2) keys += 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
    else if (depth === 1 && (code === COMMA || code === CLOSE_LIST)) {
      counts.push(keys)
      keys = 0
      if (code === CLOSE_LIST) depth = 0
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1
  }
  return counts
}

/** The quote that ends the text opened at `open`; one behind an odd number of backslashes does not. */
function endOfText(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

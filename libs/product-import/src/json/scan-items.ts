/** Where an item of the outermost list begins, and how many keys it names, the same one twice counted twice. */
interface ItemPlace {
  line: number
  keys: number
}

/** By their codes: to compare a code is several times as fast as to compare a character, in 20 million of them. */
const [LINE_FEED, CARRIAGE_RETURN, BLANK, TAB] = [10, 13, 32, 9]
const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** The places of the items of a list, whose text JSON.parse has accepted. One pass over what stands outside of texts. */
export function scanItems(text: string): ItemPlace[] {
  const places: ItemPlace[] = []
  let depth = 0
  let line = 1
  let keys = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) line += 1
    else if (code === BLANK || code === TAB || code === CARRIAGE_RETURN) continue
    else if (depth === 1 && (code === COMMA || code === CLOSE_LIST)) {
      if (start > 0) places.push({ line: start, keys })
      start = 0
      keys = 0
    } else {
      if (depth === 1 && start === 0) start = line
      if (code === QUOTE) at = endOfText(text, at)
      else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
      else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1
      else if (code === COLON && depth === 2) keys += 1
    }
  }
  return places
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

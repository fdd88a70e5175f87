/** Where an item of the outermost list begins, and how many keys it names, the same one twice counted twice. */
interface ItemPlace {
  line: number
  keys: number
}

/** The places of the items of a list, whose text JSON.parse has accepted. One pass over what stands outside of texts. */
export function scanItems(text: string): ItemPlace[] {
  const places: ItemPlace[] = []
  let depth = 0
  let line = 1
  let keys = 0
  let start = 0
  const end = () => {
    if (start > 0) places.push({ line: start, keys })
    start = 0
    keys = 0
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) line += 1
    else if (sign === ' ' || sign === '\t' || sign === '\r') continue
    else if (depth === 1 && sign === ',') end()
    else {
      if (depth === 1 && start === 0 && sign !== ']') start = line
      if (sign === '"') at = endOfText(text, at)
      else if (sign === '{' || sign === '[') depth += 1
      else if (sign === '}' || sign === ']') depth -= 1
      else if (sign === ':' && depth === 2) keys += 1
    }
  }
  end()
  return places
}

/** The quote that ends the text opened at `open`; one behind an odd number of backslashes does not. */
function endOfText(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at += 1
  }
  return text.length
}

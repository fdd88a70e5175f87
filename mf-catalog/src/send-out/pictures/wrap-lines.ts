const ELLIPSIS = '…'

interface Options {
  width: number
  most: number
  measure: (text: string) => number
}

export function wrapLines(text: string, { width, most, measure }: Options): string[] {
  const lines: string[] = []
  let rest = text.trim().replaceAll(/[^\S\u00a0]+/g, ' ')
  while (rest !== '') {
    if (lines.length === most - 1 && measure(rest) > width) {
      const cut = longestStart(rest, (start) => measure(start.trimEnd() + ELLIPSIS) <= width)
      return [...lines, cut.trimEnd() + ELLIPSIS]
    }
    const line = firstLine(rest, (start) => measure(start) <= width)
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

function firstLine(text: string, fits: (start: string) => boolean): string {
  if (fits(text)) return text
  let end = 0
  for (let space = text.indexOf(' '); space > 0 && fits(text.slice(0, space)); space = text.indexOf(' ', space + 1))
    end = space
  return text.slice(0, end) || longestStart(text, fits) || ([...text][0] ?? '')
}

/** Whole characters: half of an emoji is not drawn. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  let start = ''
  for (const character of text) {
    if (!fits(start + character)) break
    start += character
  }
  return start
}

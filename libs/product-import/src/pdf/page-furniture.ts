import { foldText } from '@loja/domain/list'
import type { PageLine } from './page-lines'

const PAGE_NUMBER = /^[\W_]*(?:p[áa]g(?:ina)?\.? *)?\d{1,4}(?: *(?:de|\/|of) *\d{1,4})?[\W_]*$/i
const NUMBER_OF_PAGE = /p[áa]g(?:ina)?\.? *\d+(?: *(?:de|\/) *\d+)?|\d+ *(?:de|\/) *\d+(?= *$)/gi
const EDGE_LINES = 3
const SAME_PLACE = 6
const MOST_PAGES = 0.6

/** Pages without page numbers, and without repeated headers and footers: of the upper ones the first remains. */
export function withoutFurniture(pages: readonly PageLine[][]): PageLine[][] {
  const texts = pages.map((lines) => lines.map(textOf))
  const places = new Map<string, number[]>()
  for (const [page, lines] of pages.entries())
    for (const [at, { y }] of lines.entries())
      if (isAtEdge(at, lines.length)) {
        const text = texts[page]?.[at] ?? ''
        places.set(text, [...(places.get(text) ?? []), y])
      }
  const enough = Math.max(2, Math.ceil(pages.length * MOST_PAGES))
  const isRepeated = (text: string, y: number) =>
    (places.get(text) ?? []).filter((other) => Math.abs(other - y) <= SAME_PLACE).length >= enough
  const seen = new Set<string>()
  return pages.map((lines, page) =>
    lines.filter((line, at) => {
      if (!isAtEdge(at, lines.length)) return true
      const text = texts[page]?.[at] ?? ''
      if (text === '#' || (PAGE_NUMBER.test(text) && (pages.length > 1 || /[^\d\s]/.test(text)) && !isPrice(line)))
        return false
      if (!isRepeated(text, line.y)) return true
      const isFirst = !seen.has(text) && at < lines.length / 2
      seen.add(text)
      return isFirst
    }),
  )
}

const isAtEdge = (at: number, count: number) => at < EDGE_LINES || at >= count - EDGE_LINES
const isPrice = ({ runs }: PageLine) => runs.length > 1
const textOf = ({ runs }: PageLine) => foldText(runs.map(({ text }) => text).join(' ')).replaceAll(NUMBER_OF_PAGE, '#')

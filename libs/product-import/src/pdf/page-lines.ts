import type { PageItem } from './pdf-text'

export interface Run {
  start: number
  end: number
  text: string
}

export interface PageLine {
  y: number
  height: number
  font: string
  runs: Run[]
}

const SAME_LINE = 0.4
/** In heights of the text: a blank is 0.28 wide. */
const COLUMN_GAP = 0.75
const PRICE_GAP = 0.2
const BLANK_GAP = 0.12
const PRICE_AT_END = /\d[.,]\d{2}$/
const WORDS = /\S+(?:(?!(?<=\d[.,]\d{2}) (?:R\$ ?)?\d[\d.]*[.,]\d{2}(?!\d))\s\S+)*/g
const PRICE_AT_START = /^(?:R\$ ?)?\d{1,3}(?:\.?\d{3})*[.,]\d{2}\b/

export function linesOf(items: readonly PageItem[]): PageLine[] {
  const lines: { y: number; height: number; font: string; items: PageItem[] }[] = []
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    if (line && item.y - line.y <= SAME_LINE * Math.min(line.height, item.height)) line.items.push(item)
    else lines.push({ y: item.y, height: item.height, font: item.font, items: [item] })
  }
  return lines.map(({ items: all, ...line }) => ({ ...line, runs: runsOf(all.flatMap(wordsOf)) }))
}

/** Printed reports align columns by blanks within one text, and prices may be in one text. */
function wordsOf({ text, x, width, height }: PageItem): (Run & { height: number })[] {
  const each = width / text.length
  return Array.from(text.matchAll(WORDS), ({ 0: words, index }) => ({
    start: x + index * each,
    end: x + (index + words.length) * each,
    text: words,
    height,
  }))
}

function runsOf(words: (Run & { height: number })[]): Run[] {
  const runs: Run[] = []
  for (const { height, ...word } of words.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1)
    const gap = last ? word.start - last.end : 0
    // Bold text is sometimes drawn twice.
    if (last && last.text === word.text && Math.abs(last.start - word.start) < height / 4) continue
    const arePrices = last && PRICE_AT_END.test(last.text) && PRICE_AT_START.test(word.text)
    if (!last || gap > (arePrices ? PRICE_GAP : COLUMN_GAP) * height) runs.push(word)
    else {
      last.text += gap > BLANK_GAP * height ? ` ${word.text}` : word.text
      last.end = Math.max(last.end, word.end)
    }
  }
  return runs
}

import type { PageItem } from './pdf-text'

const CENTS = /^[,.]?\d{2}$/
const REAIS = /(?:^|[^\d.,])\d{1,3}(?:\.?\d{3})*,?$/
const SMALLER = 0.85
const NEAR = 0.6
const MOST_COMPARISONS = 5_000_000

/** `R$ 59,` and a raised `90` are two texts in a flyer. */
export function withCents(items: readonly PageItem[]): PageItem[] {
  const cents = items.filter(({ text }) => CENTS.test(text.trim()))
  const reais = items.filter(({ text }) => REAIS.test(text.trimEnd()))
  if (cents.length * reais.length > MOST_COMPARISONS) return [...items]
  const joined = new Map<PageItem, PageItem>()
  for (const small of cents) {
    const before = reais.find((large) => large !== small && !joined.has(large) && isBeside(large, small))
    if (before) joined.set(before, small)
  }
  const taken = new Set(joined.values())
  return items.flatMap((item) => {
    if (taken.has(item)) return []
    const small = joined.get(item)
    if (!small) return [item]
    const whole = item.text.trimEnd().replace(/,$/, '')
    return [{ ...item, text: `${whole},${small.text.trim().slice(-2)}`, width: small.x + small.width - item.x }]
  })
}

function isBeside(large: PageItem, small: PageItem): boolean {
  const gap = small.x - (large.x + large.width)
  return (
    small.height < SMALLER * large.height &&
    Math.abs(small.y - large.y) < large.height &&
    Math.abs(gap) < NEAR * large.height
  )
}

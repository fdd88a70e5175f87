import type { TokenEntry } from './style-recorder'

type Tokens = Map<string, TokenEntry>
type Values = Map<string, string>

export interface TokenDraws {
  base: Tokens
  dark: Tokens
  still: Tokens
  phone: Tokens
  all: Tokens
}

/** The page sets these: `theme.js`, `useReducedMotion` and `useIsPhone`. */
const CONDITIONS = {
  dark: (rule: string) => `:where([data-theme="dark"]) ${rule}`,
  still: (rule: string) => `@media (prefers-reduced-motion:reduce){${rule}}`,
  phone: (rule: string) => `@media (max-width:767.98px){${rule}}`,
}
const NAMES = ['dark', 'still', 'phone'] as const

export function tokenCss(key: string, draws: TokenDraws): string {
  const { css = '' } = draws.base.get(key) ?? {}
  if (css === '') return ''
  const selector = css.slice(0, css.indexOf('{'))
  const base = valuesOf(css)
  const together = new Map(base)
  let text = css
  for (const name of NAMES) {
    const changed = [...valuesOf(draws[name].get(key)?.css)].filter(([token, value]) => base.get(token) !== value)
    for (const [token, value] of changed) together.set(token, value)
    if (changed.length === 0) continue
    const body = `{${changed.map(([token, value]) => `${token}:${value};`).join('')}}`
    text += selector
      .split(', ')
      .map((part) => CONDITIONS[name](part + body))
      .join('')
  }
  const expected = valuesOf(draws.all.get(key)?.css)
  const wrong = [...expected].filter(([token, value]) => together.get(token) !== value).map(([token]) => token)
  if (wrong.length > 0 || expected.size !== together.size)
    throw new Error(
      `Dark, still and on a phone at once, ${key} has other tokens than one after the other: ${wrong.join(', ')}.`,
    )
  return text
}

function valuesOf(css = ''): Values {
  return new Map([...css.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, token = '', value = '']) => [token, value]))
}

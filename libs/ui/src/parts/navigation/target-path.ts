import type { Offer, PageTarget } from '@loja/platform'

const FIELD = /\{(\w+)\}/g

/** Null if no module offers its page, or a field is empty. */
export function targetPath(
  { pages }: Pick<Offer, 'pages'>,
  { page, below = '', search = '', hash = '' }: PageTarget,
  row: Readonly<Record<string, string>> = {},
): string | null {
  const path = Object.hasOwn(pages, page) ? pages[page]?.path : undefined
  const declared = `${below}${search}${hash}`
  const fields = [...declared.matchAll(FIELD)].map(([, name = '']) => name)
  if (path === undefined || fields.some((name) => !row[name] || isStep(row[name]))) return null
  return path + declared.replace(FIELD, (_, name: string) => encodeURIComponent(row[name] ?? ''))
}

/** `..` would lead to the page above: encoding leaves dots. */
function isStep(text: string): boolean {
  return text === '.' || text === '..'
}

import { type PageShape, paths } from '@loja/platform'

const SHAPES: [path: string, shape: PageShape][] = [
  [`${paths.products}/`, { kind: 'form' }],
  [paths.products, { kind: 'list', cards: 4 }],
  [paths.orders, { kind: 'list', cards: 4 }],
  [paths.users, { kind: 'list', cards: 3 }],
  [paths.feedbacks, { kind: 'list', cards: 4 }],
  [paths.tracking, { kind: 'list', cards: 7 }],
  [paths.invoices, { kind: 'list', cards: 4 }],
  [paths.settings, { kind: 'settings' }],
  [paths.dashboard, { kind: 'dashboard' }],
]

/** Skeleton for an address before its module is loaded. A wrong guess is harmless. */
export function pageShape(pathname: string): PageShape {
  return SHAPES.find(([path]) => isBelow(pathname, path))?.[1] ?? { kind: 'sentence' }
}

function isBelow(pathname: string, path: string): boolean {
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path || pathname.startsWith(`${path}/`)
}

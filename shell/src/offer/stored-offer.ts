import { createBrowserStorage } from '@loja/federation'
import type { Offer, PageData, PageShape, QuickActionData } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'

const KEY = 'loja-offer'

const storage = createBrowserStorage(() => localStorage)

/** The part that a first paint draws. */
type Drawn = Pick<Offer, 'pages' | 'sections' | 'quickActions'>

export function storeOffer(account: string, { pages, sections, quickActions }: Offer): void {
  storage.set(KEY, JSON.stringify({ account, pages, sections, quickActions }))
}

/** The offer that an account had last in this browser, until the registry is read. Malformed, it counts as none. */
export function readStoredOffer(account: string): Offer {
  try {
    const stored: Drawn & { account: string } = JSON.parse(storage.get(KEY) ?? 'null')
    if (stored?.account === account && canDraw(stored)) {
      const { pages, sections, quickActions } = stored
      return { ...BUNDLED_OFFER, pages, sections, quickActions }
    }
  } catch {
    // Neither JSON nor of this form.
  }
  return BUNDLED_OFFER
}

/** Not the schema of declarations, which is larger than the rest of the menu. */
function canDraw({ pages, sections, quickActions }: Drawn): boolean {
  return (
    'dashboard' in pages &&
    Object.values(pages).every(isPage) &&
    Object.values(sections).every(({ label, after }) => areTexts(label, after)) &&
    quickActions.every(isQuickAction)
  )
}

function isPage({ path, label, icon, section, order, shape, subpages = {} }: PageData): boolean {
  return (
    /^\/admin\/[a-z0-9-]+$/.test(path) &&
    areTexts(label, icon, section) &&
    Number.isFinite(order) &&
    [shape, ...Object.values(subpages).map((subpage) => subpage.shape)].every(isShape)
  )
}

function isShape(shape: PageShape): boolean {
  return areTexts(shape.kind) && (shape.kind !== 'list' || (shape.cards >= 0 && shape.cards <= 8))
}

function isQuickAction({ label, icon, page, order, below = '', search = '', hash = '' }: QuickActionData): boolean {
  return (
    areTexts(label, icon, page) &&
    Number.isFinite(order) &&
    /^(\/[\w-]+)*(\?[\w\-.~%=&]*)?(#[\w-]*)?$/.test(below + search + hash)
  )
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string' && value.length <= 60)
}

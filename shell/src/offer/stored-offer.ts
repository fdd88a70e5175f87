import { createBrowserStorage } from '@loja/federation'
import type { Offer } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'

export const offerKey = 'loja-offer'

const storage = createBrowserStorage(() => localStorage)

const SHAPE = { kind: '' }
const COUNTER = { page: '', count: { table: '' }, text: { one: '', many: '' } }
const TASK = { page: '', work: '', text: COUNTER.text, order: 0 }
const PAGE = { path: '', label: '', icon: '', section: '', order: 0, shape: SHAPE }

/** The offer that an account had last in this browser, until the registry is read. Malformed, it counts as none. */
export function readStoredOffer(account: string): Offer {
  try {
    const stored = JSON.parse(storage.get(offerKey) ?? '{}')
    if (stored.account === account && canDraw(stored)) {
      const { pages, sections, quickActions, counters, tasks } = stored
      return { ...BUNDLED_OFFER, pages, sections, quickActions, counters, tasks }
    }
  } catch {
    // Neither JSON nor of this form.
  }
  return BUNDLED_OFFER
}

/** Not the schema of declarations, which is larger than the rest of the menu. */
function canDraw({ pages, sections, quickActions, counters, tasks }: Offer): boolean {
  return (
    'dashboard' in pages &&
    Object.values(pages).every(
      (page) =>
        isLike(page, PAGE) &&
        /^\/admin\/[\w-]+$/.test(page.path) &&
        [page, ...Object.values(page.subpages ?? {})].every(
          ({ shape }) => isLike(shape, SHAPE) && !('cards' in shape && shape.cards > 8),
        ),
    ) &&
    Object.values(sections).every((section) => isLike(section, { label: '' })) &&
    quickActions.every((action) => isLike(action, { label: '', icon: '', page: '', order: 0 })) &&
    counters.every((counter) => isLike(counter, COUNTER) && Array.isArray(counter.show)) &&
    tasks.every((task) => isLike(task, TASK))
  )
}

function isLike(value: unknown, model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  return Object.entries(model).every(([key, part]) => isLike((value as Record<string, unknown>)[key], part))
}

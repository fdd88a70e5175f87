import type { PageModules } from '@loja/federation'
import { offerOf } from '@loja/federation/offer'
import { accessAtom, getOffer, type Offer, type PageData } from '@loja/platform'
import { BUNDLED_OFFER, getStoredUserId, setOffer } from '@loja/platform/shell'
import type { createStore } from 'jotai'
import { storeOffer } from '../offer/store-offer'
import type { MenuChange, PageMenu } from './page-menu'

/**
 * Publishes the offer of the account whenever a release changes it, and stores it for the next first paint. That of a
 * tab with pinned releases is not stored, because other tabs would draw it.
 */
export function followMenu(
  { loader, client, overrides, subscribe }: PageModules,
  { changes, seen }: PageMenu,
  store: ReturnType<typeof createStore>,
): void {
  let account: string | null = null
  let last: { offer: Offer; text: string } | null = null
  let isReady = false
  /** A menu that this browser had stored changes without a notice. */
  let isOfServer = false

  const publish = () => {
    const access = store.get(accessAtom)
    if (!isReady || access.status !== 'granted' || access.userId !== getStoredUserId()) return
    const known = client.known()
    if (!known) return
    const next = offerOf(known.registry, loader.chooseAll(known.registry), BUNDLED_OFFER)
    if (access.userId !== account) {
      account = access.userId
      last = null
      isOfServer = false
      seen.clear()
      changes.set([])
    }
    const text = JSON.stringify(next)
    // Signing out and in again shows the stored offer.
    if (text !== last?.text || getOffer().get() !== last.offer) {
      const found = last && isOfServer ? changesBetween(last.offer.pages, next.pages, seen) : []
      if (found.length > 0) changes.set(merged(changes.get(), found))
      last = { offer: next, text }
      setOffer(next)
      if (Object.keys(overrides.current()).length === 0) storeOffer(account, next)
      for (const page of Object.values(next.pages)) seen.set(page.path, page)
    }
    isOfServer ||= known.origin === 'live'
  }

  subscribe(publish)
  store.sub(accessAtom, publish)
  void overrides.ready.then(() => {
    isReady = true
    publish()
  })
}

type Pages = Readonly<Record<string, PageData>>

function changesBetween(before: Pages, after: Pages, seen: ReadonlyMap<string, PageData>): MenuChange[] {
  const has = (pages: Pages, { path }: PageData) => Object.values(pages).some((page) => page.path === path)
  const changes = [
    ...Object.values(after).flatMap((page): MenuChange[] =>
      has(before, page) ? [] : [{ kind: seen.has(page.path) ? 'back' : 'new', page }],
    ),
    ...Object.values(before).flatMap((page): MenuChange[] => (has(after, page) ? [] : [{ kind: 'gone', page }])),
  ]
  return changes.filter(({ page }) => page.inMenu !== false)
}

function merged(earlier: readonly MenuChange[], found: readonly MenuChange[]): MenuChange[] {
  const isReplaced = ({ page }: MenuChange) => found.some((change) => change.page.path === page.path)
  return [...earlier.filter((change) => !isReplaced(change)), ...found]
}

import { createBrowserStorage } from '@loja/federation'
import type { Offer } from '@loja/platform'
import { createSignal } from '@loja/platform/shell'
import { useOffer } from '@loja/ui/parts'
import { useMemo, useSyncExternalStore } from 'react'

const KEY = 'loja-empty-tables'

const storage = createBrowserStorage(() => localStorage)

const emptyTables = createSignal<readonly string[]>(storage.get(KEY)?.split(',') ?? [])

/** @param tables of `whileRows` that are known to have no rows: stored for the next first paint */
export function setEmptyTables(tables: readonly string[]): void {
  if (tables.join() === emptyTables.get().join()) return
  emptyTables.set(tables)
  storage.set(KEY, tables.join())
}

export function useListedPages(): Offer['pages'] {
  const { pages } = useOffer()
  const empty = useSyncExternalStore(emptyTables.subscribe, emptyTables.get)
  return useMemo(() => listedPages(pages, empty), [pages, empty])
}

export function listedPages(pages: Offer['pages'], empty: readonly string[]): Offer['pages'] {
  return Object.fromEntries(
    Object.entries(pages).filter(
      ([, { inMenu, whileRows }]) => inMenu !== false && !(whileRows && empty.includes(whileRows)),
    ),
  )
}

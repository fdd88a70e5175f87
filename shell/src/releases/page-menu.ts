import type { PageData } from '@loja/platform'
import { createSignal, type Signal } from '@loja/platform/shell'

export interface MenuChange {
  kind: 'new' | 'back' | 'gone'
  page: PageData
}

export interface PageMenu {
  /** The last one of each page, since the menu of this tab is that of the server. */
  changes: Signal<readonly MenuChange[]>
  /** Pages that the menu has or had in this tab, by path. */
  seen: Map<string, PageData>
}

export function createPageMenu(): PageMenu {
  return { changes: createSignal<readonly MenuChange[]>([]), seen: new Map() }
}

import {
  BUNDLED_LINKS,
  BUNDLED_PAGES,
  BUNDLED_QUICK_ACTIONS,
  BUNDLED_SETTINGS_SECTIONS,
  type PageId,
} from './bundled-pages'
import type {
  CommandData,
  CounterData,
  LinkData,
  PageData,
  QuickActionData,
  SearchData,
  SectionData,
  SettingsSectionData,
  TaskData,
} from './declaration'
import { createSignal, type Readable } from './signal'

export interface Offer {
  pages: Readonly<Record<string, PageData>>
  sections: Readonly<Record<string, SectionData>>
  counters: readonly CounterData[]
  tasks: readonly TaskData[]
  quickActions: readonly QuickActionData[]
  commands: readonly CommandData[]
  searches: readonly SearchData[]
  links: readonly LinkData[]
  settingsSections: readonly SettingsSectionData[]
}

export const BUNDLED_OFFER: Offer = {
  pages: BUNDLED_PAGES,
  sections: {},
  counters: [],
  tasks: [],
  quickActions: BUNDLED_QUICK_ACTIONS,
  commands: [],
  searches: [],
  links: BUNDLED_LINKS,
  settingsSections: BUNDLED_SETTINGS_SECTIONS,
}

const { get, set, subscribe } = createSignal(BUNDLED_OFFER)

export function getOffer(): Readable<Offer> {
  return { get, subscribe }
}

export function setOffer(offer: Offer): void {
  set(offer)
}

const reported = new Set<PageId>()

/** Null if no module offers the page, which is reported once in each tab after the offer of the account is known. */
export function pagePath(id: PageId): string | null {
  const offer = get()
  const path = offer.pages[id]?.path ?? null
  if (path === null && offer !== BUNDLED_OFFER && !reported.has(id)) {
    reported.add(id)
    console.warn('[pages] no module offers', id)
  }
  return path
}

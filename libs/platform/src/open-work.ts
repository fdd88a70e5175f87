import { atom } from 'jotai'

/** What a person has begun on a page, and would have to begin again on another copy of it. */
export interface OpenWork {
  /** `selection`: ticked rows. `running`: work that ends with the page, e.g. an export. */
  kind: 'selection' | 'running'
}

/**
 * What is begun on the page. Who has it announces it by itself; the shell puts no newer release in the place of a page
 * meanwhile. Typed values that are not saved are announced apart (`unsavedChangesAtom`), because sign-out asks for them.
 */
export const openWorkAtom = atom<ReadonlySet<OpenWork>>(new Set<OpenWork>())

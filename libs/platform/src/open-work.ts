import { atom } from 'jotai'

export interface OpenWork {
  /** `running`: work that ends with the page, e.g. an export. */
  kind: 'selection' | 'running'
}

/** While it has entries, the shell does not change the page's release. Unsaved input: `unsavedChangesAtom`. */
export const openWorkAtom = atom<ReadonlySet<OpenWork>>(new Set<OpenWork>())

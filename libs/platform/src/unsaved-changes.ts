import { atom } from 'jotai'

export interface UnsavedChanges {
  discard(): void
}

/** Every form with unsaved changes. */
export const unsavedChangesAtom = atom<ReadonlySet<UnsavedChanges>>(new Set<UnsavedChanges>())

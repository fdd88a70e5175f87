import { atom } from 'jotai'

export interface UnsavedChanges {
  /** Called after the user agreed. */
  discard(): void
}

/** Every form with unsaved changes. Sign-out asks first. */
export const unsavedChangesAtom = atom<ReadonlySet<UnsavedChanges>>(new Set<UnsavedChanges>())

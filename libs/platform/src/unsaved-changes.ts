import { atom } from 'jotai'

/** A form on the page that holds what was typed and not saved. */
export interface UnsavedChanges {
  /** Forgets it, once the person has agreed. */
  discard(): void
}

/** Every form with unsaved changes. Forms enter and leave by themselves; whoever ends the session asks first. */
export const unsavedChangesAtom = atom<ReadonlySet<UnsavedChanges>>(new Set<UnsavedChanges>())

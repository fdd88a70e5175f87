import type { UndoneChange } from './change-texts'

/** For the notice of a change, without the code of the undo. */
export const undoLater = (id: string | null, change: UndoneChange) =>
  id === null ? null : async () => (await import('./undo-change')).undoOf({ id, ...change })

export { type Change, type ChangeFilter, changeKeys, listChanges } from './changes'
export { type AdjustedObject, type SkippedObject, type UndoResult, undoChange } from './undo'

/// <reference path="../env.d.ts" />
export { ChangesLink } from './ChangesLink'
export { UndoableItem } from './UndoableItem'
export { UndoableList } from './UndoableList'
export { useChangesItems } from './use-changes-items'

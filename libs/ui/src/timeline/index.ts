/// <reference path="../env.d.ts" />
export { HistoryFold } from './HistoryFold'
export { NoteIcon, NoteSign, notesText } from './NoteSign'
export { useNoteCount } from './use-note-count'

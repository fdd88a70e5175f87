import { createContext } from 'react'

export type OpenDialog = { name: 'none' } | { name: 'new' } | { name: 'order' } | { name: 'merge'; ids: string[] }

/** Opens a dialog of the page from a row. Set above the list, because its fields are declared once. */
export const OpenDialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined)

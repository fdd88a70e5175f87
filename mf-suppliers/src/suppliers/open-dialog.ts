import type { Supplier } from '@loja/data'
import { createContext } from 'react'

export type OpenDialog = { name: 'none' | 'new' | 'category-rules' } | { name: 'edit'; supplier: Supplier }

/** Opens a dialog of the page from a row. Set above the list, because its fields are declared once. */
export const OpenDialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined)

import type { ProductSelection } from '@loja/data'
import type { SelectedProducts } from '../product-selection/product-selection'

/** Loads the bulk edit, before it is opened. */
export const loadBulkEdit = async () => (await import('../bulk-edit/BulkEditDialog')).BulkEditDialog

/** The dialog over the list. None has an address of its own, because none is about one row; the import has a hash. */
export type OpenDialog =
  | { name: 'none' }
  | {
      name: 'bulk-edit'
      selection: ProductSelection
      selected: SelectedProducts
      count: number
      /** Products changed since they were displayed: the selection is renewed when the list has been read. */
      outdated: boolean
    }
  | { name: 'changes' }
  | { name: 'import' }
  | { name: 'json-import' }
  | { name: 'shortcuts' }

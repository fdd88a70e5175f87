import type { ProductSelection } from '@loja/data'
import type { SelectedProducts } from '../product-selection/product-selection'

/** Loads the bulk edit, before it is opened. */
export const loadBulkEdit = async () => (await import('../bulk-edit/BulkEditDialog')).BulkEditDialog

export type OpenDialog =
  | { name: 'none' }
  | {
      name: 'bulk-edit'
      selection: ProductSelection
      selected: SelectedProducts
      count: number
      /** Products changed since they were shown: the selection is renewed after the next read. */
      outdated: boolean
    }
  | { name: 'send-out'; selection: ProductSelection }
  | { name: 'changes'; faultyImports?: boolean }
  | { name: 'import'; tab?: 'json' }

import type { ProductSelection } from '@loja/data'
import type { BulkChange } from './bulk-change'

/** What each tab is given. */
export interface BulkTabProps {
  selection: ProductSelection
  /** How many products are selected. */
  count: number
  busy: boolean
  /** @param matched how many products the database finds for the selection */
  onAsk: (change: BulkChange, matched: number) => void
}

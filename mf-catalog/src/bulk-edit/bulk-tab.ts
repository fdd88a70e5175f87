import type { ProductSelection } from '@loja/data'
import type { BulkChange } from './bulk-change'

export interface BulkTabProps {
  selection: ProductSelection
  count: number
  busy: boolean
  /** @param matched products that the database finds */
  onAsk: (change: BulkChange, matched: number) => void
}

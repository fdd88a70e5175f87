import type { PreviewedChange, ProductSelection } from '@loja/data'

/** `leaveOut`: without the exceptions of the preview. */
export type BulkChange =
  | (PreviewedChange & { leaveOut: boolean })
  | { kind: 'category'; categoryId: string }
  | { kind: 'delete' }
export type BulkChangeKind = BulkChange['kind']

export interface BulkTabProps {
  selection: ProductSelection
  count: number
  busy: boolean
  /** @param matched products that the database finds */
  onAsk: (change: BulkChange, matched: number) => void
}

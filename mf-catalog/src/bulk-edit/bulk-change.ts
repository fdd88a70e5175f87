import type { PreviewedChange } from '@loja/data'

/** One change for all selected products; `leaveOut`: but for the exceptions of its preview. */
export type BulkChange =
  | (PreviewedChange & { leaveOut: boolean })
  | { kind: 'category'; categoryId: string }
  | { kind: 'delete' }
export type BulkChangeKind = BulkChange['kind']

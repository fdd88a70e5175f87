import type { PreviewedChange } from '@loja/data'

/** `leaveOut`: without the exceptions of the preview. */
export type BulkChange =
  | (PreviewedChange & { leaveOut: boolean })
  | { kind: 'category'; categoryId: string }
  | { kind: 'delete' }
export type BulkChangeKind = BulkChange['kind']

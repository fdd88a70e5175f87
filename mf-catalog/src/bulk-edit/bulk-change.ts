import type { PreviewedChange } from '@loja/data'

/** One change for all selected products. */
export type BulkChange = PreviewedChange | { kind: 'category'; categoryId: string } | { kind: 'delete' }
export type BulkChangeKind = BulkChange['kind']

import type { OrderExportRow } from '@loja/data'

/** A file that grows batch by batch and exists only when it is finished. */
export interface ExportFile {
  add(rows: readonly OrderExportRow[]): Promise<void>
  finish(): Promise<Blob>
}

/** What staff may choose from. */
export type ExportFormat = 'xlsx' | 'csv'

/** What rows are written into; its result exists only when it is finished. */
export interface ExportFile<Row, Result = Blob> {
  add(rows: readonly Row[]): Promise<void>
  finish(): Promise<Result>
}

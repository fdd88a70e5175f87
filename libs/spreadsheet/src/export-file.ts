export interface ExportFile<Row, Result = Blob> {
  add(rows: readonly Row[]): Promise<void>
  finish(): Promise<Result>
}

/** What one statement wrote, as the activity log has it. */
export interface ActivityFacts {
  /** The written table. */
  relation: string
  operation: 'insert' | 'update' | 'delete'
  /** Rows that the statement wrote. */
  rowCount: number
  /** By column; `[null, null]` if the values are not recorded. */
  changes: Record<string, [from: unknown, to: unknown]>
  /** Named by the function that wrote, e.g. `discount`, `import`, `undo`. */
  cause: string | null
  /** Arguments of the cause. */
  details: Record<string, unknown> | null
}

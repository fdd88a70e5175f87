export interface ActivityFacts {
  relation: string
  operation: 'insert' | 'update' | 'delete'
  rowCount: number
  changes: Record<string, [from: unknown, to: unknown]>
  cause: string | null
  details: Record<string, unknown> | null
}

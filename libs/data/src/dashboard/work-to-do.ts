import { formatCount } from '@loja/domain/format'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import type { Database } from '../database.types'

type Row = Database['public']['Functions']['work_to_do']['Returns'][number]

export type WorkKey = keyof Row

/** Counts end above it. */
export const WORK_LIMIT = 5_000

/** Whose writes may change a count. */
export const WORK_SOURCES: readonly string[] = [
  'orders',
  'shipments',
  'invoices',
  'products',
  'feedbacks',
  'settings',
  'tracking-logs',
]

export const workKeys = { all: ['dashboard', 'work'] } as const

/** E.g. `1.234`, and `5.000+` above the limit. */
export function formatWork(n: number): string {
  return n > WORK_LIMIT ? `${formatCount(WORK_LIMIT)}+` : formatCount(n)
}

export async function getWorkToDo(signal?: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const operation = 'work.get'
  const rows = await ask(operation, db().rpc('work_to_do', undefined, { get: true }), signal)
  return oneRow(operation, rows)
}

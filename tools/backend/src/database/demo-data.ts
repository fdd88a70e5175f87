import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database'
import { SUPABASE_DIR } from './migrations'

export const DEMO_ACCOUNTS = {
  admin: { email: 'admin@loja.test', password: 'admin-demo-2026' },
  customer: { email: 'cliente@loja.test', password: 'cliente-demo-2026' },
} as const

export async function readSeed(): Promise<string> {
  const further = (await readdir(join(SUPABASE_DIR, 'seeds'))).filter((name) => name.endsWith('.sql')).sort()
  const files = ['seed.sql', ...further.map((name) => join('seeds', name))]
  return (await Promise.all(files.map((file) => readFile(join(SUPABASE_DIR, file), 'utf8')))).join('\n')
}

export async function seedDemoData(database: Database): Promise<void> {
  const seed = await readSeed()
  await database.transaction((session) => session.exec(seed))
}

/** Growth figures must hold on any date. */
export async function reanchorDemoData(database: Database): Promise<number> {
  const [found] = await database.query<{ present: boolean }>(`select to_regclass('demo.anchor') is not null as present`)
  if (!found?.present) return 0
  const [shifted] = await database.query<{ days: number }>('select demo.reanchor() as days')
  return shifted?.days ?? 0
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTH_SQL, BOOTSTRAP_SQL } from '../database/bootstrap-sql'
import type { Migration } from '../database/migrations'
import type { PgliteDatabase } from './pglite-database'

const CACHE_DIR = join(import.meta.dirname, '../../../../node_modules/.cache/loja-admin')

const PACKAGES_DIR = join(import.meta.dirname, '../../node_modules')

function versionOf(packageName: string): string {
  return JSON.parse(readFileSync(join(PACKAGES_DIR, packageName, 'package.json'), 'utf8')).version
}

export function snapshotKey(migrations: Migration[], seed: string | undefined): string {
  const hash = createHash('sha256')
  for (const part of [
    BOOTSTRAP_SQL,
    AUTH_SQL,
    versionOf('@electric-sql/pglite'),
    versionOf('kysely'),
    versionOf('@supabase/lite'),
    seed ?? '',
    ...migrations.map((migration) => migration.version + migration.sql),
  ]) {
    hash.update(`${part.length}:${part}`)
  }
  return hash.digest('hex').slice(0, 32)
}

/** Demo dates are of the day it was made. */
export async function findSnapshot(key: string): Promise<string | undefined> {
  const path = join(CACHE_DIR, key)
  return (await stat(path).catch(() => undefined))?.isDirectory() ? path : undefined
}

/** Concurrent processes each rename a whole directory. */
export async function saveSnapshot(key: string, database: PgliteDatabase): Promise<void> {
  const part = join(CACHE_DIR, `${key}.${process.pid}.part`)
  try {
    await mkdir(CACHE_DIR, { recursive: true })
    await database.copyTo(part)
    await rename(part, join(CACHE_DIR, key))
  } catch {
    await rm(part, { recursive: true, force: true })
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { markDataFolder, openDataFolder } from '../data-folder/data-folder'
import type { Database } from '../database/database'
import type { Migration } from '../database/migrations'
import { createApp, prepareDatabase } from '../database/prepare-database'
import { openDataDir, writePreparedKey } from '../pglite/open-data-dir'
import { openPostgres } from '../postgres/open-postgres'
import { generateSecrets, loadSecrets } from '../secrets'

/**
 * The migrations and demo data of commit 12cd8cc, which were edited in place later. A source archive has no
 * history to read them from.
 */
const OLDER_STORE = join(import.meta.dirname, 'older-store.json.br')

export async function readOlderStore(): Promise<{ migrations: Migration[]; seed: string }> {
  return JSON.parse(brotliDecompressSync(await readFile(OLDER_STORE)).toString())
}

export async function makeOlderStore(store: { dataDir: string } | { databaseUrl: string }): Promise<void> {
  if ('databaseUrl' in store) {
    const database = await openPostgres(store.databaseUrl)
    await fill(database, withoutRoles).finally(() => database.close())
    return
  }
  await openDataFolder(store.dataDir)
  await loadSecrets(store.dataDir)
  await markDataFolder(store.dataDir)
  const { database } = await openDataDir(store.dataDir)
  await fill(database).finally(() => database.close())
  await writePreparedKey(store.dataDir, 'of the older version')
}

/** Two databases that change the server's roles at once fail. */
const withoutRoles = ({ sql, ...migration }: Migration): Migration => ({
  ...migration,
  sql: sql.replaceAll(/alter role \w+ set [^;]+;/g, ''),
})

async function fill(database: Database, adapted = (migration: Migration) => migration): Promise<void> {
  const { migrations, seed } = await readOlderStore()
  await prepareDatabase(database, createApp(database, generateSecrets()), migrations.map(adapted))
  // It had no pictures.
  await database.exec('drop schema storage cascade')
  await database.transaction((session) => session.exec(seed))
}

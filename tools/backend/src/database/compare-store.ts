import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackendError } from '../errors'
import { lockDataDir } from '../pglite/data-dir-lock'
import { openDataDir } from '../pglite/open-data-dir'
import { openPostgres } from '../postgres/open-postgres'
import { openStore } from '../start-backend'
import { compareStructures, readStructure, type StructureDifference, type StructurePart } from './structure'

const MISCOUNTED_SQL = `select 'different' as difference, 'count' as kind, concat_ws(' ', subject, key, day) as name
  from private.miscounted() order by name`

type Closers = (() => Promise<unknown>)[]

export async function compareStore(
  store: { dataDir: string } | { databaseUrl: string },
): Promise<StructureDifference[]> {
  const closers: Closers = []
  try {
    const database = await open(store, closers)
    const differences = compareStructures(await readStructure(database), await structureOfThisVersion(closers))
    // A database of another structure may count in another way.
    return differences.length > 0 ? differences : await database.query<StructureDifference>(MISCOUNTED_SQL)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function open(store: { dataDir: string } | { databaseUrl: string }, closers: Closers) {
  if ('databaseUrl' in store) {
    const database = await openPostgres(store.databaseUrl)
    closers.push(() => database.close())
    return database
  }
  if (!existsSync(join(store.dataDir, 'secrets.json')))
    throw new BackendError('failed', `There is no database in ${store.dataDir}.`)
  closers.push(await lockDataDir(store.dataDir))
  const { database } = await openDataDir(store.dataDir)
  closers.push(() => database.close())
  return database
}

async function structureOfThisVersion(closers: Closers): Promise<StructurePart[]> {
  const { database } = await openStore({ demoData: false }, closers)
  return readStructure(database)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackendError } from '../errors'
import { lockDataDir } from '../pglite/data-dir-lock'
import { openDataDir } from '../pglite/open-data-dir'
import { openPostgres } from '../postgres/open-postgres'
import { openStore } from '../start-backend'
import { compareStructures, readStructure, type StructureDifference, type StructurePart } from './structure'

type Closers = (() => Promise<unknown>)[]

export async function compareStore(
  store: { dataDir: string } | { databaseUrl: string },
): Promise<StructureDifference[]> {
  const closers: Closers = []
  try {
    const found = await readStructure(await open(store, closers))
    return compareStructures(found, await structureOfThisVersion(closers))
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

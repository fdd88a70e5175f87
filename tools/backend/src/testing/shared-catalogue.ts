import type { CacheDriver } from '@supabase/lite'
import type { Session } from '../database/database'

/** What a table, function, column, type or constraint more or less changes. */
const STRUCTURE_SQL = `select concat_ws(' ', current_setting('server_version'), (select count(*) from pg_class),
  (select count(*) from pg_proc), (select count(*) from pg_attribute), (select count(*) from pg_type),
  (select count(*) from pg_constraint)) as structure`

// Of the process: files about the first time get our modules anew, but their databases have the same structure.
const KEY = Symbol.for('loja-admin.test-catalogues')
const ofProcess = globalThis as { [KEY]?: Map<string, string> }
ofProcess[KEY] ??= new Map()
const catalogues = ofProcess[KEY]

/**
 * Keeps what lite read of the catalogue for the next backends of this process: reading it is a fifth of what a test
 * file's start computes. A database in which a test has made or dropped something is read by itself.
 * @param queryOf how to ask the backend's database; undefined until it has started
 */
export function sharedCatalogue(queryOf: () => Session['query'] | undefined): CacheDriver {
  // As before the reading: what is made meanwhile is in no database of this structure.
  let structure: string | undefined
  return {
    async get() {
      structure = (await queryOf()?.<{ structure: string }>(STRUCTURE_SQL))?.[0]?.structure
      return structure === undefined ? undefined : catalogues.get(structure)
    },
    async set(_key, catalogue) {
      if (structure !== undefined) catalogues.set(structure, catalogue)
    },
    delete: async () => undefined,
  }
}

import type { Database, Session } from '../../database/database'
import { SESSION_CONTEXT_SQL } from '../../database/harden'
import { BUCKET } from '../../pictures/picture-name'
import { isConnectionFailure } from '../../postgres/connect-error'
import type { Caller } from '../caller'
import type { Refusal } from '../refusal'
import { STORAGE_ERRORS } from './storage-error'

const INSERT_SQL = `insert into storage.objects (bucket_id, name, owner_id) values ('${BUCKET}', $1, $2)`
const DELETE_SQL = `delete from storage.objects where bucket_id = '${BUCKET}' and name = any ($1::text[]) returning name`

class RolledBack extends Error {}

/** Row-level security decides. */
export class PictureRows {
  readonly #database: Pick<Database, 'transaction'>

  constructor(database: Pick<Database, 'transaction'>) {
    this.#database = database
  }

  async insert(caller: Caller, name: string): Promise<Refusal | undefined> {
    return this.#refusalOf(this.#as(caller, (session) => session.query(INSERT_SQL, [name, caller.userId])))
  }

  async refuse(caller: Caller, name: string): Promise<Refusal | undefined> {
    const attempt = this.#as(caller, async (session) => {
      await session.query(INSERT_SQL, [name, caller.userId])
      throw new RolledBack()
    })
    return this.#refusalOf(attempt)
  }

  async delete(caller: Caller, names: readonly string[]): Promise<string[] | Refusal> {
    try {
      const rows = await this.#as(caller, (session) => session.query<{ name: string }>(DELETE_SQL, [names]))
      return rows.map(({ name }) => name)
    } catch (error) {
      return refusalOf(error)
    }
  }

  #as<T>({ role, userId }: Caller, work: (session: Session) => Promise<T>): Promise<T> {
    return this.#database.transaction(async (session) => {
      await session.query(SESSION_CONTEXT_SQL, [role, userId, JSON.stringify({ sub: userId, role })])
      return work(session)
    })
  }

  async #refusalOf(attempt: Promise<unknown>): Promise<Refusal | undefined> {
    return attempt.then(
      () => undefined,
      (error: unknown) => (error instanceof RolledBack ? undefined : refusalOf(error)),
    )
  }
}

function refusalOf(error: unknown): Refusal {
  const { code } = error as { code?: string }
  if (code === '42501') return STORAGE_ERRORS.forbidden
  if (code === '23505') return STORAGE_ERRORS.exists
  if (isConnectionFailure(error)) return STORAGE_ERRORS.unavailable
  throw error
}

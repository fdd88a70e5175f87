import type { Database } from '../database/database'
import type { Caller } from './caller'

/** PostgreSQL prints a connective of the top level in parentheses. */
const CLOSED_SQL = String.raw`
select c.relname as name from pg_catalog.pg_class c join pg_catalog.pg_policy p on p.polrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and p.polpermissive and p.polcmd in ('r', '*')
group by c.relname
having bool_and(pg_get_expr(p.polqual, p.polrelid)
  ~ '^(\( SELECT (public\.)?is_admin\(\) AS is_admin\)|\(\( SELECT (public\.)?is_admin\(\) AS is_admin\) AND .*\))$')`

/** Row security decides; a known role only chooses the queue. */
const FRESH_MS = 5000
const MAX_KNOWN = 10_000

export class Staff {
  readonly #database: Pick<Database, 'query'>
  readonly #known = new Map<string, { isStaff: boolean; at: number }>()
  #closed: Promise<ReadonlySet<string>> | undefined

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database
  }

  async includes({ role, userId }: Caller): Promise<boolean> {
    if (role !== 'authenticated') return role === 'service_role'
    const known = this.#known.get(userId)
    if (known && performance.now() - known.at < FRESH_MS) return known.isStaff
    const text = `select 1 from public.profiles where user_id = $1 and role = 'admin'`
    const isStaff = (await this.#database.query(text, [userId])).length > 0
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(userId, { isStaff, at: performance.now() })
    return isStaff
  }

  closedTables(): Promise<ReadonlySet<string>> {
    const reading =
      this.#closed ??
      this.#database
        .query<{ name: string }>(CLOSED_SQL)
        .then((rows): ReadonlySet<string> => new Set(rows.map(({ name }) => name)))
    this.#closed = reading
    reading.catch(() => {
      this.#closed = undefined
    })
    return reading
  }
}

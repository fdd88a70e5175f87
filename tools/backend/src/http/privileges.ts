import type { Database } from '../database/database'
import type { Refusal } from './refusal'

const DENIED_SQL = `
select r.role || ' ' || p.privilege || ' table ' || c.relname as denied
from pg_catalog.pg_class c, unnest('{INSERT,UPDATE,DELETE}'::text[]) as p (privilege),
  unnest('{anon,authenticated,service_role}'::text[]) as r (role)
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'f')
  and not has_table_privilege(r.role, c.oid, p.privilege)
  and (p.privilege = 'DELETE' or not has_any_column_privilege(r.role, c.oid, p.privilege))
union all
select r.role || ' EXECUTE function ' || f.proname
from pg_catalog.pg_proc f, unnest('{anon,authenticated,service_role}'::text[]) as r (role)
where f.pronamespace = 'public'::regnamespace
group by r.role, f.proname having not bool_or(has_function_privilege(r.role, f.oid, 'EXECUTE'))`

/** An operator may grant rights at any time. */
const FRESH_MS = 5000
const PRIVILEGES: Readonly<Record<string, string>> = {
  POST: 'INSERT',
  PUT: 'INSERT',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
}

interface Write {
  method: string
  path: string
  schema: string
}

export class Privileges {
  readonly #database: Pick<Database, 'query'>
  #denied: Promise<Set<string>> | undefined
  #readAt = 0

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database
  }

  async refuse(role: string, { method, path, schema }: Write): Promise<Refusal | undefined> {
    const [, call, name] = /^\/rest\/v1\/(rpc\/)?(\w+)$/.exec(path) ?? []
    const privilege = call === undefined ? PRIVILEGES[method] : method === 'POST' ? 'EXECUTE' : undefined
    if (name === undefined || privilege === undefined || schema !== 'public') return undefined
    const object = `${call === undefined ? 'table' : 'function'} ${name}`
    const isDenied = async (maxAgeMs: number) => (await this.#read(maxAgeMs)).has(`${role} ${privilege} ${object}`)
    if (!(await isDenied(Number.POSITIVE_INFINITY)) || !(await isDenied(FRESH_MS))) return undefined
    const message = `permission denied for ${object}`
    const status = role === 'anon' ? 401 : 403
    return { status, message, body: { code: '42501', details: null, hint: null, message } }
  }

  #read(maxAgeMs: number): Promise<Set<string>> {
    if (this.#denied && performance.now() - this.#readAt <= maxAgeMs) return this.#denied
    this.#readAt = performance.now()
    const reading = this.#database
      .query<{ denied: string }>(DENIED_SQL)
      .then((rows) => new Set(rows.map(({ denied }) => denied)))
    this.#denied = reading
    reading.catch(() => {
      if (this.#denied === reading) this.#denied = undefined
    })
    return reading
  }
}

import type { IncomingMessage } from 'node:http'
import type { Database } from '../database/database'
import type { TokenReader } from '../realtime/claims'
import { type Caller, readCaller } from './caller'
import { Privileges } from './privileges'
import { MAX_BODY_BYTES, type Refusal } from './refusal'

/** Several times the largest body of a storefront. */
const MAX_VISITOR_BODY_BYTES = 1024 * 1024

interface Admission {
  /** Undefined: lite answers 401. */
  caller: Caller | undefined
  /** 0 for an unknown caller. */
  maxBodyBytes: number
}

export type Admit = (incoming: IncomingMessage) => Promise<Admission | Refusal>

export function createAdmission(database: Pick<Database, 'query'>, tokens: TokenReader): Admit {
  const privileges = new Privileges(database)

  async function isStaff({ role, userId }: Caller): Promise<boolean> {
    if (role !== 'authenticated') return role === 'service_role'
    const text = `select 1 from public.profiles where user_id = $1 and role = 'admin'`
    return (await database.query(text, [userId])).length > 0
  }

  return async (incoming) => {
    const { method = '', url = '', headers } = incoming
    const caller = await readCaller(incoming, tokens)
    if (!caller) return { caller, maxBodyBytes: 0 }
    if (method === 'GET' || method === 'HEAD') return { caller, maxBodyBytes: MAX_VISITOR_BODY_BYTES }
    try {
      const schema = String(headers['content-profile'] ?? 'public')
      const refusal = await privileges.refuse(caller.role, { method, path: url.split('?', 1)[0] ?? '', schema })
      if (refusal) return refusal
      const isLarge = headers['transfer-encoding'] !== undefined || contentLength(incoming) > MAX_VISITOR_BODY_BYTES
      return { caller, maxBodyBytes: isLarge && (await isStaff(caller)) ? MAX_BODY_BYTES : MAX_VISITOR_BODY_BYTES }
    } catch {
      return { caller, maxBodyBytes: MAX_VISITOR_BODY_BYTES }
    }
  }
}

export function contentLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}

import type { IncomingMessage } from 'node:http'
import type { Database } from '../database/database'
import type { TokenReader } from '../realtime/claims'
import { type Caller, readCaller } from './caller'
import { Privileges } from './privileges'
import { MAX_BODY_BYTES, type Refusal } from './refusal'
import { Staff } from './staff'

const MAX_VISITOR_BODY_BYTES = 1024 * 1024

export interface Admission {
  caller: Caller | undefined
  closedTables?: ReadonlySet<string>
  maxBodyBytes: number
}

export type Admit = (incoming: IncomingMessage) => Promise<Admission | Refusal>

export function createAdmission(database: Pick<Database, 'query'>, tokens: TokenReader): Admit {
  const privileges = new Privileges(database)
  const staff = new Staff(database)

  async function admit(caller: Caller): Promise<Admission> {
    const isCustomer = caller.role === 'authenticated' && !(await staff.includes(caller))
    return {
      caller,
      ...(isCustomer && { closedTables: await staff.closedTables() }),
      maxBodyBytes: MAX_VISITOR_BODY_BYTES,
    }
  }

  return async (incoming) => {
    const { method = '', url = '', headers } = incoming
    const caller = await readCaller(incoming, tokens)
    if (!caller) return { caller, maxBodyBytes: 0 }
    try {
      const admission = await admit(caller)
      if (method === 'GET' || method === 'HEAD') return admission
      const schema = String(headers['content-profile'] ?? 'public')
      const refusal = await privileges.refuse(caller.role, { method, path: url.split('?', 1)[0] ?? '', schema })
      if (refusal) return refusal
      const isLarge = headers['transfer-encoding'] !== undefined || contentLength(incoming) > MAX_VISITOR_BODY_BYTES
      return isLarge && (await staff.includes(caller)) ? { ...admission, maxBodyBytes: MAX_BODY_BYTES } : admission
    } catch {
      return { caller, maxBodyBytes: MAX_VISITOR_BODY_BYTES }
    }
  }
}

export function contentLength({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0)
}

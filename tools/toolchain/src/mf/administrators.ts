import { Refusal } from '@loja/release'
import { askBackend, knownBackend } from './known-backend'

interface Administrator {
  user_id: string
  email: string
  signed_in_at: string | null
}

/** A number means the first administrators that signed in today. */
export type ChosenAccounts = readonly string[] | number

const storeDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** `undefined` if no store answers. */
export async function administratorsOf(dir: string): Promise<Administrator[] | undefined> {
  try {
    const backend = await knownBackend(dir, process.env)
    if (!backend) return undefined
    return (await (await askBackend(backend, 'rpc/administrator_sign_ins', {})).json()) as Administrator[]
  } catch {
    return undefined
  }
}

export function accountsOf(
  chosen: ChosenAccounts,
  administrators: readonly Administrator[] | undefined,
  now = new Date(),
): string[] {
  if (typeof chosen === 'number') return firstOfToday(chosen, administrators, now)
  return [...new Set(chosen.map((account) => idOf(account, administrators)))]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const UNKNOWN =
  'The administrators are not known here: start the store of this release directory, or set BACKEND_URL and ' +
  'BACKEND_SECRET_KEY.'

function idOf(account: string, administrators: readonly Administrator[] | undefined): string {
  const isEmail = account.includes('@')
  if (!administrators && isEmail)
    throw new Refusal('state', `${UNKNOWN} Or name ids: /admin/__mf shows an account its own.`)
  // No account would get the canary of a mistyped id.
  if (!administrators && !UUID.test(account))
    throw new Refusal('usage', `${account} is no id of an account. /admin/__mf shows an account its own.`)
  if (!administrators) return account.toLowerCase()
  const found = administrators.find(({ user_id, email }) => (isEmail ? email : user_id) === account.toLowerCase())
  if (found) return found.user_id
  const known = administrators.map(({ email }) => email).join(', ')
  throw new Refusal('state', `${account} is no administrator of the store. Its administrators: ${known}.`)
}

function firstOfToday(count: number, administrators: readonly Administrator[] | undefined, now: Date): string[] {
  if (!administrators) throw new Refusal('state', `${UNKNOWN} Or name accounts: --users <ids>`)
  const today = administrators.filter(
    ({ signed_in_at }) => signed_in_at !== null && storeDays.format(new Date(signed_in_at)) === storeDays.format(now),
  )
  if (today.length >= count) return today.slice(0, count).map(({ user_id }) => user_id)
  const known = administrators.map(({ email }) => email).join(', ')
  throw new Refusal(
    'state',
    `${today.length} of ${administrators.length} administrators signed in today, fewer than ${count}. ` +
      `Name accounts: --users <ids or e-mails>. The administrators: ${known}.`,
  )
}

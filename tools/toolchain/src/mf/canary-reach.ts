import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { canaryBucket, type Registry } from '@loja/federation-build'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'
import { wwwDir } from '../workspace'

type Canary = Pick<NonNullable<Registry['remotes'][string]['canary']>, 'percent' | 'users'>

/** Ids, or only their number. */
type Administrators = readonly string[] | number | undefined

const TIMEOUT_MS = 3_000

/** Number of administrators that get a canary. */
export function countReached(name: string, { percent, users }: Canary, administrators: Administrators) {
  if (administrators === undefined) return undefined
  return typeof administrators === 'number'
    ? Math.min(administrators, Math.round((administrators * percent) / 100) + users.length)
    : administrators.filter((id) => canaryBucket(id, name) < percent || users.includes(id)).length
}

/** Describes the reach of a canary: a small share of few accounts is often zero. */
export function describeReach(
  { name, percent, users }: Canary & { name: string },
  administrators: Administrators,
): string {
  const share = `${percent} % of the accounts${users.length > 0 ? ` and ${users.length} named ones` : ''}`
  if (administrators === undefined)
    return `${share}: how many administrators that are is unknown here. Say how many there are: --administrators <number>`
  const reached = countReached(name, { percent, users }, administrators)
  const total = typeof administrators === 'number' ? administrators : administrators.length
  const hint = reached === 0 ? '. Name some: --users <ids>' : ''
  return `${share} are ≈ ${reached} of ${total} administrators${hint}`
}

export async function administratorsOf({
  dir,
  administrators,
}: {
  dir: string
  administrators: number | undefined
}): Promise<Administrators> {
  return administrators ?? (dir === wwwDir ? embeddedAdministrators(process.env) : undefined)
}

export async function embeddedAdministrators(env: Record<string, string | undefined>): Promise<string[] | undefined> {
  const { port, dataDir, hosted } = parseStartOptions([], env)
  if (hosted) return undefined
  try {
    const secrets = await readFile(join(resolve(repository, dataDir), 'secrets.json'), 'utf8')
    const { secretKey } = JSON.parse(secrets) as { secretKey: string }
    const response = await fetch(`http://127.0.0.1:${port}/rest/v1/profiles?select=id&role=eq.admin`, {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return undefined
    return ((await response.json()) as { id: string }[]).map(({ id }) => id)
  } catch {
    return undefined
  }
}

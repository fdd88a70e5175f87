import { canaryBucket, type Registry } from '@loja/federation-build'
import { askBackend, knownBackend } from './known-backend'

type Canary = Pick<NonNullable<Registry['remotes'][string]['canary']>, 'percent' | 'users'>

/** Ids, or only their number. */
type Administrators = readonly string[] | number | undefined

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
  return administrators ?? storedAdministrators(dir, process.env)
}

export async function storedAdministrators(
  dir: string,
  env: Record<string, string | undefined>,
): Promise<string[] | undefined> {
  try {
    const backend = await knownBackend(dir, env)
    if (!backend) return undefined
    const response = await askBackend(backend, 'profiles?select=id&role=eq.admin')
    return ((await response.json()) as { id: string }[]).map(({ id }) => id)
  } catch {
    return undefined
  }
}

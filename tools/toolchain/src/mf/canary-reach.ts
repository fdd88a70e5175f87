import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { canaryBucket } from '@loja/federation-build'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'

const TIMEOUT_MS = 3_000

/** Describes the reach of a canary: a small share of few accounts is often zero. */
export function describeReach(
  { name, percent, users }: { name: string; percent: number; users: readonly string[] },
  administrators: readonly string[] | number | undefined,
): string {
  const share = `${percent} % of the accounts${users.length > 0 ? ` and ${users.length} named ones` : ''}`
  if (administrators === undefined)
    return `${share}: how many administrators that are is unknown here. Say how many there are: --administrators <number>`
  const [reached, total] =
    typeof administrators === 'number'
      ? [Math.min(administrators, Math.round((administrators * percent) / 100) + users.length), administrators]
      : [
          administrators.filter((id) => canaryBucket(id, name) < percent || users.includes(id)).length,
          administrators.length,
        ]
  const hint = reached === 0 ? '. Name some: --users <ids>' : ''
  return `${share} are ≈ ${reached} of ${total} administrators${hint}`
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

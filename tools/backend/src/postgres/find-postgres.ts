import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const POSTGRES_MISSING =
  'PostgreSQL is not installed (initdb and postgres, 15 or newer). Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql@17.'

const DEBIAN_ROOT = '/usr/lib/postgresql'

export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).filter((name) => /^\d+$/.test(name)) : []
  const candidates = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_ROOT, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return candidates.find((dir) => dir && existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')))
}

/** PostgreSQL refuses root. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = ['postgres', 'nobody'].flatMap((name) => lines.filter((line) => line.startsWith(`${name}:`)))
  const [, , uid, gid] = (fields[0] ?? '').split(':')
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

import { parseStartOptions } from '../../bin/start-options.mjs'

const USAGE = `Usage: pnpm backup <file>
       pnpm restore <file> [--replace [--yes]]

backup   writes accounts and data of the store that npm start uses into a new file, also while it runs, and reads it back
restore  puts them into an empty store; stop npm start first
--replace  deletes what the store holds (asks; --yes answers)

Environment: DATABASE_URL or DATA_DIR, as for npm start.`

export interface BackupOptions {
  command: 'backup' | 'restore'
  file: string
  isReplaced: boolean
  yes: boolean
  dataDir: string
  databaseUrl: string | undefined
}

export function parseBackupOptions(args: string[], env: Record<string, string | undefined>): BackupOptions {
  const [command, file, ...rest] = args.filter((arg) => !arg.startsWith('-'))
  const flags = args.filter((arg) => arg.startsWith('-'))
  const allowed = command === 'restore' ? ['--replace', '--yes'] : []
  const isKnown = (command === 'backup' || command === 'restore') && flags.every((flag) => allowed.includes(flag))
  if (!isKnown || file === undefined || rest.length > 0) throw new Error(USAGE)
  const { dataDir, databaseUrl, hosted } = parseStartOptions([], env)
  if (hosted) throw new Error('SUPABASE_URL is set: the project has backups of its own, in its dashboard.')
  return { command, file, isReplaced: flags.includes('--replace'), yes: flags.includes('--yes'), dataDir, databaseUrl }
}

import { shellWord } from '@loja/release'

/** Never advises to delete data, which may open with another disk or version. */
export function describeStartFailure(error: unknown, env: Record<string, string | undefined>): string {
  const code = (error as { code?: unknown } | null)?.code
  const message = error instanceof Error ? error.message : String(error)
  const dataDir = env.DATA_DIR || '.data'
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${env.PORT} is in use. Choose another one: PORT=4180 npm start`
    case 'data-dir-locked':
      return [
        `The data folder ${dataDir} is in use by a running store.`,
        message,
        'Stop that one, or use another folder and port: DATA_DIR=.data-2 PORT=4180 npm start',
      ].join('\n')
    case 'data-dir-newer':
      return [
        `The data folder ${dataDir} was written by a newer version of Loja Admin; nothing was changed.`,
        message,
        'Update this checkout, or use another folder: DATA_DIR=.data-2 npm start',
      ].join('\n')
    case 'data-dir-older':
      return [
        `The data folder ${dataDir} was written by an older version of Loja Admin; nothing was changed, and nothing is lost.`,
        message,
        'Keep the folder. The version that wrote it opens it (git log -- supabase/migrations). To bring its data here:',
        `  DATA_DIR=${shellWord(dataDir)} pnpm backup loja.backup`,
        '  DATA_DIR=.data-2 pnpm restore loja.backup',
        '  DATA_DIR=.data-2 npm start',
        'Without its data, the last command is enough.',
      ].join('\n')
    case 'data-dir-damaged':
      return [
        `The database in the data folder ${dataDir} cannot be opened; nothing was changed.`,
        message,
        'Copy the folder before you try anything: its files may be complete. Restore a backup, or begin in another folder:',
        'DATA_DIR=.data-2 npm start',
      ].join('\n')
    case 'keys-damaged':
      return [
        `The keys of the data folder ${dataDir} cannot be read; its database is not concerned, and nothing was changed.`,
        message,
        'Restore secrets.json from a backup. Without one, rename it: the next start makes new keys, which signs people out.',
      ].join('\n')
    case 'data-dir-foreign':
      return [
        `The folder ${dataDir} is not a data folder of Loja Admin.`,
        message,
        'Use an empty folder, or one that does not exist yet: DATA_DIR=.data-2 npm start',
      ].join('\n')
    case 'data-dir-readable':
      return [
        `The data folder ${dataDir} is open to others. ${message}`,
        `Close it: chmod 700 ${shellWord(dataDir)}`,
      ].join('\n')
    case 'disk-full':
      return [
        `There is no space left for the data folder ${dataDir}. ${message}`,
        'Stored data stays. Make room on that disk, without touching this folder, and start again.',
      ].join('\n')
    case 'database-unreachable':
      return `${message}\nCheck that the server of DATABASE_URL runs and can be reached from here.`
    case 'database-refused':
      return `${message}\nCheck account, password and name of the database in DATABASE_URL.`
    case 'database-rights':
      return [message, 'docs/operations.md says which rights the account of DATABASE_URL needs.'].join('\n')
    case 'database-newer':
      return `${message}\nThe database of DATABASE_URL was migrated by a newer version: update this checkout.`
    case 'database-older':
      return [
        message,
        'The database of DATABASE_URL was migrated by an older version. Keep it: the version that wrote it opens it',
        '(git log -- supabase/migrations). To bring its data here:',
        '  pnpm backup loja.backup',
        '  DATABASE_URL=<of an empty database> pnpm restore loja.backup',
        '  DATABASE_URL=<the same> npm start',
      ].join('\n')
    case 'database-foreign':
      return `The database of DATABASE_URL was left unchanged. ${message}`
    case 'failed':
      return `The backend did not start: ${message}`
    default:
      return `Loja Admin did not start: ${message}`
  }
}

export function forCommand(text: string, command: string): string {
  return text.replaceAll(/npm start(?! --)/g, command)
}

export function describeStoreFailure(error: unknown, whenLocked: string | undefined): string {
  const code = (error as { code?: unknown } | null)?.code
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'data-dir-locked' && whenLocked) return `${message}\n${whenLocked}`
  const isOfStore = error instanceof Error && error.name === 'BackendError' && code !== 'failed'
  return isOfStore ? describeStartFailure(error, process.env) : message
}

import { existsSync } from 'node:fs'
import { findPostgres } from '@loja/backend/testing/cluster'
import { run } from '../../bin/run-step.mjs'
import { installPostgres } from './install-postgres'

await installPostgres({
  hasPostgres: () => findPostgres() !== undefined,
  canInstall: () => existsSync('/etc/debian_version') && process.getuid?.() === 0,
  aptGet: (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 600_000 }),
  print: (line) => console.log(line),
})

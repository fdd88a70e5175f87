import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const execute = promisify(execFile)
const TYPES = '.cache/typecheck'

export interface RepositoryCopy {
  dir: string
  /** @returns the output @throws Error with the output when it fails */
  run(program: string, ...args: string[]): Promise<string>
  remove(): Promise<void>
}

/** This checkout with its packages, for commands that write into it. Git calls each file unchanged. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'loja-copy-'))
  const { stdout } = await execute('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
  })
  for (const file of stdout.trim().split('\n')) {
    if (existsSync(join(repository, file))) await cp(join(repository, file), join(dir, file))
  }
  // The compiler checks only what differs from its last run here.
  if (existsSync(join(repository, TYPES))) await cp(join(repository, TYPES), join(dir, TYPES), { recursive: true })
  const copy: RepositoryCopy = {
    dir,
    async run(program, ...args) {
      try {
        return (await execute(program, args, { cwd: dir, maxBuffer: 50e6 })).stdout
      } catch (error) {
        const { stdout: out, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`${program} ${args.join(' ')} failed.\n${out}${stderr}`, { cause: error })
      }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
  await copy.run('git', 'init', '--quiet')
  await copy.run('git', 'add', '--all')
  const install = "import('./tools/toolchain/bin/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  await copy.run(process.execPath, '--eval', install)
  return copy
}

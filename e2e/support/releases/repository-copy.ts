import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { copyTree, removeTree } from './release-tree'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const execute = promisify(execFile)
/** The compiler checks only what differs from its last run here. */
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
  const files = stdout
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(repository, file)))
  const copying = execute('sh', ['-c', 'tar -cf - -T - | tar -xf - -C "$0"', dir], { cwd: repository })
  copying.child.stdin?.end(files.join('\n'))
  await copying
  if (existsSync(join(repository, TYPES))) {
    await mkdir(join(dir, '.cache'))
    await copyTree(join(repository, TYPES), join(dir, TYPES))
  }
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
    remove: () => removeTree(dir),
  }
  await copy.run('git', 'init', '--quiet')
  await copy.run('git', 'add', '--all')
  const install = "import('./tools/toolchain/bin/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  await copy.run(process.execPath, '--eval', install)
  return copy
}

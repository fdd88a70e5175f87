import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { copyTree, discardTree } from './release-tree'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const execute = promisify(execFile)
const RESULTS = ['.cache/typecheck', '.cache/passed-tests', '.dist/build', '.dist/releases']

export interface RepositoryCopy {
  dir: string
  run(program: string, ...args: string[]): Promise<string>
  remove(): void
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'loja-copy-'))
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
    remove: () => discardTree(dir),
  }
  const git = (...args: string[]) => copy.run('git', ...args)
  await git('clone', '--quiet', '--no-checkout', repository, '.')
  await copyFiles(dir)
  for (const [name, value] of Object.entries({ 'user.name': 'Loja', 'user.email': 'loja@loja.test' }))
    await git('config', name, value)
  // CI may have checked out a commit without a branch.
  await git('update-ref', 'refs/heads/main', 'HEAD')
  await git('symbolic-ref', 'HEAD', 'refs/heads/main')
  await git('remote', 'remove', 'origin')
  await git('add', '--all')
  await git('commit', '--quiet', '--allow-empty', '--message', 'tests: the files of this run')
  const install = "import('./tools/toolchain/bin/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  await copy.run(process.execPath, '--eval', install)
  return copy
}

async function copyFiles(dir: string): Promise<void> {
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
  for (const folder of RESULTS.filter((result) => existsSync(join(repository, result)))) {
    await mkdir(dirname(join(dir, folder)), { recursive: true })
    await copyTree(join(repository, folder), join(dir, folder))
  }
}

import { execFile, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

export interface ReleaseTree {
  root: string
  dir: string
  remove(): void
}

export async function copyReleases(from: string): Promise<ReleaseTree> {
  const root = await mkdtemp(join(tmpdir(), 'loja-releases-'))
  const dir = join(root, 'www')
  await copyTree(from, dir)
  return { root, dir, remove: () => discardTree(root) }
}

/** Node's own `cp` and `rm` need ten times the CPU for thousands of small files. */
export async function copyTree(from: string, to: string): Promise<void> {
  await run('cp', ['-R', from, to])
}

export async function removeTree(folder: string): Promise<void> {
  await run('rm', ['-rf', folder])
}

/** A hundred thousand files take minutes, so other tests run meanwhile. */
export function discardTree(folder: string): void {
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
}

export async function runMf(dir: string, ...args: string[]): Promise<string> {
  const cli = ['--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', ...args, '--dir', dir]
  return (await run(process.execPath, cli, { cwd: repository })).stdout
}

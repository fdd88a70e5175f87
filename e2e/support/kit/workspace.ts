import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { discardTree } from '../releases/release-tree'
import { startInstalledRegistry } from './installed-registry'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** npx has the pnpm that installed this repository. */
const { packageManager: PNPM } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  packageManager: string
}

interface Result {
  code: number | null
  output: string
}

export interface KitWorkspace {
  folder: string
  install(manager: 'npm' | 'pnpm'): Promise<Result>
  run(program: string, ...args: string[]): Promise<Result>
  remove(): Promise<void>
}

export async function makeKitWorkspace(): Promise<KitWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'loja-other-repository-'))
  const folder = join(root, 'marketing')
  const made = await runProcess(
    process.execPath,
    ['--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', 'kit', folder],
    repository,
  )
  if (made.code !== 0) throw new Error(made.output)
  const registry = await startInstalledRegistry()
  const common = ['install', '--registry', registry.url]
  return {
    folder,
    install: (manager) =>
      manager === 'npm'
        ? runProcess('npm', [...common, '--cache', join(root, 'npm'), '--no-audit', '--no-fund'], folder)
        : runProcess(
            'npx',
            ['--yes', PNPM, '--dir', folder, ...common, '--store-dir', join(root, 'pnpm'), '--no-frozen-lockfile'],
            repository,
          ),
    run: (program, ...args) => runProcess(join(folder, 'node_modules/.bin', program), args, folder),
    async remove() {
      await registry.close()
      discardTree(root)
    },
  }
}

function runProcess(command: string, args: string[], cwd: string): Promise<Result> {
  // Playwright sets FORCE_COLOR.
  const { FORCE_COLOR: _, ...env } = process.env
  const child = spawn(command, args, { cwd, env: { ...env, CI: 'true', NO_COLOR: '1' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

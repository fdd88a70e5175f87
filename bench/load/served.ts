import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@loja/backend/testing/cluster'
import { run, startNode } from './child'

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))

export interface Served {
  name: string
  url: string
  stop(): Promise<void>
}

export async function serveBuild(name: string, wwwDir: string): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loja-bench-'))
  const entry = join(REPOSITORY, 'tools/toolchain/src/serving/served-product.ts')
  const { found, stop } = await startNode(['--import', 'tsx', entry, wwwDir, dataDir], /\{.*\}/, { cwd: REPOSITORY })
  const { port } = JSON.parse(found) as { port: number }
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const START = ['tools/toolchain/src/start.ts', 'libs/toolchain/src/start.ts']

export async function serveCommit(commit: string): Promise<Served> {
  const dir = await mkdtemp(join(tmpdir(), `loja-${commit}-`))
  const checkout = join(dir, 'checkout')
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', checkout], { cwd: REPOSITORY }).catch(() => undefined)
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await run('git', ['worktree', 'add', '--detach', checkout, commit], { cwd: REPOSITORY })
    const { packageManager } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as {
      packageManager: string
    }
    await run('npx', ['--yes', packageManager, 'install', '--prefer-offline', '--frozen-lockfile'], { cwd: checkout })
    const port = await freePort()
    const [entry = ''] = START.filter((file) => existsSync(join(checkout, file)))
    const started = await startNode(['--import', 'tsx', entry], /is ready/, {
      cwd: checkout,
      env: { PORT: String(port), DATA_DIR: join(dir, 'data') },
    })
    return {
      name: commit,
      url: `http://127.0.0.1:${port}`,
      async stop() {
        await started.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

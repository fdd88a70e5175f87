import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repository, toolPath } from '../../bin/run-step.mjs'
import { rsbuildConfig } from '../workspace'

const READY_BUDGET_MS = 120_000

/** A dev server must also end when this process dies by SIGKILL. */
const endWithParent = 'data:text/javascript,process.stdin.resume().once("end",()=>process.exit())'

interface DevServer {
  url: string
  exited: Promise<number | null>
  stop(): Promise<void>
}

interface DevServerOptions {
  packageDir: string
  readyPath: string
  pagePort: number
  port?: number
  shell?: string
  log: (line: string) => void
}

/** @throws Error when it ends or does not answer */
export async function spawnDevServer({ packageDir, readyPath, pagePort, shell, log, ...options }: DevServerOptions) {
  const port = options.port ?? (await freePort())
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=DEP0155',
      '--import',
      endWithParent,
      toolPath('rsbuild'),
      'dev',
      '--config',
      rsbuildConfig(packageDir),
      '--port',
      String(port),
      '--strict-port',
      '--host',
      '127.0.0.1',
    ],
    {
      cwd: join(repository, packageDir),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        DEV_PAGE_PORT: String(pagePort),
        ...(shell === undefined ? {} : { DEV_SHELL: shell }),
        RELEASE_OUTPUT: join(repository, '.cache/dev', packageDir),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => line.trim() !== '' && log(`[${packageDir}] ${line}`))
  }
  let ended = false
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code))
  })
  exited.then(() => {
    ended = true
  })
  const server: DevServer = {
    url: `http://127.0.0.1:${port}`,
    exited,
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 3_000)
      await exited
      clearTimeout(force)
    },
  }
  return { server, ready: waitUntilReady(`${server.url}${readyPath}`, packageDir, () => ended) }
}

async function waitUntilReady(url: string, packageDir: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + READY_BUDGET_MS
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error(`The dev server of ${packageDir} ended; what it printed is above.`)
    // The server listens before it has compiled, and answers with an error page for a mistake in the source.
    const answer = await fetch(url, { headers: { accept: '*/*' } }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The dev server of ${packageDir} did not answer within ${READY_BUDGET_MS / 1000} s.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

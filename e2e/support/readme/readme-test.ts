import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { type Page, type TestDetails, test } from '@playwright/test'
import { copyRepository, type RepositoryCopy } from '../releases/repository-copy'

interface Result {
  code: number | null
  output: string
}

interface RunOptions {
  values?: Record<string, string>
  env?: Record<string, string>
  input?: string
}

export interface Running {
  printed: string[]
  stop(): Promise<Result>
}

export interface WrittenCommand {
  run(options?: RunOptions): Promise<Result>
  start(ready: RegExp, options?: RunOptions): Promise<Running>
}

export const READY = /^ {2}(http:\S+)$/m

let copy: RepositoryCopy | undefined
let bin = ''
const running = new Set<ChildProcess>()

export function useReadmeCopy(): () => RepositoryCopy {
  test.describe.configure({ mode: 'serial', timeout: 600_000 })
  test.beforeAll(async () => {
    copy = await copyRepository()
    bin = join(copy.dir, '.cache/bin')
    await mkdir(bin, { recursive: true })
    await symlink(await findPnpm(copy), join(bin, 'pnpm'))
  })
  test.afterAll(async () => {
    for (const child of running) interrupt(child)
    await Promise.all([...running].map((child) => once(child, 'close')))
    copy?.remove()
  })
  return () => {
    if (!copy) throw new Error('The copy is prepared before the first test.')
    return copy
  }
}

/** The exact pnpm of `package.json`, which `corepack enable` would provide. */
async function findPnpm({ run }: RepositoryCopy): Promise<string> {
  const manifest = await import('../../../package.json', { with: { type: 'json' } })
  const { packageManager } = manifest.default
  return (await run('npx', '--yes', '--package', packageManager, '--call', 'command -v pnpm')).trim()
}

/** `readme-commands.test.ts` finds the test of a command by this call. */
export function readmeTest(
  written: string,
  body: (command: WrittenCommand, page: Page) => Promise<void>,
  details: TestDetails = {},
): void {
  test(`README: ${written}`, details, ({ page }) => body(writtenCommand(written), page))
}

function writtenCommand(written: string): WrittenCommand {
  const begin = ({ values = {}, env = {}, input = '' }: RunOptions) => {
    let line = written
    for (const [placeholder, value] of Object.entries(values)) {
      if (!line.includes(placeholder)) throw new Error(`${written} has no ${placeholder}.`)
      line = line.replace(placeholder, value)
    }
    return spawnLine(line, env, input)
  }
  return {
    run: (options = {}) => begin(options).result,
    async start(ready, options = {}) {
      const { child, result, matches } = begin(options)
      const printed = await matches(ready)
      const stop = () => {
        interrupt(child)
        return result
      }
      return { printed, stop }
    },
  }
}

/** Ctrl-C reaches the whole group. */
function interrupt(child: ChildProcess): void {
  process.kill(-(child.pid ?? 0), 'SIGINT')
}

function spawnLine(line: string, env: Record<string, string>, input: string) {
  if (!copy) throw new Error('Call useReadmeCopy() in the spec.')
  const child: ChildProcess = spawn('bash', ['-c', line], {
    cwd: copy.dir,
    env: { ...userEnvironment(), PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
    detached: true,
  })
  child.stdin?.end(input)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  running.add(child)
  const result = once(child, 'close').then(([code]): Result => {
    running.delete(child)
    return { code, output }
  })
  const matches = (pattern: RegExp) =>
    new Promise<string[]>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match.slice(1))
      }
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look)
      result.then(({ code }) => reject(new Error(`${line} ended with ${code}.\n${output}`)))
    })
  return { child, result, matches }
}

function userEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(?:npm_|pnpm_|INIT_CWD$|FORCE_COLOR$|PLAYWRIGHT_|TEST_|E2E_|NODE_)/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
}

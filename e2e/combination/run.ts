import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wwwDir } from '../support/product'
import { parseCombination } from './combination'
import { COMBINATION_VARIABLE, DIR_VARIABLE, testedReleases } from './environment'

/** `pnpm test:e2e [--mf orders@<version>] [--dir <release directory>] [Playwright arguments]`. */
const repository = fileURLToPath(new URL('../..', import.meta.url))

function take(args: string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  if (at === -1) return undefined
  const [flag = ''] = args.splice(at, 1)
  if (flag.includes('=')) return flag.slice(flag.indexOf('=') + 1)
  const [value] = args.splice(at, 1)
  if (value === undefined || value.startsWith('--')) throw new Error(`${name} needs a value.`)
  return value
}

async function main(args: string[]): Promise<number> {
  const pins = take(args, '--mf')
  const dir = resolve(take(args, '--dir') ?? wwwDir)
  process.env[DIR_VARIABLE] = dir
  process.env[COMBINATION_VARIABLE] = JSON.stringify(await parseCombination(pins ?? '', dir))
  const { description } = testedReleases()
  console.log(`Releases: ${description}`)
  const cli = join(repository, 'e2e/node_modules/@playwright/test/cli.js')
  const playwright = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: repository,
    stdio: 'inherit',
  })
  console.log(`Releases: ${description}`)
  return playwright.status ?? 1
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)

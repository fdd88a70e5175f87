// The module's tests are skipped, because this run holds them, and pages are opened once.
import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { passwordSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { startProduct } from '../../support/product'
import { copyRelease, integrityOf, writeFiles } from '../../support/releases/copied-release'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const BEFORE = '0.0.9-before'
const DOCUMENTED = '/srv/loja-admin'
const DOCUMENTED_REPORTS = '/var/log/nginx/loja-telemetry.jsonl'
const DOCUMENTED_WATCH = '--watch 15m'

interface Registry {
  rev: number
  remotes: Record<string, { active: string; previous: string[]; enabled: boolean; locked?: string; canary?: object }>
  releases: Record<string, object>
  shell?: { active: string }
}

let root: string
let dir: string
let built: string
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loja-team-'))
  dir = join(root, 'www')
  await cp(join(repository, '.dist/build'), dir, { recursive: true })
  await putReleaseBefore()
  await putPrograms()
})
test.afterEach(() => rm(root, { recursive: true, force: true }))

const registry = async () => JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8')) as Registry
const orders = async () => (await registry()).remotes['mf-orders']

async function putReleaseBefore(): Promise<void> {
  const text = await readFile(join(dir, 'remotes.json'), 'utf8')
  built = (JSON.parse(text) as Registry).remotes['mf-orders']?.active ?? ''
  const folder = join(dir, 'r/mf-orders', built)
  const files = await copyRelease((path) => readFile(join(folder, path)), {
    from: built,
    to: BEFORE,
    edit: (_, code) => code.replaceAll('Gerenciar Pedidos', 'Pedidos de antes'),
  })
  await writeFiles(join(dir, 'r/mf-orders', BEFORE), files)
  await rm(folder, { recursive: true })
  const before = JSON.parse(text.replaceAll(built, BEFORE)) as Registry
  Object.assign(before.releases[`mf-orders@${BEFORE}`] ?? {}, {
    integrity: integrityOf(files.get('release.json')),
  })
  await writeFile(join(dir, 'remotes.json'), JSON.stringify(before))
}

const reports = () => join(root, 'reports.jsonl')

async function reportLoad(): Promise<void> {
  const report = { remote: 'mf-orders', version: built, source: 'canary', outcome: 'loaded' }
  const request = JSON.stringify({ account: '00000000-0000-4000-8000-000000000001', report })
  await writeFile(reports(), JSON.stringify({ at: new Date().toISOString(), request }))
}

async function shellFiles(): Promise<string[]> {
  const names = await readdir(join(dir, 's'), { recursive: true, withFileTypes: true })
  const paths = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name))
  return Promise.all([...paths, join(dir, 'index.html')].map(async (path) => path + integrityOf(await readFile(path))))
}

async function putPrograms(): Promise<void> {
  const bin = join(root, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'corepack'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const pnpm = `#!/bin/sh
case "$1 $2" in
  "install --frozen-lockfile" | "check ") exit 0 ;;
  "mf release" | "mf canary") shift; set -- "$@" --skip-tests ;;
  mf*) shift ;;
  *) echo "not a command of the documents: pnpm $*"; exit 1 ;;
esac
case "$1" in release | canary | promote) [ -n "$OPEN_PAGES" ] || set -- "$@" --skip-smoke ;; esac
exec node --import tsx tools/toolchain/src/mf/cli.ts "$@"
`
  await writeFile(join(bin, 'pnpm'), pnpm, { mode: 0o755 })
}

async function run(script: string, env: Record<string, string> = {}): Promise<string> {
  const path = `${join(root, 'bin')}${delimiter}${process.env.PATH}`
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: repository,
    env: { ...process.env, PATH: path, DATA_DIR: root, ...env },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, output).toBe(0)
  return output
}

const shortWatch = (script: string) => script.replace(DOCUMENTED_WATCH, '--watch 1s')

test('the pipeline of docs/pipelines releases a module', async () => {
  const pipeline = parse(await readFile(join(repository, 'docs/pipelines/release-module.yml'), 'utf8'))
  const steps = pipeline.jobs.release.steps as { name?: string; run?: string; uses?: string }[]
  const scripts = steps.flatMap(({ run: script }) => script ?? [])
  expect(scripts).toHaveLength(5)
  expect(pipeline.concurrency).toEqual({ group: `release-${pipeline.env.MODULE}`, 'cancel-in-progress': false })
  expect(pipeline.env.RELEASE_DIR).toContain(`'${DOCUMENTED}'`)
  expect(pipeline.env.REPORTS).toContain(`'${DOCUMENTED_REPORTS}'`)
  const shell = await readFile(join(dir, 'index.html'), 'utf8')
  let output = ''
  for (const script of scripts) {
    output += await run(shortWatch(script), {
      MODULE: pipeline.env.MODULE,
      RELEASE_DIR: dir,
      REPORTS: reports(),
      OPEN_PAGES: 'yes',
    })
  }
  const told = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(told).toContainEqual(
    expect.objectContaining({
      step: 'smoke',
      outcome: 'ok',
      opened: expect.arrayContaining([
        '/admin/orders',
        '/admin/notas-fiscais',
        '/admin/tracking',
        '/admin/products',
        '/admin/settings',
        '/admin/users',
      ]),
    }),
  )
  expect(told).toContainEqual(expect.objectContaining({ step: 'live', text: `mf-orders@${built} is live` }))
  expect(scripts.join('\n')).toContain(DOCUMENTED_WATCH)
  expect(told).toContainEqual(
    expect.objectContaining({
      step: 'done',
      verdict: 'none',
      text: `mf-orders@${built} stays live; no verdict: no reports (no file ${reports()}), 5 are needed`,
    }),
  )
  const { active, previous, enabled } = (await orders()) ?? {}
  expect([active, previous?.[0], enabled]).toEqual([built, BEFORE, true])
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe(shell)
})

test('the steps of "A team releases a module" in docs/operations.md release a module', async () => {
  const text = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  const section = /^## A team releases a module$(.*?)^## /ms.exec(text)?.[1] ?? ''
  const blocks = [...section.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) =>
    block.replaceAll(/^ +/gm, ''),
  )
  expect(blocks).toHaveLength(9)
  const [first = '', ...rest] = blocks.map((block) =>
    block.replaceAll(DOCUMENTED, dir).replaceAll(DOCUMENTED_REPORTS, reports()),
  )
  const where = `RELEASE_DIR=${dir}\nREPORTS=${reports()}\n`
  await reportLoad()
  const states: unknown[] = []
  for (const script of [first, ...rest.map((block) => where + block)]) {
    await run(shortWatch(script))
    const { active, canary, enabled, locked } = (await orders()) ?? {}
    states.push([active, canary !== undefined, enabled, locked])
  }
  const before = [BEFORE, false, true, undefined]
  const canary = [BEFORE, true, true, undefined]
  expect(states).toEqual([
    before,
    before,
    canary,
    canary,
    [built, false, true, undefined],
    before,
    before,
    before,
    before,
  ])
  const history = await readFile(join(dir, 'remotes.history', `${(await registry()).rev}.json`), 'utf8')
  expect(JSON.parse(history).what).toBe('enable mf-orders')
})

test('T8: an open tab takes a release and its rollback, without a change of the shell', async ({ page, context }) => {
  const product = await startProduct(dir)
  try {
    await giveSession(context, product.url, await passwordSession(product, DEMO_ACCOUNTS.admin))
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const update = page.getByRole('button', { name: 'Atualizar agora' })
    const takeRelease = async () => {
      await expect(async () => {
        await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
        await expect(update).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await update.click()
    }
    await page.goto(`${product.url}/admin/orders`)
    await expect(heading('Pedidos de antes')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const shell = await shellFiles()
    await run('pnpm mf release mf-orders --dir "$RELEASE_DIR"', { RELEASE_DIR: dir })
    await takeRelease()
    await expect(heading('Gerenciar Pedidos')).toBeVisible()
    await run('pnpm mf rollback mf-orders --dir "$RELEASE_DIR"', { RELEASE_DIR: dir })
    await takeRelease()
    await expect(heading('Pedidos de antes')).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await shellFiles()).toEqual(shell)
  } finally {
    await product.stop()
  }
})

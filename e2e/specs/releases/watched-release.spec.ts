import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openAccounts } from '@loja/backend'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { passwordSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { type Product, startProduct, wwwDir } from '../../support/product'
import { copyRelease, writeFiles } from '../../support/releases/copied-release'
import { pageReleases } from '../../support/releases/page-releases'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const BROKEN = '0.0.9-broken'
const PASSWORD = 'uma-senha-longa'
const ADMINISTRATORS = ['ana', 'bia', 'caio', 'davi', 'eva'].map((name) => `${name}@loja.test`)

let root: string
let dir: string
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loja-watch-'))
  dir = join(root, 'www')
  await cp(wwwDir, dir, { recursive: true })
})
test.afterEach(() => rm(root, { recursive: true, force: true }))

const registry = async () => JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8'))

/** A release whose list of orders cannot be drawn; its other pages work. */
async function putBrokenRelease(active: string): Promise<string> {
  const live = join(dir, 'r/mf-orders', active)
  const files = await copyRelease((path) => readFile(join(live, path)), {
    from: active,
    to: BROKEN,
    edit: (_, text) =>
      text.replace(/"Gerenciar Pedidos"/, () => '{get $$typeof(){throw new Error("broken on purpose")}}'),
  })
  const folder = join(root, 'broken')
  await writeFiles(folder, files)
  return folder
}

async function createAdministrators(dataDir: string): Promise<void> {
  const accounts = await openAccounts({ dataDir })
  for (const email of ADMINISTRATORS) await accounts.createAdministrator(email, PASSWORD)
  await accounts.close()
}

async function openTab(browser: Browser, product: Product, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  await giveSession(context, product.url, await passwordSession(product, { email, password: PASSWORD }))
  return context.newPage()
}

function releaseAndWatch(folder: string, telemetry: string) {
  const where = ['--dir', dir, '--from', folder, '--telemetry', telemetry, '--skip-smoke', '--json']
  const args = [
    'release',
    'mf-orders',
    ...where,
    '--note',
    'filtro por transportadora',
    '--watch',
    '15m',
    '--interval',
    '1s',
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  const closed = once(child, 'close')
  return {
    told: (text: string) => expect.poll(() => output, { timeout: 60_000 }).toContain(text),
    exitCode: async () => {
      const [code] = await closed
      return { code, last: JSON.parse(output.trim().split('\n').at(-1) ?? '{}') }
    },
  }
}

test.setTimeout(300_000)

test('[REL-04, REL-06] a release that fails for its administrators is rolled back in every open tab', async ({
  browser,
}) => {
  const { active } = (await registry()).remotes['mf-orders']
  const telemetryFile = join(root, 'telemetry.jsonl')
  await createAdministrators(join(root, 'data'))
  const product = await startProduct(dir, { dataDir: join(root, 'data'), telemetryFile })
  try {
    const tabs = await Promise.all(ADMINISTRATORS.map((email) => openTab(browser, product, email)))
    const [early, ...others] = tabs as [Page, Page, Page, Page, Page]
    const working = others.pop() as Page
    const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })
    const failed = (page: Page) => page.getByRole('main').getByRole('alert')
    const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await early.goto('/admin/orders')
    await expect(orders(early)).toBeVisible()

    const watch = releaseAndWatch(await putBrokenRelease(active), telemetryFile)
    await watch.told('"step":"watch","outcome":"begun"')
    const announced = early.getByRole('group', { name: 'Nova versão de Pedidos: filtro por transportadora' })
    await expect(async () => {
      await lookAgain(early)
      await expect(announced).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await announced.getByRole('button', { name: 'Atualizar agora' }).click()
    await expect(failed(early)).toContainText('Ocorreu um erro inesperado nesta página')
    for (const page of others) {
      await page.goto('/admin/orders')
      await expect(failed(page)).toContainText('Ocorreu um erro inesperado nesta página')
    }
    await watch.told('"accounts":4,"affected":4')
    expect((await registry()).remotes['mf-orders'].active).toBe(BROKEN)
    await working.goto('/admin/notas-fiscais')
    await expect(working.getByRole('heading', { level: 1 })).toBeVisible()

    const { code, last } = await watch.exitCode()
    expect([code, last]).toEqual([10, expect.objectContaining({ outcome: 'rolled-back', live: active })])
    expect((await registry()).remotes['mf-orders']).toMatchObject({
      active,
      rolledBack: [{ version: BROKEN, reason: 'failed for 4 of 5 accounts' }],
    })
    for (const page of [early, ...others]) {
      await lookAgain(page)
      await expect(orders(page)).toBeVisible()
    }
    await lookAgain(working)
    const notice = working.getByRole('group', {
      name: 'A nova versão de Notas Fiscais foi retirada porque falhou para 4 de 5 contas',
    })
    await notice.getByRole('button', { name: 'Atualizar agora' }).click()
    await expect(notice).toBeHidden()
    await expect.poll(async () => (await pageReleases(working))?.loaded['mf-orders']?.version).toBe(active)
    for (const page of tabs) {
      expect((await pageReleases(page))?.resolved['mf-orders']).toEqual({ version: active, source: 'active' })
    }
  } finally {
    await product.stop()
  }
})

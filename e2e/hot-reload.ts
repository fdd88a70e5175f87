import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@loja/backend/testing/cluster'
import { launchOptions } from '@loja/component-testing/browser'
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { OrdersPage } from './pages/orders-page'
import { startDevCommand } from './support/dev-command'
import { PageProblems } from './support/page-problems'
import { startProduct, wwwDir } from './support/product'
import { submitSignIn } from './support/test'

/** `pnpm test:dev` */
const repository = fileURLToPath(new URL('..', import.meta.url))

const EDITS = {
  module: { file: 'mf-orders/src/orders/messages.ts', from: 'Gerenciar Pedidos', to: 'Gerenciar Pedidos agora' },
  latePage: { file: 'mf-orders/src/invoices/messages.ts', from: "title: 'Notas Fiscais'", to: "title: 'Notas agora'" },
  label: { file: 'mf-orders/src/module.ts', from: "label: 'Rastreamento'", to: "label: 'Envios agora'" },
  shell: { file: 'shell/src/layout/messages.ts', from: "'Sair'", to: "'Sair agora'" },
} as const

function edit({ file, from, to }: (typeof EDITS)[keyof typeof EDITS]): () => void {
  const path = join(repository, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} lacks ${from}`)
  writeFileSync(path, source.replace(from, to))
  return () => writeFileSync(path, source)
}

async function seeEdit(page: Page, what: keyof typeof EDITS, changed: Locator): Promise<void> {
  const before = await page.evaluateHandle(() => document)
  const undo = edit(EDITS[what])
  const began = performance.now()
  try {
    await expect(changed).toBeVisible({ timeout: 30_000 })
    console.log(`${what}: the page changed after ${Math.round(performance.now() - began)} ms`)
    expect(await page.evaluate((document) => document === window.document, before)).toBe(true)
  } finally {
    undo()
  }
}

async function openPage(browser: Browser, ...allowed: RegExp[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  const problems = new PageProblems()
  problems.allow(...allowed)
  problems.watch(context)
  context.on('close', () => {
    for (const problem of problems.remaining()) console.log(`in the console: ${problem}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

async function testShellAndModule(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hot-reload-'))
  const dev = await startDevCommand(['mf-orders'], { PORT: process.env.PORT ?? '4390', DATA_DIR: dataDir })
  try {
    const page = await openPage(browser)
    await page.goto(dev.address)
    await submitSignIn(page)
    await page.getByRole('link', { name: 'Produtos', exact: true }).click()
    await expect(page.locator('main [data-row]').first()).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    const orders = new OrdersPage(page)
    await expect(orders.rows()).toHaveCount(20, { timeout: 60_000 })
    await expect(orders.rows().nth(1)).toContainText(/LJ-/)
    const [first = '', second = ''] = await orders.numbers()
    await orders.tick(first)
    await orders.tick(second)
    const ticked = page.getByRole('row').getByRole('checkbox', { checked: true })
    await expect(ticked).toHaveCount(2)
    const heading = page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos agora' })
    await seeEdit(page, 'module', heading)
    await expect(ticked).toHaveCount(2)
    await expect(heading).toBeHidden({ timeout: 30_000 })
    await seeEdit(page, 'shell', page.getByRole('button', { name: 'Sair agora' }))
    await expect(ticked).toHaveCount(2)
    await page.context().close()
  } finally {
    await dev.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function testModuleOfRunningAdmin(browser: Browser): Promise<void> {
  const product = await startProduct(wwwDir, { localModulePorts: [await freePort()] })
  try {
    const dev = await startDevCommand(['mf-orders', '--shell', product.url])
    try {
      // A change of src/module.ts restarts the dev server.
      const page = await openPage(browser, /ERR_CONNECTION_REFUSED/)
      await page.goto(dev.address)
      await submitSignIn(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Carregar código' }).click()
      await expect(new OrdersPage(page).rows()).toHaveCount(20, { timeout: 60_000 })
      const heading = page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos agora' })
      await seeEdit(page, 'module', heading)
      await expect(heading).toBeHidden({ timeout: 30_000 })
      await page.getByRole('link', { name: 'Notas Fiscais', exact: true }).click()
      await seeEdit(page, 'latePage', page.getByRole('heading', { level: 1, name: 'Notas agora' }))
      const undo = edit(EDITS.label)
      try {
        const link = page.getByRole('link', { name: 'Envios agora', exact: true })
        await expect(async () => {
          await page.reload()
          await expect(link).toBeVisible({ timeout: 5_000 })
        }).toPass({ timeout: 60_000 })
      } finally {
        undo()
      }
      await page.context().close()
    } finally {
      await dev.stop()
    }
  } finally {
    await product.stop()
  }
}

async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  try {
    await testShellAndModule(browser)
    await testModuleOfRunningAdmin(browser)
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from './browser'
import { OrdersPage } from './pages/orders-page'
import { PageProblems } from './support/page-problems'
import { signInByForm } from './support/test'

/** `pnpm test:dev`: expects an edited source in the same document with the same selected rows. Takes a minute. */
const repository = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.PORT ?? '4390'
const url = `http://127.0.0.1:${port}`

const EDITS = {
  module: { file: 'mf-orders/src/orders/messages.ts', from: 'Gerenciar Pedidos', to: 'Gerenciar Pedidos agora' },
  shell: { file: 'shell/src/layout/nav-items.tsx', from: "'Usuários'", to: "'Usuários agora'" },
} as const

function edit({ file, from, to }: (typeof EDITS)[keyof typeof EDITS]): () => void {
  const path = join(repository, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} lacks ${from}`)
  writeFileSync(path, source.replace(from, to))
  return () => writeFileSync(path, source)
}

async function startDev(): Promise<{ stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hot-reload-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/toolchain/src/dev.ts', 'mf-orders'], {
    cwd: repository,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready for development') && resolve())
    exited.then(() => reject(new Error('pnpm dev ended')))
  })
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function seeEdit(page: Page, what: keyof typeof EDITS, changed: () => Promise<void>): Promise<void> {
  const ticked = page.getByRole('row').getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(2)
  const isSameDocument = await page.evaluateHandle(() => Object.assign(document, { edited: true }))
  const undo = edit(EDITS[what])
  const began = performance.now()
  try {
    await changed()
    console.log(`${what}: the page changed after ${Math.round(performance.now() - began)} ms`)
    await expect(ticked).toHaveCount(2)
    expect(await page.evaluate((before) => before === document, isSameDocument)).toBe(true)
  } finally {
    undo()
  }
}

async function main(): Promise<void> {
  const dev = await startDev()
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
    const problems = new PageProblems()
    problems.watch(context)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto('/')
    await signInByForm(page, DEMO_ACCOUNTS.admin)
    await page.getByRole('link', { name: 'Produtos', exact: true }).click()
    await expect(page.getByText(/^260 produtos, /)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    const orders = new OrdersPage(page)
    await expect(orders.rows()).toHaveCount(20, { timeout: 60_000 })
    await expect(orders.rows().nth(1)).toContainText(/LJ-/)
    const [first = '', second = ''] = await orders.numbers()
    await orders.tick(first)
    await orders.tick(second)
    const heading = page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos agora' })
    await seeEdit(page, 'module', () => expect(heading).toBeVisible({ timeout: 30_000 }))
    await expect(heading).toBeHidden({ timeout: 30_000 })
    const link = page.getByRole('link', { name: 'Usuários agora' })
    await seeEdit(page, 'shell', () => expect(link).toBeVisible({ timeout: 30_000 }))
    for (const problem of problems.remaining()) console.log(`in the console: ${problem}`)
  } finally {
    await browser.close()
    await dev.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

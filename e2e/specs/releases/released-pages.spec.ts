import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openAccounts } from '@loja/backend'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { SettingsPage } from '../../pages/settings-page'
import { type PasswordSession, passwordSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { type Product, startProduct, wwwDir } from '../../support/product'
import { copyRelease, integrityOf, writeFiles } from '../../support/releases/copied-release'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const SECOND = '0.0.9-coupons'
const PASSWORD = 'uma-senha-longa'

let root: string
let dir: string
let product: Product
test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loja-pages-'))
  dir = join(root, 'www')
  await cp(wwwDir, dir, { recursive: true })
  const accounts = await openAccounts({ dataDir: join(root, 'data') })
  for (const name of ['ana', 'bia']) await accounts.createAdministrator(`${name}@loja.test`, PASSWORD)
  await accounts.close()
  product = await startProduct(dir, { dataDir: join(root, 'data') })
})
test.afterEach(async () => {
  await product.stop()
  await rm(root, { recursive: true, force: true })
})

const mf = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', ...args, '--dir', dir], {
    cwd: repository,
  })

/** A release of mf-settings that has its form also as the page Cupons. */
async function buildRelease(): Promise<string> {
  const { active } = JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8')).remotes['mf-settings']
  const live = join(dir, 'r/mf-settings', active)
  const coupons = { path: '/admin/coupons', label: 'Cupons', icon: 'gift', section: 'store', order: 45 }
  const files = await copyRelease((path) => readFile(join(live, path)), {
    from: active,
    to: SECOND,
    edit: (_, text) =>
      text.replace(
        /settings:\{path:"\/admin\/settings",.*?order:10,(shape:.*?\.SettingsPage)\}/s,
        (page, rest) => `${page},coupons:{...${JSON.stringify(coupons)},${rest}}`,
      ),
  })
  const described = JSON.parse(String(files.get('release.json')))
  described.declares.pages.coupons = { ...coupons, shape: { kind: 'settings' } }
  described.routes.push(coupons.path)
  const folder = join(root, 'built')
  await writeFiles(folder, files.set('release.json', Buffer.from(JSON.stringify(described))))
  return folder
}

async function otherFiles(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const others = paths.filter((path) => /^(index\.html|s\/|r\/(?!mf-settings\/))/.test(relative(dir, path)))
  return Promise.all(others.sort().map(async (path) => `${path} ${integrityOf(await readFile(path))}`))
}

const signIn = (name: string) => passwordSession(product, { email: `${name}@loja.test`, password: PASSWORD })

async function openTab(browser: Browser, session: PasswordSession): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  // The dashboard follows the registry also while the user saves data.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await giveSession(context, product.url, session)
  const page = await context.newPage()
  await page.goto('/admin/dashboard')
  await expect(menu(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return page
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const notice = (page: Page, name: string | RegExp) => page.getByRole('group', { name })
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

/** The tab reads the registry when it gets the focus. */
async function lookUntil(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await isThere()
  }).toPass({ timeout: 60_000 })
}

const seesLink = (page: Page, name: string) =>
  lookUntil(page, () => expect(link(page, name)).toBeVisible({ timeout: 1_000 }))
const missesLink = (page: Page, name: string) =>
  lookUntil(page, () => expect(link(page, name)).toBeHidden({ timeout: 1_000 }))

test.setTimeout(300_000)

test('[PAGE-21] [PAGE-22] a page comes and goes with its module in an open tab, and unsaved input is saved', async ({
  browser,
}) => {
  const folder = await buildRelease()
  const page = await openTab(browser, await signIn('ana'))
  const before = await otherFiles()
  await page.waitForFunction(() => '__ADMIN_MF__' in window)
  await expect(link(page, 'Cupons')).toBeHidden()

  await mf('release', 'mf-settings', '--from', folder, '--skip-smoke')
  await seesLink(page, 'Cupons')
  await notice(page, 'Nova página no menu: Cupons').getByRole('link', { name: 'Abrir Cupons' }).click()
  const settings = new SettingsPage(page)
  await expect(page).toHaveURL('/admin/coupons')
  await expect(page).toHaveTitle('Cupons · Loja')
  await settings.openTab('Contato')
  await settings.phone.fill('(11) 91234-5678')

  await mf('rollback', 'mf-settings')
  await missesLink(page, 'Cupons')
  await expect(notice(page, /^A página Cupons não está mais disponível e será fechada/)).toBeVisible()
  await expect(settings.phone).toHaveValue('(11) 91234-5678')
  await settings.save()
  const gone = page.getByRole('alert').filter({ hasText: 'Esta página não está mais disponível' })
  await expect(gone).toBeVisible()
  await gone.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await link(page, 'Configurações').click()
  await settings.openTab('Contato')
  await expect(settings.phone).toHaveValue('(11) 91234-5678')

  await mf('disable', 'mf-users')
  await missesLink(page, 'Usuários')
  await expect(notice(page, 'As páginas Usuários e Feedbacks saíram do menu.')).toBeVisible()
  await mf('enable', 'mf-users')
  await seesLink(page, 'Usuários')
  await expect(notice(page, 'As páginas Usuários e Feedbacks voltaram ao menu.')).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  expect(await otherFiles()).toEqual(before)
})

test('[PAGE-20] [PAGE-21] a canary brings its page to its accounts only, also in the first paint', async ({
  browser,
}) => {
  const folder = await buildRelease()
  const [ana, bia] = [await signIn('ana'), await signIn('bia')]
  const [chosen, other] = [await openTab(browser, ana), await openTab(browser, bia)]
  const canary = ['canary', 'mf-settings', 'build', '0']
  await mf(...canary, '--users', ana.user.id, '--from', folder, '--skip-smoke')
  await seesLink(chosen, 'Cupons')
  await other.goto('/admin/coupons')
  await expect(other.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  await expect(link(other, 'Cupons')).toBeHidden()

  await chosen.context().route('**/remotes*.json', (route) => route.abort())
  await chosen.reload()
  await expect(link(chosen, 'Cupons')).toBeVisible()
  // Another account in the same browser.
  await giveSession(chosen.context(), product.url, bia)
  await chosen.reload()
  await expect(link(chosen, 'Configurações')).toBeVisible()
  await expect(link(chosen, 'Cupons')).toBeHidden()
  await chosen.context().unroute('**/remotes*.json')

  await mf(...canary)
  await missesLink(chosen, 'Cupons')
})

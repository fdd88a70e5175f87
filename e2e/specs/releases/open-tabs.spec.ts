import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { SettingsPage } from '../../pages/settings-page'
import { passwordSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import { copyRelease, integrityOf, writeFiles } from '../../support/releases/copied-release'
import { menuLink as link, missesLink, seesLink } from '../../support/releases/menu-links'
import { createAdministrator, expect, test } from '../../support/releases/own-admin'
import { lookUntil, pageReleases } from '../../support/releases/page-releases'
import { type ReleaseTree, runMf } from '../../support/releases/release-tree'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const SECOND = '0.0.9-vouchers'
const BROKEN = '0.0.9-broken'

const registry = async (dir: string) => JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8'))

async function buildWithVouchers({ root, dir }: ReleaseTree): Promise<string> {
  const { active } = (await registry(dir)).remotes['mf-settings']
  const live = join(dir, 'r/mf-settings', active)
  const vouchers = { path: '/admin/vouchers', label: 'Vales', icon: 'gift', section: 'store', order: 45 }
  const files = await copyRelease((path) => readFile(join(live, path)), {
    from: active,
    to: SECOND,
    edit: (_, text) =>
      text.replace(
        /settings:\{path:"\/admin\/settings",.*?order:10,(shape:.*?\.SettingsPage)\}/s,
        (page, rest) => `${page},vouchers:{...${JSON.stringify(vouchers)},${rest}}`,
      ),
  })
  const described = JSON.parse(String(files.get('release.json')))
  described.declares.pages.vouchers = { ...vouchers, shape: { kind: 'settings' } }
  described.routes.push(vouchers.path)
  const folder = join(root, SECOND)
  await writeFiles(folder, files.set('release.json', Buffer.from(JSON.stringify(described))))
  return folder
}

async function buildBroken({ root, dir }: ReleaseTree, active: string): Promise<string> {
  const live = join(dir, 'r/mf-orders', active)
  const files = await copyRelease((path) => readFile(join(live, path)), {
    from: active,
    to: BROKEN,
    edit: (_, text) =>
      text.replace(/"Gerenciar Pedidos"/, () => '{get $$typeof(){throw new Error("broken on purpose")}}'),
  })
  const folder = join(root, BROKEN)
  await writeFiles(folder, files)
  return folder
}

async function otherFiles(dir: string, released: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const others = paths.filter((path) => {
    const place = relative(dir, path)
    return /^(index\.html|[sr]\/)/.test(place) && !place.startsWith(`r/${released}/`)
  })
  const hashes: string[] = []
  // A folder of many builds has more files than a process may open.
  for (const path of others.sort()) hashes.push(`${path} ${integrityOf(await readFile(path))}`)
  return hashes
}

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)
const notice = (page: Page, name: string | RegExp) => page.getByRole('group', { name })

test('[PAGE-20] [PAGE-21] [PAGE-22] a page comes and goes in open tabs', async ({ admin, product, openTab }) => {
  const { dir } = admin
  const folder = await buildWithVouchers(admin)
  const before = await otherFiles(dir, 'mf-settings')
  const [ana, bia] = [await createAdministrator(product), await createAdministrator(product)]

  const chosen = await openTab(ana, '/admin/dashboard')
  await expect(link(chosen, 'Configurações')).toBeVisible()
  await expect(link(chosen, 'Vales')).toBeHidden()
  await runMf(dir, 'canary', 'mf-settings', '--users', ana.user.id, '--from', folder, '--anyway', 'teste')
  await seesLink(chosen, 'Vales')

  const page = await openTab(bia, '/admin/vouchers')
  await test.step('other accounts do not get the page of a canary', async () => {
    await expect(page.getByRole('main')).toContainText('Página não encontrada')
    await expect(link(page, 'Vales')).toBeHidden()
    await link(page, 'Dashboard').click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  await test.step('the first paint draws the menu of the account', async () => {
    const context = chosen.context()
    await context.route('**/remotes*.json', (route) => route.abort())
    await chosen.reload()
    await expect(link(chosen, 'Vales')).toBeVisible()
    await giveSession(context, product.url, bia)
    await chosen.reload()
    await expect(link(chosen, 'Configurações')).toBeVisible()
    await expect(link(chosen, 'Vales')).toBeHidden()
    await context.unroute('**/remotes*.json')
    await giveSession(context, product.url, await passwordSession(product, ana.account))
    await chosen.reload()
    await expect(link(chosen, 'Vales')).toBeVisible()
  })

  await runMf(dir, 'canary', 'mf-settings', '--end')
  await missesLink(chosen, 'Vales')
  await chosen.close()

  await markPage(page)
  await expect.poll(async () => (await pageReleases(page))?.rev ?? 0).toBeGreaterThan(0)
  await runMf(dir, 'release', 'mf-settings', '--from', folder, '--anyway', 'teste')
  await seesLink(page, 'Vales')
  await notice(page, 'Nova página no menu: Vales').getByRole('link', { name: 'Abrir Vales' }).click()
  const settings = new SettingsPage(page)
  await expect(page).toHaveURL('/admin/vouchers')
  await expect(page).toHaveTitle('Vales · Loja')
  await settings.openTab('Contato')
  await settings.phone.fill('(11) 91234-5678')

  await test.step('a page that goes away waits until its input is saved', async () => {
    await runMf(dir, 'rollback', 'mf-settings')
    await missesLink(page, 'Vales')
    await expect(notice(page, /^A página Vales não está mais disponível e será fechada/)).toBeVisible()
    await expect(settings.phone).toHaveValue('(11) 91234-5678')
    await settings.save()
    const gone = page.getByRole('alert').filter({ hasText: 'Esta página não está mais disponível' })
    await expect(gone).toBeVisible()
    await gone.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
    await link(page, 'Configurações').click()
    await settings.openTab('Contato')
    await expect(settings.phone).toHaveValue('(11) 91234-5678')
  })

  await runMf(dir, 'disable', 'mf-users', '--reason', 'teste')
  await missesLink(page, 'Usuários')
  await expect(notice(page, 'As páginas Usuários e Feedbacks saíram do menu.')).toBeVisible()
  await runMf(dir, 'enable', 'mf-users')
  await seesLink(page, 'Usuários')
  await expect(notice(page, 'As páginas Usuários e Feedbacks voltaram ao menu.')).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  expect(await otherFiles(dir, 'mf-settings')).toEqual(before)
})

function releaseAndWatch(dir: string, folder: string, telemetry: string) {
  const watch = ['--watch', '15m', '--interval', '1s', '--administrators', '3', '--telemetry', telemetry]
  const more = ['--from', folder, '--note', 'filtro por transportadora', '--anyway', 'teste', '--json']
  const cli = ['--import', 'tsx', 'tools/toolchain/src/mf/cli.ts', 'release', 'mf-orders', '--dir', dir]
  const child = spawn(process.execPath, [...cli, ...watch, ...more], {
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

test('[REL-04] [REL-06] T8: open tabs take a release and its rollback', async ({ admin, product, openTab }) => {
  const { dir, telemetryFile } = admin
  const { active } = (await registry(dir)).remotes['mf-orders']
  const folder = await buildBroken(admin, active)
  const before = await otherFiles(dir, 'mf-orders')
  const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })
  const failed = (page: Page) => page.getByRole('main').getByRole('alert')
  const newTab = async (path: string) => openTab(await createAdministrator(product), path)

  const early = await newTab('/admin/orders')
  await expect(orders(early)).toBeVisible()
  await markPage(early)
  const watch = releaseAndWatch(dir, folder, telemetryFile)
  await watch.told('"step":"watch","outcome":"begun"')
  const announced = notice(early, 'Nova versão de Pedidos: filtro por transportadora')
  await lookUntil(early, () => expect(announced).toBeVisible({ timeout: 2_000 }))
  await announced.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(failed(early)).toContainText('Ocorreu um erro inesperado nesta página')
  const late = await newTab('/admin/orders')
  await expect(failed(late)).toContainText('Ocorreu um erro inesperado nesta página')
  await watch.told('"accounts":2,"affected":2')
  expect((await registry(dir)).remotes['mf-orders'].active).toBe(BROKEN)
  const working = await newTab('/admin/notas-fiscais')
  await expect(working.getByRole('heading', { level: 1 })).toBeVisible()
  await markPage(working)

  const { code, last } = await watch.exitCode()
  expect([code, last]).toEqual([10, expect.objectContaining({ outcome: 'rolled-back', live: active })])
  expect((await registry(dir)).remotes['mf-orders']).toMatchObject({
    active,
    rolledBack: [{ version: BROKEN, reason: 'failed for 2 of 3 accounts' }],
  })
  for (const page of [early, late]) await lookUntil(page, () => expect(orders(page)).toBeVisible({ timeout: 2_000 }))
  const withdrawn = notice(working, 'A nova versão de Notas Fiscais foi retirada porque falhou para 2 de 3 contas')
  await lookUntil(working, () => expect(withdrawn).toBeVisible({ timeout: 2_000 }))
  await withdrawn.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(withdrawn).toBeHidden()
  await expect.poll(async () => (await pageReleases(working))?.loaded['mf-orders']?.version).toBe(active)
  for (const page of [early, late, working])
    expect((await pageReleases(page))?.resolved['mf-orders']).toEqual({ version: active, source: 'active' })
  expect(await Promise.all([early, working].map(isSamePage))).toEqual([true, true])
  expect(await otherFiles(dir, 'mf-orders')).toEqual(before)
})

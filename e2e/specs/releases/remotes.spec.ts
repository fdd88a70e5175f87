import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/hold'
import { countCopies } from '../../support/releases/page-copies'
import { sharedModules } from '../../support/releases/shared-modules'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

interface Registry {
  remotes: Record<string, { active: string }>
  releases: Record<string, { declares: { pages: Record<string, { label: string }> } }>
}

async function modulesOf(page: Page): Promise<{ name: string; label: string }[]> {
  const { remotes, releases } = (await (await page.request.get('/remotes.json')).json()) as Registry
  return Object.entries(remotes).map(([name, { active }]) => {
    const [first] = Object.values(releases[`${name}@${active}`]?.declares.pages ?? {})
    return { name, label: first?.label ?? '' }
  })
}

async function openFirstPage(page: Page, label: string): Promise<void> {
  const link = page.getByRole('link', { name: label, exact: true })
  if (label === 'Fornecedores') await page.getByRole('link', { name: 'Produtos', exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label)
}

function classesOfModules(page: Page) {
  return page.evaluate(() => {
    const found: Record<string, string[]> = {}
    for (const { href, cssRules } of document.styleSheets) {
      const [, name] = /\/r\/([^/]+)\//.exec(href ?? '') ?? []
      if (!name) continue
      const text = [...cssRules].map(({ cssText }) => cssText.replaceAll(/\{[^{}]*\}/g, '')).join(' ')
      found[name] = [...(found[name] ?? []), ...(text.match(/\.[A-Za-z_][\w-]*/g) ?? [])]
    }
    return found
  })
}

async function holdLaterFiles(page: Page): Promise<() => void> {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as Registry
  const first = new Set<string>()
  for (const [name, { active }] of Object.entries(remotes)) {
    const folder = `/r/${name}/${active}/`
    const { module } = await (await page.request.get(`${folder}release.json`)).json()
    for (const file of ['release.json', module.entry, ...module.scripts, ...module.styles]) first.add(folder + file)
  }
  return holdRequests(page, ({ pathname }) => pathname.startsWith('/r/') && !first.has(pathname))
}

test('modules load what their release.json lists, and share what the shell has', async ({ context, page }) => {
  const warnings: string[] = []
  const copies = await countCopies(context)
  page.on('console', (message) => warnings.push(message.text()))
  const release = await holdLaterFiles(page)
  await page.goto('/')
  for (const { label: link } of await modulesOf(page)) await openFirstPage(page, link)
  release()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const shared = await sharedModules(page)
  const loaded = shared.filter(({ isLoaded }) => isLoaded).map(({ name }) => name)
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'jotai',
    'antd/es/button',
    'antd/es/input',
    '@tanstack/react-query',
    '@loja/platform',
  ]) {
    expect(loaded, name).toContain(name)
  }
  for (const { name, owners } of shared) expect([['shell'], ['anybody']], name).toContainEqual(owners)
  expect(warnings.filter((text) => text.includes('GoTrueClient'))).toEqual([])
  expect(await copies(page)).toEqual({ reactDom: 1, stores: 1, queryClients: 1, routers: 1 })
  const classes = Object.entries(await classesOfModules(page))
  expect(classes.map(([name]) => name).sort()).toEqual((await modulesOf(page)).map(({ name }) => name).sort())
  for (const [name, own] of classes)
    expect(own.filter((other) => !other.startsWith(`.${name}_`) && !other.startsWith('.ant-'))).toEqual([])
})

test('the page of a module asks for the registry before the code of the shell is here', async ({ page }) => {
  const registry = page.waitForRequest('**/remotes.json')
  const release = await holdRequests(page, ({ pathname }) => pathname.endsWith('/lib-react.js'))
  await page.goto('/admin/orders', { waitUntil: 'commit' })
  await registry
  release()
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0)
})

test.describe('modules are prefetched', () => {
  test.use({ prefetch: true })

  test('when a link is hovered, but not when the pointer passes over it', async ({ page }) => {
    const described: string[] = []
    page.on('request', (request) => {
      const [, remote] = /\/r\/([^/]+)\/.*release\.json$/.exec(request.url()) ?? []
      if (remote) described.push(remote)
    })
    const ofOrders = page.waitForResponse(/\/r\/mf-orders\/.*remoteEntry/)
    await page.goto('/')
    await ofOrders
    await page.getByRole('link', { name: 'Produtos', exact: true }).evaluate((link) => {
      for (const type of ['pointerover', 'pointerout']) link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
    const ofUsers = page.waitForRequest(/\/r\/mf-users\/.*remoteEntry/)
    await page.getByRole('link', { name: 'Usuários', exact: true }).hover()
    await ofUsers
    expect(described).toEqual(['mf-orders', 'mf-users'])
  })
})

import type { Page } from '@playwright/test'
import { openPage } from '../../support/open-page'
import { serveReleases } from '../../support/releases/served-releases'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const CODE = '<img src=x onerror="window.__ran = true">'
const page = (changes: object) => ({
  path: '/admin/hostile',
  label: 'Hostil',
  icon: 'gift',
  section: 'store',
  order: 1,
  shape: { kind: 'sentence' },
  ...changes,
})
const declaring = (changes: object, more: object = {}) => ({ pages: { hostile: page(changes) }, ...more })
const target = { page: 'hostile', label: 'Hostil' }

const HOSTILE: object[] = [
  declaring({ path: 'javascript:window.__ran=true' }),
  declaring({ path: '//evil.example/admin' }),
  declaring({ path: '/admin/../login' }),
  declaring({ label: CODE }),
  declaring({ label: 'Cup\u202eons' }),
  declaring({ label: 'x'.repeat(1_048_576) }),
  declaring({ icon: 'https://evil.example/i.svg' }),
  declaring({}, { sections: { a: { label: 'A', after: 'b' }, b: { label: 'B', after: 'a' } } }),
  declaring({}, { commands: [{ ...target, search: 'javascript:window.__ran=true' }] }),
  declaring({}, { links: [{ ...target, from: 'order', below: '//evil.example' }] }),
  declaring({}, { quickActions: [{ ...target, icon: 'gift', order: 1, hash: CODE }] }),
  declaring(
    {},
    {
      counters: [
        { page: 'orders', count: { table: 'rpc/delete_orders' }, text: { one: '1', many: CODE }, show: ['sidebar'] },
      ],
    },
  ),
  { pages: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, page({ path: `/admin/p${at}` })])) },
  { pages: JSON.parse(`{"__proto__":${JSON.stringify(page({}))},"constructor":${JSON.stringify(page({}))}}`) },
  JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`),
  [],
  // Readable, and of pages that other modules and the shell have.
  { pages: { orders: page({ path: '/admin/mine' }), mine: page({ path: '/admin/users' }) } },
]

const menuOf = (tab: Page) => tab.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')

const MENU = [
  'Dashboard',
  'Produtos',
  'Categorias',
  'Marcas',
  'Fornecedores',
  'Pedidos',
  'Usuários',
  'Analytics',
  'Feedbacks',
  'Notas Fiscais',
  'Rastreamento',
  'Configurações',
  'Histórico',
]

test('[PAGE-10] hostile declarations leave the menu, run no code and reach no other origin', async ({ page: tab }) => {
  const elsewhere: string[] = []
  const warnings: string[] = []
  tab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const { registry } = await serveReleases(tab)
  const users = registry.remotes['mf-users']
  const listed = registry.releases[`mf-users@${users?.active}`]
  if (!users || !listed) throw new Error('no such remote')
  for (const [at, declares] of HOSTILE.entries()) {
    registry.remotes[`mf-hostile-${at}`] = { routes: [], active: '1.0.0', previous: [], enabled: true }
    registry.releases[`mf-hostile-${at}@1.0.0`] = Object.assign({ ...listed }, { declares })
  }
  const origin = new URL((await tab.request.get('/')).url()).origin
  tab.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.push(url.href)
    if (url.pathname.includes('/rpc/delete_orders')) elsewhere.push(url.href)
  })

  await tab.goto('/admin/dashboard')
  await expect.poll(() => warnings.filter((text) => text.includes('its declaration cannot be read')).length).toBe(16)
  await expect(menuOf(tab)).toHaveText(MENU.map((label) => new RegExp(`^${label}`)))
  await expect(tab.getByText('Hostil')).toHaveCount(0)
  await openPage(tab, 'Usuários')
  await expect(tab.getByText('60 usuários cadastrados')).toBeVisible()
  await openPage(tab, 'Pedidos')
  await expect(tab.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })).toBeVisible()
  await tab.goto('/admin/hostile')
  await expect(tab.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  expect(await tab.evaluate(() => Object.hasOwn(window, '__ran'))).toBe(false)
  expect(elsewhere).toEqual([])
})

import type { BrowserContext, Page } from '@playwright/test'
import { openAccountMenu } from '../../support/account-menu'
import { OrdersApi } from '../../support/api/orders-api'
import { watchSockets } from '../../support/live'
import { expect, test } from '../../support/test'

test.use({ account: 'admin', permissions: ['notifications'] })

let api: OrdersApi
test.beforeEach(async ({ product }) => {
  api = new OrdersApi(product)
})
test.afterEach(() => api.clean('NOVO-'))

const order = (number: string) => ({ order_number: `NOVO-${number}` })

async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const live = await watchSockets(page)
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    const { AudioContext: Audio, Notification: System } = globalThis
    globalThis.AudioContext = class extends Audio {
      constructor() {
        super()
        announced.push('chime')
      }
    }
    globalThis.Notification = class extends System {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        announced.push(title)
      }
    }
  })
  await page.goto(path)
  return { page, live }
}
const takeAnnounced = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.splice(0))

async function expectAnnounced(pages: readonly Page[], expected: readonly string[]): Promise<void> {
  const announced: string[] = []
  await expect
    .poll(async () => {
      for (const page of pages) announced.push(...(await takeAnnounced(page)))
      return announced
    })
    .toEqual(expected)
}

/** Until the tab that leads follows the orders. */
async function insertUntilCounted(page: Page): Promise<void> {
  let n = 0
  await expect(async () => {
    n += 1
    await api.insert([order(`0-${n}`)])
    await expect(page).toHaveTitle(/^\(\d+\) Pedidos — /, { timeout: 2_000 })
  }).toPass()
}

async function noListDisplayed(page: Page): Promise<void> {
  const isDisplayed = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith(':displayed')))
  await expect.poll(isDisplayed).toBe(false)
}

test('[NEW-01] [NEW-02] [NEW-03] every tab counts new orders, and one announces them', async ({ context }) => {
  const { page: users } = await openTab(context, '/admin/users')
  await openAccountMenu(users, 'Avisos de novos pedidos')
  await users.getByRole('switch', { name: 'Tocar um som' }).click()
  await users.getByRole('switch', { name: 'Mostrar uma notificação do sistema' }).click()
  await expect(users.getByRole('switch', { name: 'Mostrar uma notificação do sistema' })).toBeChecked()
  await users.getByRole('button', { name: 'Fechar' }).last().click()
  await expectAnnounced([users], ['chime', 'As notificações estão ligadas.'])
  const { page: settings, live } = await openTab(context, '/admin/settings')
  await insertUntilCounted(users)

  await test.step('displaying the list ends the count in both tabs', async () => {
    await settings.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(settings).toHaveTitle('Pedidos · Loja')
    await expect(users).toHaveTitle('Usuários · Loja')
  })
  await test.step('nothing is announced while the list is displayed', async () => {
    await live.subscribed()
    await takeAnnounced(users)
    await api.insert([order('1')])
    await expect(settings.getByRole('button', { name: '1 novo pedido', exact: true })).toBeVisible()
    await settings.getByRole('link', { name: 'Configurações', exact: true }).click()
    await expect(settings).toHaveTitle('Configurações · Loja')
    await noListDisplayed(settings)
  })
  await test.step('two orders are announced once', async () => {
    await api.insert([order('2'), order('3')])
    await expect(users).toHaveTitle('(2) Pedidos — Usuários · Loja')
    await expect(settings).toHaveTitle('(2) Pedidos — Configurações · Loja')
    await expectAnnounced([users, settings], ['chime', '2 novos pedidos'])
  })
  await test.step('a hidden tab with the list counts until it is visible', async () => {
    const setVisibility = (state: DocumentVisibilityState) =>
      settings.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await settings.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(settings).toHaveTitle('Pedidos · Loja')
    await expect(users).toHaveTitle('Usuários · Loja')
    await setVisibility('hidden')
    await noListDisplayed(settings)
    await api.insert([order('4')])
    await expect(settings).toHaveTitle('(1) Pedidos · Loja')
    await setVisibility('visible')
    await expect(settings).toHaveTitle('Pedidos · Loja')
    await expect(users).toHaveTitle('Usuários · Loja')
  })
  await test.step('the choice is remembered for every tab', async () => {
    await openAccountMenu(settings, 'Avisos de novos pedidos')
    await expect(settings.getByRole('switch', { name: 'Tocar um som' })).toBeChecked()
  })
})

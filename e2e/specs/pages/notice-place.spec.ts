import type { Locator, Page } from '@playwright/test'
import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersApi } from '../../support/api/orders-api'
import { choose } from '../../support/choose'
import { closeNotices, notices } from '../../support/notices'
import { expect, PHONE, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new OrdersApi(product).clean('COB-'))

const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** Scrolled to the end: longer content continues below the notice. */
const covered = (page: Page) =>
  page.evaluate(() => {
    for (const part of [document.documentElement, ...document.querySelectorAll('[role=dialog] *')])
      part.scrollTop = part.scrollHeight
    const place = document.querySelector('[role=status]:has(button[aria-label="Fechar"])')?.getBoundingClientRect()
    const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main')
    const controls = scope?.querySelectorAll('a, button, input, [role=combobox]') ?? []
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isUnder = place && left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return isUnder && control.checkVisibility({ visibilityProperty: true }) ? [control.outerHTML.slice(0, 200)] : []
    })
  })

async function shipped(page: Page, place: Locator): Promise<void> {
  await place.getByRole('combobox', { name: /^Status do pedido/ }).click()
  await choose(page, 'Enviado')
  await expect(notices(page)).toBeVisible()
  // It stays under the pointer.
  await notices(page).hover()
}

test('[ERR-01] a long error above a dialog is wholly visible', async ({ page, problems }) => {
  problems.allow(/ship_order|ERR_FAILED/)
  await page.goto('/admin/orders?status=pendente')
  await page
    .getByRole('button', { name: /^Enviar pedido/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Código de rastreamento' }).fill('PT337209197BR')
  await page.route('**/rpc/ship_order', (route) => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'confira antes de tentar novamente' })).toBeInViewport({
    ratio: 1,
  })
})

for (const [name, options] of [['desktop', DESKTOP] as const, ['phone', PHONE] as const])
  test.describe(`on a ${name}`, () => {
    test.use(options)
    test('[UNDO-01] a notice covers no control at the end of a list or in a dialog', async ({ page, product }) => {
      const api = new OrdersApi(product)
      const minutes = Array.from({ length: 20 }, (_, index) => index + 10)
      const ids = await api.insert(
        minutes.map((minute) => {
          const created_at = `2001-01-31T12:${minute}:00Z`
          return { order_number: `COB-${minute}`, status: 'pendente', created_at }
        }),
      )
      // The oldest order is in the last row, and the newest one opens.
      await page.goto('/admin/orders?busca=COB-')
      await shipped(page, page.locator('[data-row]').last())
      expect(await covered(page)).toEqual([])
      await closeNotices(page)
      const details = new OrderDetailsDialog(page)
      await details.open(ids.at(-1) ?? '')
      await shipped(page, details.dialog)
      expect(await covered(page)).toEqual([])
    })
  })

/** Icons and words behind the notice. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const notice = [...document.querySelectorAll('[role=status]')].find((part) => part.textContent === 'Sem conexão')
    const range = document.createRange()
    const isDrawn = (part: Element) =>
      part.matches('svg') || [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return [...document.querySelectorAll('body *')].flatMap((part) => {
      if (!notice || notice.contains(part) || !isDrawn(part) || !part.checkVisibility()) return []
      range.selectNodeContents(part)
      const place = notice.getBoundingClientRect()
      const { left, right, top, bottom } = (part.matches('svg') ? part : range).getBoundingClientRect()
      const isUnder = left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return isUnder ? [part.outerHTML.slice(0, 200)] : []
    })
  })

test.describe('without a network, on a phone', () => {
  test.use(PHONE)
  test('[ERR-01] the notice covers nothing of the bar, of a dialog or of the menu', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const lose = async () => {
      await context.setOffline(true)
      await expect(page.getByRole('status').getByText('Sem conexão', { exact: true })).toBeVisible()
    }
    await page.goto('/admin/notas-fiscais')
    await page.getByRole('button', { name: 'Informar chave' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lose()
    expect(await hidden(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await hidden(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeVisible()
    await lose()
    expect(await hidden(page)).toEqual([])
  })
})

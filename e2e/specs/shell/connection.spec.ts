import { OrdersPage } from '../../pages/orders-page'
import { gate, holdRequests } from '../../support/hold'
import { closeNotices, notices } from '../../support/notices'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

const SLOW = 'O servidor está demorando para responder…'
const STATUS = '**/rest/v1/rpc/set_order_status'
const FAILING = 'Sem conexão com o servidor. Tentando novamente…'

test.use({ account: 'admin' })

test('[ERR-01] data is read again after an outage and a lost network', async ({ page, context, problems }) => {
  problems.allow(
    /\/rest\/v1\/rpc\/set_order_status/,
    /ERR_INTERNET_DISCONNECTED/,
    /ChunkLoadError/,
    /Loading chunk/,
    /503.*\/(rest|auth)\/v1\//,
  )
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  const time = new PageTime(context)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByText('260')).toBeVisible()
  await test.step('an outage is shown at the first failure, and its requests succeed afterwards', async () => {
    const failed = page.getByRole('main').getByText('Não foi possível carregar os pedidos.')
    const retries = gate()
    let reads = 0
    await page.route('**/{rest,auth}/v1/**', async (route) => {
      if (route.request().url().includes('/list_orders') && ++reads > 1) await retries.held
      await route.fulfill({ status: 503, json: { message: 'unavailable' } })
    })
    await page.getByRole('link', { name: 'Ver pedidos' }).click()
    await expect(page.getByText(FAILING)).toBeVisible()
    await expect(failed).toBeHidden()
    retries.release()
    await time.passUntilVisible(failed)
    await expect(page.getByText(FAILING)).toBeVisible()
    const probe = page.waitForResponse((response) => response.url().endsWith('/auth/v1/health'))
    await time.pass(31_000)
    expect((await probe).status()).toBe(503)
    await page.unrouteAll()
    await time.passUntilVisible(page.getByRole('table'))
    await expect(page.getByText(FAILING)).toBeHidden()
  })
  await test.step('a server that hangs is reported as slow', async () => {
    const answer = await holdRequests(page, '**/rest/v1/rpc/list_orders*')
    const read = page.waitForRequest('**/rest/v1/rpc/list_orders*')
    await page.getByRole('searchbox').fill('000041')
    await read
    await page.clock.runFor(6_000)
    await expect(page.getByText(SLOW)).toBeVisible()
    answer()
    await expect(row('LJ-2026-000041')).toBeVisible()
    await expect(page.getByText(SLOW)).toBeHidden()
  })
  await test.step('[ORD-06] a write without an answer is given up after 20 s', async () => {
    await page.route(STATUS, () => undefined)
    const write = page.waitForRequest(STATUS)
    await new OrdersPage(page).setStatus('LJ-2026-000041', 'Processando')
    await write
    // The clock also runs: the rest of the 20 s is for a busy machine.
    await page.clock.fastForward(15_000)
    await expect(notices(page)).toHaveCount(0)
    await page.clock.fastForward(6_000)
    await expectToast(page, 'Erro', 'Erro ao atualizar status do pedido.')
    await page.unroute(STATUS)
    await closeNotices(page)
  })
  await test.step('offline shows one notice and keeps the data, which is read again afterwards', async () => {
    await context.setOffline(true)
    await expect(page.getByRole('status').getByText('Sem conexão', { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await expectToast(page, 'Erro', 'Não foi possível abrir. Verifique sua conexão e tente novamente.')
    await page.getByRole('searchbox').fill('000042')
    await context.setOffline(false)
    await expect(page.getByText('Sem conexão', { exact: true })).toBeHidden()
    await expect(row('LJ-2026-000042')).toBeVisible()
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await expect(page.getByRole('menuitem').first()).toHaveText('Exportar Excel (.xlsx)')
  })
})

import type { Page } from '@playwright/test'
import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { BLANK_ORDER, FULL_ORDER, SAMPLE_PREFIX } from '../../support/order-samples'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new OrdersApi(product).clean(SAMPLE_PREFIX))

async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

test('an order is found, read, copied and printed', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const api = new OrdersApi(product)
  const [id = ''] = await api.insert([{ ...BLANK_ORDER, ...FULL_ORDER }])
  await api.addShipment({ order_id: id, carrier: 'Correios', tracking_code: 'LJ123456789BR' })
  const orders = new OrdersPage(page)
  const details = new OrderDetailsDialog(page)
  const asked: string[] = []
  const opener = page.getByRole('button', { name: `Ver Detalhes do pedido ${FULL_ORDER.order_number}` })
  const list = '/admin/orders?busca=souza+ana+%C3%A2mbar&status=processando'

  await test.step('[ORD-12] [ORD-13] is found by words of its customer and its items', async () => {
    await orders.open('?status=processando')
    await orders.search.fill('souza ana nenhuma')
    await expect(page.getByText('Nenhum pedido encontrado')).toBeVisible()
    await orders.search.fill('souza ana âmbar')
    await expect(page.getByText('1 pedido encontrado')).toBeVisible()
    const row = orders.row(FULL_ORDER.order_number)
    await expect(row.getByRole('cell').nth(1)).toContainText('Ana <b>Souza</b>')
    await expect(row).toContainText('PIX')
    await expect(page).toHaveURL(list)
  })

  await test.step('[ORD-07] is shown whole', async () => {
    page.on('request', (request) => {
      // Counters of the sidebar are HEAD requests.
      if (request.method() !== 'HEAD' && request.url().includes('/rest/v1/')) asked.push(request.url())
    })
    await opener.click()
    await expect(details.dialog).toContainText(`Pedido ${FULL_ORDER.order_number}`)
    await expect(details.dialog).toContainText('Processando')
    for (const [section, label, text] of [
      ['Cliente', 'Nome', 'Ana <b>Souza</b>'],
      ['Cliente', 'Telefone', '(11) 98765-4321'],
      ['Cliente', 'E-mail', 'ana@exemplo.test'],
      ['Cliente', 'Forma de pagamento', 'PIX'],
      ['Entrega', 'Endereço de entrega', 'Rua das Flores, 12, Apto 4 Centro, Natal - RN CEP 59000-000'],
      ['Entrega', 'Forma de envio', 'Sedex'],
      ['Entrega', 'Frete', 'R$ 19,90'],
      ['Entrega', 'Código de rastreamento', /^LJ123456789BR \(Correios\)/],
      ['Datas', 'Data do pedido', '04/03/2026, 12:06'],
      ['Observações', 'Observações do cliente', '<img src=x onerror="alert(1)"> Deixar na portaria.'],
      ['Observações', 'Observações adicionais', 'Conferir o lacre.'],
      ['Itens (2)', 'Subtotal', 'R$ 250,00'],
      ['Itens (2)', 'Desconto', '-R$ 25,00'],
      ['Itens (2)', 'Frete', 'R$ 19,90'],
      ['Itens (2)', 'Total', 'R$ 244,90'],
    ] as const) {
      await expect(details.value(section, label), label).toHaveText(text)
    }
    await expect(details.lines()).toHaveText([/Perfume Âmbar2R\$\s100,00R\$\s200,00/, /Vela1R\$\s50,00R\$\s50,00/])
    await expect(details.dialog.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page, 'details of an order', { within: DIALOG })
    for (const [name, address] of [
      ['(11) 98765-4321', 'tel:+5511987654321'],
      ['ana@exemplo.test', 'mailto:ana@exemplo.test'],
      ['Abrir conversa no WhatsApp', 'https://wa.me/5511987654321'],
    ] as const)
      await expect(details.dialog.getByRole('link', { name })).toHaveAttribute('href', address)
    const whatsApp = details.dialog.getByRole('link', { name: 'Abrir conversa no WhatsApp' })
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
  })

  await test.step('[ORD-07] needs one request', async () => {
    // A slow machine reads it again once the subscription is live. The invoice is a request of its own.
    expect(new Set(asked.filter((url) => url.includes(id) && !url.includes('/invoices?'))).size).toBe(1)
    expect(asked.filter((url) => /order_items\?|tracking_shipments\?/.test(url))).toEqual([])
  })

  await test.step('number, phone, e-mail and tracking code can be copied', async () => {
    for (const [name, text] of [
      ['Copiar número do pedido', FULL_ORDER.order_number],
      ['Copiar telefone', '(11) 98765-4321'],
      ['Copiar e-mail', 'ana@exemplo.test'],
      ['Copiar código de rastreamento', 'LJ123456789BR'],
    ]) {
      await details.dialog.getByRole('button', { name, exact: true }).click()
      await expect(details.dialog.getByRole('button', { name: 'Copiado' }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
  })

  await test.step('only the slip is printed, with store, number, address and items without prices', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'true')
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(details.slip()).toBeHidden()
    await details.dialog.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(details.slip()).toBeVisible()
    await expect(details.dialog).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const [text] = await page.locator('body').allInnerTexts()
    for (const part of [
      'Loja',
      `Pedido ${FULL_ORDER.order_number}`,
      '04/03/2026',
      'Rua das Flores, 12, Apto 4',
      'Perfume Âmbar',
      'Deixar na portaria.',
      'Conferir o lacre.',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/R\$|Gerenciar Pedidos/)
    const colours = await details.slip().evaluate((slip) => {
      const { color, backgroundColor } = getComputedStyle(slip.parentElement as HTMLElement)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    expect(await pagesOnPaper(page)).toBe(1)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  })

  await test.step('[ORD-07] [NAV-05] back, forward, reload and close keep the list', async () => {
    await expect(page).toHaveURL(list.replace('?', `/${id}?`))
    await page.goBack()
    await expect(details.dialog).toBeHidden()
    await expect(page).toHaveURL(list)
    await expect(opener).toBeFocused()
    await page.goForward()
    await expect(details.dialog).toContainText(`Pedido ${FULL_ORDER.order_number}`)
    await page.reload()
    await expect(details.dialog).toContainText(`Pedido ${FULL_ORDER.order_number}`)
    await details.dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(page).toHaveURL(list)
    await expect(orders.row(FULL_ORDER.order_number)).toBeVisible()
  })
})

import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { expect, expectToast, test } from '../../support/test'

const ASAD = 'VENDA Asad 100 ML'
const YARA = 'VENDA Yara 50 ML'
const CREATED = /Pedido (LJ-\d{4}-\d{6}) criado/

test.use({ account: 'admin' })

let number = ''
test.beforeEach(({ product }) => new ProductsApi(product).insertList([{ name: ASAD }, { name: YARA, price: 80 }]))
test.afterEach(async ({ product }) => {
  await new ProductsApi(product).clean('VENDA ')
  if (number !== '') await new OrdersApi(product).remove(number)
})

test('a sale is entered with keys only, found in the list and repeated', async ({ page }) => {
  const { keyboard } = page
  const orders = new OrdersPage(page)
  const details = new OrderDetailsDialog(page)
  const search = page.getByRole('combobox', { name: 'Adicionar produto' })
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  const total = page.getByRole('definition').last()
  await page.addInitScript(() =>
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Control') sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    }),
  )
  const tab = async (times: number) => {
    for (let n = 0; n < times; n += 1) await keyboard.press('Tab')
  }

  await test.step('[ENTRY-01] [NAV-09] the palette opens the page, and Enter adds items', async () => {
    await orders.open()
    await keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' })).toBeFocused()
    await keyboard.type('novo pedido')
    await expect(page.getByRole('option', { selected: true })).toContainText('Novo pedido')
    await keyboard.press('Enter')
    await expect(search).toBeFocused()
    await keyboard.type('2 venda asad')
    await keyboard.press('Enter')
    await expect(search).toHaveValue('')
    await keyboard.type('venda yara')
    await keyboard.press('Enter')
    await expect(total).toHaveText('R$ 280,00')
  })
  await test.step('[ENTRY-01] [AUTH-04] the draft survives a reload', async () => {
    // Quantity, price and removal of two items, and the search for a customer.
    await tab(7)
    await keyboard.press('Tab')
    await expect(name).toBeFocused()
    await keyboard.type('Ana de Souza')
    // With Ctrl+S, an order of two items takes 58.
    expect(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('57')
    await page.reload()
    await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
    await expect(name).toHaveValue('Ana de Souza')
    await expect(total).toHaveText('R$ 280,00')
  })
  await test.step('[ENTRY-01] nothing of the page is inaccessible, also with errors and lines to answer', async () => {
    await search.focus()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '2 VENDA\nnada disso')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    const leaveOut = page.getByRole('button', { name: /^Deixar de fora/ })
    await expect(leaveOut).toHaveCount(2)
    await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('1')
    await keyboard.press('Control+s')
    await expect(page.getByText('Confira os números do CPF ou CNPJ.')).toBeVisible()
    await expectAccessible(page, 'an order that is entered', { isOtherOnPhone: true })
    await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('')
    await leaveOut.first().press('Enter')
    await expect(leaveOut).toHaveCount(1)
    await leaveOut.first().press('Enter')
    await expect(search).toBeFocused()
  })
  await test.step('[ENTRY-01] Ctrl+S creates the order and opens it', async () => {
    await keyboard.press('Control+s')
    await expect(details.dialog).toBeVisible()
    number = CREATED.exec((await page.getByText(CREATED).textContent()) ?? '')?.[1] ?? ''
    await expectToast(page, 'Sucesso', `Pedido ${number} criado`)
    await expect(details.lines()).toHaveText([/Asad.*2.*200,00/, /Yara.*1.*80,00/])
    await expect(details.value('Cliente', 'Nome')).toHaveText('Ana de Souza')
    await keyboard.press('Escape')
    await expect(details.dialog).toHaveCount(0)
    await expect(orders.row(number)).toContainText('Ana de Souza')
    await expect(orders.statusOf(number)).toContainText('Pendente')
  })
  await test.step('[EDIT-01] [EDIT-06] its menu edits it, and the history has from → to', async () => {
    await page.getByRole('button', { name: `Ver Detalhes do pedido ${number}` }).press('Enter')
    await details.dialog.getByRole('button', { name: 'Mais ações' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Editar pedido' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Editar ${number}` })).toBeVisible()
    await page.getByRole('textbox', { name: `Quantidade de ${ASAD}` }).fill('1')
    await page.getByRole('textbox', { name: 'Telefone' }).fill('(13) 98765-4321')
    await expectAccessible(page, 'an order that is edited', { isOtherOnPhone: true })
    await keyboard.press('Control+s')
    await expect(details.lines()).toHaveText([/Asad.*1.*100,00/, /Yara.*1.*80,00/])
    await details.dialog.getByText('Histórico e notas').click()
    const edit = details.dialog.getByRole('listitem').filter({ hasText: 'Editou o pedido' })
    await expect(edit).toContainText('Telefone: vazio → (13) 98765-4321')
    await expect(edit).toContainText(`${ASAD}: 2 × R$ 100,00 → 1 × R$ 100,00`)
  })
  await test.step('[EDIT-05] the notice undoes the edit', async () => {
    // The notice moves when an earlier one disappears.
    await expect(page.getByText(CREATED)).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(details.lines()).toHaveText([/Asad.*2.*200,00/, /Yara.*1.*80,00/])
    await page.goBack()
    await expect(details.dialog).toHaveCount(0)
    await expect(orders.row(number)).toBeVisible()
  })
  await test.step('[ENTRY-10] its menu repeats it', async () => {
    await page.getByRole('button', { name: `Ver Detalhes do pedido ${number}` }).press('Enter')
    await details.dialog.getByRole('button', { name: 'Mais ações' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Editar pedido' })).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Repetir pedido' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Repetir ${number}` })).toBeVisible()
    await expect(page.locator(DIALOG)).toHaveCount(0)
    await expect(total).toHaveText('R$ 280,00')
    await expect(name).toHaveValue('Ana de Souza')
  })
})

import { expect, test } from '../../support/test'

test.use({ account: 'admin', permissions: ['clipboard-read', 'clipboard-write'] })

const LISTS: [path: string, headings: RegExp, opened: RegExp][] = [
  ['orders', /^Número\tData\tStatus\tTotal$/, /\/orders\/[0-9a-f-]{36}/],
  ['products', /^Produto\tCategoria\tPreço\tEstoque\tStatus$/, /\/products\/edit\/[0-9a-f-]{36}/],
  ['users', /^Nome\tE-mail\tTelefone\tPerfil\tCadastro$/, /\/feedbacks\?/],
  ['feedbacks', /^Produto\tComentário\tCliente\tStatus$/, /\/feedbacks\/[0-9a-f-]{36}/],
  ['notas-fiscais', /^Nota\tPedido\tCliente\tData\tStatus\tValor$/, /\/notas-fiscais\/[0-9a-f-]{36}/],
  ['tracking', /^Pedido\tCódigo\tStatus\tÚltima movimentação$/, /\/tracking\/[0-9a-f-]{36}/],
  ['tracking-logs', /^Evento\tQuando\tProvedor/, /\/tracking-logs\/[0-9a-f-]{36}/],
]

for (const [path, headings, opened] of LISTS)
  test(`[KEY-01] [KEY-02] [KEY-03] the keys work on ${path}`, async ({ page }) => {
    await page.goto(`/admin/${path}`)
    const rows = page.locator('tbody').getByRole('row')
    await expect(page.getByRole('button', { name: 'Atalhos do teclado' })).toBeVisible()
    await expect(rows).not.toHaveCount(0)
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Control+c')
    await expect(page.getByText('1 linha desta página copiada.')).toBeVisible()
    const [first = '', ...others] = (await page.evaluate(() => navigator.clipboard.readText())).split('\r\n')
    expect(first).toMatch(headings)
    expect(others.map((line) => line.split('\t').length)).toEqual([first.split('\t').length])
    const box = rows.nth(1).getByRole('checkbox')
    if ((await box.count()) > 0) {
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await expect(dialog).toContainText('Ir para a busca')
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await rows.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(opened)
  })

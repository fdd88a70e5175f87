import { closeNotices } from '../../support/notices'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

test.use({ account: 'admin', permissions: ['clipboard-read', 'clipboard-write'] })

const LISTS: [path: string, table: string, headings: RegExp, opened: RegExp][] = [
  ['orders', 'Gerenciar Pedidos', /^Número\tData\tStatus\tTotal$/, /\/orders\/[0-9a-f-]{36}/],
  ['products', 'Gerenciar Produtos', /^Produto\tCategoria\tPreço\tEstoque\tStatus$/, /\/products\/edit\/[0-9a-f-]{36}/],
  ['users', 'Gerenciar Usuários', /^Nome\tE-mail\tTelefone\tPerfil\tCadastro$/, /\/feedbacks\?/],
  ['feedbacks', 'Feedbacks', /^Produto\tComentário\tCliente\tStatus$/, /\/feedbacks\/[0-9a-f-]{36}/],
  ['notas-fiscais', 'Notas Fiscais', /^Nota\tPedido\tCliente\tData\tStatus\tValor$/, /\/notas-fiscais\/[0-9a-f-]{36}/],
  ['tracking', 'Rastreamento', /^Pedido\tCódigo\tStatus\tÚltima movimentação$/, /\/tracking\/[0-9a-f-]{36}/],
  ['tracking-logs', 'Analytics', /^Evento\tQuando\tProvedor/, /\/tracking-logs\/[0-9a-f-]{36}/],
]

test('[KEY-01] [KEY-02] [KEY-03] the keys work on every list', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, table, headings, opened] of LISTS)
    await test.step(path, async () => {
      await visit(page, `/admin/${path}`)
      const rows = page.getByRole('table', { name: table }).locator('tbody').getByRole('row')
      await expect(rows).not.toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Atalhos do teclado' })).toBeVisible()
      await page.keyboard.press('j')
      await page.keyboard.press('ArrowDown')
      await expect(rows.nth(1)).toBeFocused()
      await page.keyboard.press('Control+c')
      await expect(page.getByText('1 linha desta página copiada.')).toBeVisible()
      await closeNotices(page)
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
      await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toContainText('Ir para a busca')
      await page.keyboard.press('Escape')
      await expect(rows.nth(1)).toBeFocused()
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox').first()).toBeFocused()
      await rows.nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(opened)
    })
})

import { utils, write } from 'xlsx'
import { ImportDialog } from '../../pages/import-dialog'
import { ProductsPage } from '../../pages/products-page'
import { DIALOG, expectAccessible } from '../../support/accessible'
import { ProductsApi } from '../../support/api/products-api'
import { choose, openOptions } from '../../support/choose'
import { holdRequests } from '../../support/hold'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })
test.afterEach(({ product }) => new ProductsApi(product).clean('IMP'))

test('a pasted list is corrected and imported, and the next one updates products', async ({ page, product }) => {
  const shop = new ProductsApi(product)
  const dialog = new ImportDialog(page)
  await shop.insert([{ name: 'IMPA Existe', price: 9 }])
  await test.step('[IMP-12] reports how many products are ready', async () => {
    await dialog.open()
    await expectAccessible(page, 'an empty import', { within: DIALOG })
    // The sentence changes when the products that exist are known.
    const release = await holdRequests(page, '**/rpc/find_products_by_names*')
    await dialog.paste(
      [
        'nome;preço;imagem;marca',
        'IMPA Lavanda 100 ML;R$ 1.234,56;;Phebo',
        'IMPA Jasmim;consultar;;',
        'IMPA Cedro;consultar;;',
        ';10,00;;',
        'IMPA Lavanda 100 ML;20,00;;',
        'IMPA Existe;30,00;;',
      ].join('\n'),
    )
    await expect(dialog.dialog).toContainText('2 produtos encontrados e prontos para importação')
    release()
  })
  await test.step('[IMP-19] counts ready, duplicate and rejected rows before anything is written', async () => {
    await expect(dialog.group('Novos')).toContainText('1')
    await expect(dialog.group('Já existem')).toContainText('1')
    await expect(dialog.group('Duplicados')).toContainText('1')
    await expect(dialog.group('Rejeitados')).toContainText('3')
    await dialog.group('Já existem').click()
    await expect(dialog.rows('Já existem')).toContainText(/IMPA Existe.*Já existe na loja/)
    expect(await shop.column('IMPA', 'name')).toEqual(['IMPA Existe'])
  })
  await test.step('[IMP-01] imports the rows, with a correction of two at once', async () => {
    await dialog.group('Rejeitados').click()
    const jasmine = dialog.rows('Rejeitados').filter({ hasText: 'IMPA Jasmim' })
    await expect(jasmine).toContainText('Linha 3')
    await dialog.dialog.getByText('Colunas da lista').click()
    await expectAccessible(page, 'a list with rows to be corrected, and its columns', {
      within: DIALOG,
      state: jasmine,
      isOtherOnPhone: true,
    })
    await jasmine.getByRole('textbox', { name: 'preço da linha 3' }).fill('45,90')
    await jasmine.getByRole('button', { name: 'Corrigir as 2 iguais' }).click()
    await expect(dialog.group('Rejeitados')).toContainText('1')
    await expect(dialog.rows('Rejeitados')).toHaveCount(1)
    await dialog.button('Importar 3 produtos').click()
  })
  await test.step('[IMP-16] reports imported, duplicate and rejected rows', async () => {
    await expect(dialog.result).toContainText(
      'Importação Concluída: 3 produtos importados, 2 duplicados ignorados, 1 erro.',
    )
    const lavender = await shop.read('IMPA Lavanda 100 ML')
    expect(lavender).toMatchObject({ price: 1234.56, stock_quantity: 999_999, brand_id: null, volume: '100 ML' })
    expect(await shop.column('IMPA', 'price')).toEqual([45.9, 9, 45.9, 1234.56])
    await dialog.button('Fechar').first().click()
  })
  await test.step('[IMP-01] existing products take the chosen columns', async () => {
    await page.getByRole('button', { name: 'Importar', exact: true }).press('Enter')
    await dialog.button('Nova importação').click()
    await dialog.paste('nome;preço;descrição\nIMPA Existe;15,00;depois\nIMPA Cedro;25,00;\nIMPA Novo;30,00;')
    await dialog.dialog.getByText('Atualizar existentes').click()
    await expect(dialog.dialog.getByRole('list', { name: 'Alterações dos que já existem' })).toContainText(
      /Preço: R\$\s9,00 → R\$\s15,00/,
    )
    await dialog.dialog.getByRole('checkbox', { name: 'Descrição', exact: true }).uncheck()
    await dialog.button('Importar 1 e atualizar 2').click()
    await expect(dialog.result).toContainText(
      '1 produto importado, 0 duplicados ignorados, 0 erros. 2 produtos atualizados.',
    )
    expect(await shop.column('IMPA', 'price')).toEqual([25, 15, 45.9, 1234.56, 30])
    expect(await shop.read('IMPA Existe')).toMatchObject({ short_description: null, description: null })
  })
  await test.step('[IMP-16] the undo restores them, except one that was changed since', async () => {
    await shop.update('IMPA Cedro', { price: 99 })
    await dialog.button('Fechar').first().click()
    await page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await page.getByRole('menuitem', { name: 'Desfazer alterações' }).click()
    const changes = page.getByRole('main')
    const newest = changes.getByRole('list', { name: 'Desfazer' }).getByRole('listitem').first()
    await expect(newest).toContainText('1 importado, 2 atualizados')
    await newest.getByRole('button', { name: 'Desfazer importação: Texto colado' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Desfazer importação' }).click()
    await expect(changes).toContainText('1 produto excluído. 1 produto restaurado. 1 produto ficou:')
    await expect(changes).toContainText('IMPA Cedro: foi alterado depois, ficou como está.')
    expect(await shop.column('IMPA', 'price')).toEqual([99, 9, 45.9, 1234.56])
  })
})

test('files are read by a worker and imported', async ({ page, context, product }) => {
  const shop = new ProductsApi(product)
  const dialog = new ImportDialog(page)
  await test.step('[IMP-01] [IMP-18] a workbook has a choice of its sheets', async () => {
    await dialog.open()
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Resumo'], ['nada']]), 'Resumo')
    const rows = [
      ['Nome', 'Preço'],
      ['IMPC Vetiver', 12.5],
      ['IMPC Neroli', 1234],
    ]
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Produtos')
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.slice(0, 2)), 'Outros')
    const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
    await dialog.upload('Planilha ou PDF', 'lista.xlsx', bytes)
    await expect(dialog.rows('Novos')).toHaveCount(2)
    // Only a large list would show that the page itself reads it without a worker.
    const [worker] = page.workers()
    expect(await worker?.evaluate(() => typeof self.onmessage)).toBe('function')
    await dialog.dialog.getByRole('combobox', { name: 'Aba da planilha' }).click()
    await openOptions(page).getByTitle('Outros', { exact: true }).click()
    await expect(dialog.rows('Novos')).toHaveCount(1)
    await dialog.button('Importar 1 produto').click()
    await expect(dialog.result).toContainText('1 produto importado')
    expect(await shop.column('IMPC', 'price')).toEqual([12.5])
    await dialog.button('Nova importação').click()
  })
  await test.step('[IMP-24] a printed list is read from its PDF', async () => {
    const rows = Array.from({ length: 70 }, (_, index) => [`IMPP Água nº ${index + 1}`, `${index + 1},90`])
    const table = [['Produto', 'Preço']].concat(rows).map((cells) => `<tr><td>${cells.join('<td>')}`)
    const printed = await context.newPage()
    await printed.setContent(`<h1>Tabela do mês</h1><table width=100%>${table.join('')}</table>`)
    const pdf = await printed.pdf()
    await printed.close()
    await dialog.upload('Planilha ou PDF', 'tabela.pdf', pdf)
    await dialog.button('Importar 70 produtos').click()
    await expect(dialog.result).toContainText('Importação Concluída: 70 produtos importados')
    expect(await shop.column('IMPP Água nº 7', 'price')).toEqual(expect.arrayContaining([7.9, 70.9]))
    await dialog.button('Nova importação').click()
    await dialog.button('Fechar').first().click()
  })
  await test.step('[JSON-01] [JSON-03] a JSON file is imported into its category', async () => {
    await new ProductsPage(page).start('Importar JSON')
    await dialog.dialog.getByRole('combobox', { name: 'Categoria' }).click()
    await choose(page, 'Corpo e Banho')
    const list = '[{"titulo": "IMPH Um", "preco": 12.5, "estoque": 3}, {"name": "IMPH Dois", "is_active": false}]'
    await dialog.upload('JSON (.json)', 'produtos.json', Buffer.from(list))
    await dialog.button('Importar 2 produtos').click()
    await expect(dialog.result).toContainText('2 produtos importados com sucesso!')
    const category_id = await shop.categoryId('Corpo e Banho')
    expect(await shop.read('IMPH Um')).toMatchObject({ price: 12.5, stock_quantity: 3, category_id })
    expect(await shop.read('IMPH Dois')).toMatchObject({ price: 0, stock_quantity: 0, is_active: false })
  })
})

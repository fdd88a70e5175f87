import { api, closeNotices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as XLSX from 'xlsx'
import { answerList, applied, LIST, openPage, productId, readList } from './test-support'

beforeEach(() => {
  sessionStorage.clear()
  answerList()
})

async function apply() {
  const view = await readList()
  await expect.element(view.getByText('2 custos, 2 preços. Por 30 dias pode ser desfeito.')).toBeVisible()
  await view.getByRole('button', { name: 'Aplicar em 2 produtos' }).click()
  return view
}

test('[SUP-29] [SUP-32] one call sends the ticked lines, and the result sends them out until it is undone', async () => {
  api.answer('rpc/apply_supplier_list', applied())
  api.answer('rpc/undo_change', [{ restored: 2, skipped: [], adjusted: [] }])
  const view = await apply()
  await expect.element(view.getByText('Lista aplicada')).toBeVisible()
  await expect.element(view.getByText('2 produtos atualizados')).toBeVisible()
  const bodies = await api.bodies<{ p_lines: object[]; p_list: { counts: object } }>('rpc/apply_supplier_list')
  expect(bodies).toHaveLength(1)
  expect(bodies[0]?.p_lines).toContainEqual({
    ...{ text: 'Asad 100ml', cost: 110, product_id: productId(1), version: 1, price: 208.9 },
  })
  expect(bodies[0]?.p_lines.filter((line) => 'version' in line)).toHaveLength(2)
  expect(bodies[0]?.p_list.counts).toMatchObject({ up: 2, down: 1, new: 1, unchanged: 1, sold_out: 1 })
  const link = view.getByRole('link', { name: 'Divulgar o que baixou de preço' })
  await expect.element(link).toHaveAttribute('href', '/admin/products#divulgar')
  await view.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(view.getByText('2 produtos restaurados.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  await closeNotices()
})

test('[SUP-23] a pasted picture is refused with a sentence', async () => {
  const view = await openPage()
  const box = view.getByRole('textbox', { name: 'Texto da lista' })
  await expect.element(box).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await expect.element(view.getByRole('alert').filter({ hasText: 'Fotos não podem ser lidas' })).toBeVisible()
  await closeNotices()
})

test('[SUP-23] a list without a product has no products that are gone', async () => {
  const view = await openPage()
  const file = new File(['Bom dia!\nAmanhã mando a lista'], 'lista.txt', { type: 'text/plain' })
  await view.getByLabelText('Escolher arquivo').upload(file)
  await view.getByRole('button', { name: 'Ler lista' }).click()
  await expect.element(view.getByText('2 linhas lidas: 2 rejeitadas')).toBeVisible()
  await expect.element(view.getByText('Oud Mood 100 ML')).not.toBeInTheDocument()
})

test('[SUP-27] a sheet that is not read is named, and its products are not gone', async () => {
  const workbook = XLSX.utils.book_new()
  const headings = { Rosto: ['Produto', 'Custo'], Corpo: ['Item', 'Custo', 'Obs'] }
  for (const [name, row] of Object.entries(headings))
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet([row, ['Asad 100ml', 110]]), name)
  const view = await openPage()
  const file = new File([XLSX.write(workbook, { type: 'array' })], 'lista.xlsx')
  await view.getByLabelText('Escolher arquivo').upload(file)
  await view.getByRole('button', { name: 'Ler lista' }).click()
  await expect.element(view.getByText('A aba “Corpo” não foi lida')).toBeVisible()
  await expect.element(view.getByRole('tab', { name: 'Sumiu da lista (0)' })).toBeVisible()
})

test('[SUP-29] a list of a supplier that was deleted meanwhile is not applied', async () => {
  const view = await readList()
  api.answer('suppliers', [])
  api.fail('rpc/apply_supplier_list', 404)
  await view.getByRole('button', { name: 'Aplicar em 2 produtos' }).click()
  await expect.element(view.getByText('Este fornecedor foi excluído em outra sessão')).toBeVisible()
  await closeNotices()
})

test('[SUP-29] after a reload, the result of a lost response is read, with its undo', async () => {
  api.breakOff('rpc/apply_supplier_list')
  const before = await apply()
  await expect.element(before.getByText('Não sabemos se a lista foi aplicada', { exact: true })).toBeVisible()
  await closeNotices()
  await before.unmount()
  const [sent] = await api.bodies<{ p_request: string }>('rpc/apply_supplier_list')
  const { list_id: _, ...stored } = applied({ updated: 1 })[0] as { list_id: string }
  api.answer('supplier_lists', [{ id: sent?.p_request, ...stored }])
  const view = await openPage()
  await expect.element(view.getByText('Lista aplicada')).toBeVisible()
  await expect.element(view.getByText('1 produto atualizado')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  expect(api.requests('supplier_lists').map(({ url }) => new URL(url).searchParams.get('id'))).toEqual([
    `eq.${sent?.p_request}`,
  ])
  await view.getByRole('button', { name: 'Ler outra lista' }).click()
  await expect.element(view.getByRole('textbox', { name: 'Texto da lista' })).toBeVisible()
})

test('[SUP-29] after a reload, a list that was not applied is offered again, with the same request id', async () => {
  api.breakOff('rpc/apply_supplier_list')
  const before = await apply()
  await expect.element(before.getByText('Não sabemos se a lista foi aplicada', { exact: true })).toBeVisible()
  await closeNotices()
  await before.unmount()
  api.answer('supplier_lists', [])
  const view = await openPage()
  await expect.element(view.getByText('Não sabemos se a lista foi aplicada', { exact: true })).toBeVisible()
  api.answer('rpc/apply_supplier_list', applied())
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByText('Lista aplicada')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Divulgar o que baixou de preço' })).toBeVisible()
  const [first, second] = await api.bodies<{ p_request: string }>('rpc/apply_supplier_list')
  expect(second).toEqual(first)
  await view.unmount()
  const next = await openPage()
  await expect.element(next.getByRole('textbox', { name: 'Texto da lista' })).toBeVisible()
})

test('[SUP-29] products that another session changed are named', async () => {
  const failure = { text: 'Yara 100ml', product_id: productId(2), name: 'Yara Eau de Parfum', reason: 'changed' }
  api.answer('rpc/apply_supplier_list', applied({ updated: 1, failures: [failure] }))
  const view = await apply()
  await expect.element(view.getByText('Lista aplicada em parte')).toBeVisible()
  await expect.element(view.getByText('Yara Eau de Parfum: foi alterado em outra sessão.')).toBeVisible()
})

test('[SUP-24] offers without a doubt are accepted at once, and the others stay open', async () => {
  const view = await readList(`${LIST}\nOud 100ml R$ 80,00\nNitro 100ml R$ 70,00`)
  await view.getByRole('tab', { name: 'Novo (3)' }).click()
  await view.getByRole('button', { name: 'É este nas 2 ofertas sem dúvida' }).click()
  await expect.element(view.getByRole('tab', { name: 'Novo (1)' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'É este: Nitro Red 100 ML' })).toBeVisible()
  await expect.poll(() => api.count('rpc/remember_supplier_items')).toBe(1)
  const [body] = await api.bodies<{ p_items: object[] }>('rpc/remember_supplier_items')
  expect(body?.p_items).toEqual([
    { text: 'Club de Nuit 105ml', product_id: productId(4) },
    { text: 'Oud 100ml', product_id: productId(8) },
  ])
})

test('[SUP-24] an offer at an unusual cost has a warning, and is not accepted with the others', async () => {
  const view = await readList(`${LIST}\nOud 100ml R$ 3,00`)
  await view.getByRole('tab', { name: 'Novo (2)' }).click()
  await expect.element(view.getByText(/Custo caiu 97/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: /sem dúvida/ })).not.toBeInTheDocument()
})

test('[SUP-24] the focus goes to the next open line with an answer', async () => {
  const view = await readList(`${LIST}\nOud 100ml R$ 80,00`)
  await view.getByRole('tab', { name: 'Novo (2)' }).click()
  await view.getByRole('button', { name: 'É este: Club de Nuit Intense 105 ML' }).click()
  await expect.element(view.getByRole('button', { name: 'É este: Oud Mood 100 ML' })).toHaveFocus()
})

test('[SUP-24] a line that is sold out can be answered', async () => {
  const view = await readList(`${LIST}\nOud 100ml ESGOTADO`)
  await view.getByRole('tab', { name: 'Outras (3)' }).click()
  await view.getByRole('button', { name: 'Produto de “Oud 100ml”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'É este: Oud Mood 100 ML' }).click()
  await view.getByRole('tab', { name: 'Sumiu da lista (2)' }).click()
  await expect.element(view.getByRole('combobox', { name: 'O que fazer com Oud Mood 100 ML' })).toBeVisible()
})

test('[SUP-24] an answer that is not stored is reported and still holds for this list', async () => {
  api.fail('rpc/remember_supplier_items', 403)
  const view = await readList()
  await view.getByRole('tab', { name: 'Novo (1)' }).click()
  await view.getByRole('button', { name: 'Não é nosso' }).click()
  await expect
    .element(view.getByRole('alert').filter({ hasText: 'A resposta não foi guardada: sua conta não tem permissão.' }))
    .toBeVisible()
  await expect.element(view.getByRole('tab', { name: 'Novo (0)' })).toBeVisible()
  await expect.element(view.getByText(/1 não é nossa/)).toBeVisible()
  await closeNotices()
})

test('[SUP-28] the price that is the cost is chosen once and stored for the supplier', async () => {
  const view = await readList(
    'Asad 100ml à vista 110 / cartão 120\nYara 100ml à vista 90 / cartão 100\nSabah 100ml à vista 150 / cartão 160',
  )
  await view.getByRole('combobox', { name: 'Qual preço é o custo' }).click()
  await page.getByTitle('cartão').click()
  await expect.element(view.getByText('R$ 120,00', { exact: true })).toBeVisible()
  const patches = () => api.requests('suppliers').filter(({ method }) => method === 'PATCH')
  await expect.poll(() => patches().length).toBe(1)
  expect(await patches()[0]?.clone().json()).toEqual({ reading: { priceLabel: 'cartão' } })
})

test('[SUP-23] a list whose products cannot be searched offers to try again', async () => {
  api.fail('rpc/match_supplier_lines')
  const view = await openPage()
  await view.getByRole('textbox', { name: 'Texto da lista' }).fill(LIST)
  await view.getByRole('button', { name: 'Ler lista' }).click()
  await expect.element(view.getByText('Não foi possível procurar os produtos da lista.').first()).toBeVisible()
  answerList()
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByRole('tab', { name: 'Subiu (2)' })).toBeVisible()
  await closeNotices()
})

test('[SUP-22] [SUP-24] costs that are not certain are shown with their text, and not sent', async () => {
  const doubtful = ['Gloss 5ml R$ 1O,00', 'Rímel 9ml a partir de R$ 25,00', 'Oud 90ml US$ 30,00', 'Kit 9ml R$ -17,00']
  api.answer('rpc/apply_supplier_list', applied())
  const view = await readList([LIST, ...doubtful].join('\n'))
  await view.getByRole('tab', { name: /^Outras/ }).click()
  for (const line of doubtful) await expect.element(view.getByText(line).first()).toBeVisible()
  await view.getByRole('button', { name: 'Aplicar em 2 produtos' }).click()
  await expect.element(view.getByText('Lista aplicada')).toBeVisible()
  const [body] = await api.bodies<{ p_lines: { text: string; cost?: number }[] }>('rpc/apply_supplier_list')
  expect(
    body?.p_lines.filter(({ text }) => /Gloss|Rímel|Oud 90|Kit/.test(text)).map(({ cost }) => cost ?? null),
  ).toEqual([])
  await closeNotices()
})

import { api } from '@loja/component-testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ORDER_ID, openTracking } from './test-support'

const PREVIEW = 'rpc/preview_tracking_codes'
const APPLY = 'rpc/apply_tracking_codes'
const id = (n: number) => ORDER_ID.replace(/.$/, String(n))
const met = (n: number, change: object = {}) => ({
  ...{ line: n, found: 1, order_id: id(n), order_number: `LJ-${n}`, order_status: 'pendente' },
  ...{ current_code: null, current_carrier: null, also_on: null, ...change },
})
const unknownOrder = (n: number, found = 0) => met(n, { found, order_id: null, order_number: null, order_status: null })
const done = (n: number, change: object = {}) => ({
  ...{
    line: n,
    result: 'saved',
    stored_code: 'X',
    order_number: `LJ-${n}`,
    order_status: 'pendente',
    sent: false,
    ...change,
  },
})

async function open() {
  const view = await openTracking()
  await view.getByRole('button', { name: 'Informar em lote' }).click()
  const dialog = view.getByRole('dialog', { name: 'Informar códigos em lote' })
  const input = dialog.getByRole('textbox', { name: 'Pedidos e códigos' })
  await expect.element(input).toBeVisible()
  const cells = () =>
    dialog
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent)
  const button = (name: string | RegExp) => dialog.getByRole('button', { name })
  return { ...view, dialog, input, cells, button }
}

const LIST =
  'pedido;código\n1;AA123456785BR\n2;AA123456789BR\n3;NOVO-0003\n4;X-0004\n5;X-0005\n6;X-0006\n1;X-0007\n8;\n10;NOVO-0010'

test('[TRK-04] the preview of a list leaves doubtful lines unticked, and one request applies it', async () => {
  const { dialog, input, cells, button } = await open()
  await input.fill(LIST)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('7 linhas para conferir, 2 com erro')
  api.answer(PREVIEW, [
    met(1),
    met(2, { also_on: 'LJ-9' }),
    met(3, { current_code: 'VELHO-3', current_carrier: 'Loggi' }),
    met(4, { current_code: 'X-0004', order_status: 'entregue' }),
    unknownOrder(5),
    unknownOrder(6, 2),
    met(7, { order_status: 'cancelado' }),
  ])
  await button('Conferir').click()
  await expect.element(dialog.getByRole('table', { name: 'Conferência' })).toBeVisible()
  expect(cells()).toEqual([
    '2LJ-1PendenteAA123456785BRPronto para aplicar',
    '3LJ-2PendenteAA123456789BRConfira o código. Marque para aplicar mesmo assim.Dígito verificador não confere (seria 5).O pedido LJ-9 já tem este código.',
    '4LJ-3PendenteNOVO-0003Já tem outro código: VELHO-3. Marque para substituir.',
    '5LJ-4EntregueX-0004Já tem este código',
    '65X-0005Pedido não encontrado',
    '76X-00062 pedidos terminam com este número: escreva o número inteiro.',
    '81;X-0007O mesmo pedido já está na linha 2',
    '98;Falta o código',
    '10LJ-7CanceladoNOVO-0010O pedido está cancelado. Marque para aplicar mesmo assim.',
  ])
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('1 código marcado para aplicar · 3 linhas a decidir · 5 linhas sem uso')
  await dialog.getByRole('checkbox', { name: 'Aplicar o código NOVO-0003 ao pedido LJ-3' }).click()
  await dialog.getByRole('checkbox', { name: /^Marcar como Enviado/ }).click()
  api.answer(APPLY, [
    done(0, { order_status: 'enviado', sent: true }),
    done(1, { result: 'conflict', stored_code: 'DELA-3' }),
    done(2, { result: 'unchanged', order_status: 'entregue' }),
  ])
  await button('Aplicar 3 códigos').click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 código aplicado, 1 pedido marcado como Enviado')
  expect(await api.bodies(APPLY)).toEqual([
    {
      lines: [
        { order_id: id(1), code: 'AA123456785BR', carrier: 'Correios', seen_code: null, seen_carrier: null },
        { order_id: id(3), code: 'NOVO-0003', carrier: null, seen_code: 'VELHO-3', seen_carrier: 'Loggi' },
        { order_id: id(4), code: 'X-0004', carrier: null, seen_code: 'X-0004', seen_carrier: null },
      ],
      set_sent: true,
    },
  ])
  expect(cells().slice(0, 4)).toEqual([
    '2LJ-1AA123456785BRAplicado, pedido marcado como Enviado',
    '3LJ-2AA123456789BRNão marcado: Dígito verificador não confere (seria 5). O pedido LJ-9 já tem este código.',
    '4LJ-3NOVO-0003Recebeu o código DELA-3 em outra sessão: não foi alterado.',
    '5LJ-4X-0004Já tinha este código',
  ])
  expect(dialog.element().contains(document.activeElement)).toBe(true)

  const files: Blob[] = []
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:kept'
  })
  onTestFinished(() => created.mockRestore())
  await button('Baixar CSV com as 7 linhas que não foram aplicadas').click()
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines.slice(0, 3)).toEqual([
    'Pedido;Código;Linha;Motivo',
    '2;AA123456789BR;3;Não marcado: Dígito verificador não confere (seria 5). O pedido LJ-9 já tem este código.',
    '3;NOVO-0003;4;Recebeu o código DELA-3 em outra sessão: não foi alterado.',
  ])
})

test('[TRK-04] [ERR-01] a list stays after a lost answer, and the retry applies it once', async () => {
  const { dialog, input, cells, button } = await open()
  await input.fill('1;AA123456785BR\n2;AB330000002BR')
  const alertOf = (text: string) => page.getByRole('alert').filter({ hasText: text })
  api.breakOff(PREVIEW)
  await button('Conferir').click()
  await expect.element(alertOf('Erro ao conferir a lista: sem resposta')).toBeVisible()
  await expect.element(input).toHaveValue('1;AA123456785BR\n2;AB330000002BR')
  const stored = { current_code: 'AB330000002BR', current_carrier: 'Correios' }
  api.answer(PREVIEW, [met(1), met(2, stored)])
  await button('Conferir').click()
  await dialog.getByRole('checkbox', { name: /^Marcar como Enviado/ }).click()
  const apply = button('Aplicar 2 códigos')
  api.breakOff(APPLY)
  await apply.click()
  await expect.element(alertOf('Não sabemos se foram aplicados; tentar novamente não aplica duas vezes.')).toBeVisible()
  const unchanged = { result: 'unchanged', order_status: 'enviado' }
  api.answer(APPLY, [done(0, unchanged), done(1, unchanged)])
  await apply.click()
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('1 código aplicado, 2 pedidos marcados como Enviado')
  expect(cells()).toEqual([
    '1LJ-1AA123456785BRAplicado, pedido marcado como Enviado',
    '2LJ-2AB330000002BRJá tinha este código, pedido marcado como Enviado',
  ])
  await expect.element(button('Avisar clientes')).toBeVisible()
  expect(api.count(APPLY)).toBe(2)
})

test('[TRK-04] a list that changed no order has no customers to notify', async () => {
  const { dialog, input, button } = await open()
  await input.fill('1;AA123456785BR')
  api.answer(PREVIEW, [met(1)])
  await button('Conferir').click()
  api.answer(APPLY, [done(0, { result: 'conflict', stored_code: 'DELA-1' })])
  await button('Aplicar 1 código').click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('0 códigos aplicados')
  await expect.element(button('Avisar clientes')).not.toBeInTheDocument()
})

test('[TRK-04] takes a file of another encoding, and reports a too large file and excess lines', async () => {
  const { dialog, input } = await open()
  const drop = (content: BlobPart) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'codigos.csv'))
    input.element().dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }
  // `Nº;Código` in Windows-1252.
  drop(
    new Uint8Array([
      0x50, 0x65, 0x64, 0x69, 0x64, 0x6f, 0x3b, 0x43, 0xf3, 0x64, 0x69, 0x67, 0x6f, 0x0a, 0x31, 0x3b, 0x58, 0x31, 0x32,
      0x33,
    ]),
  )
  await expect.element(input).toHaveValue('Pedido;Código\n1;X123')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 linha para conferir')
  drop('1;X123\n'.repeat(200_000))
  await expect.element(page.getByRole('alert').filter({ hasText: 'O arquivo tem mais de 1 MB' })).toBeVisible()
  drop(Array.from({ length: 1001 }, (_, n) => `${n};C-${n + 1000}`).join('\n'))
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('1.000 linhas para conferir 1 linha além do limite de 1.000 não será lida.')
})

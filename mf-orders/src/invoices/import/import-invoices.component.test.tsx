import { api } from '@loja/component-testing'
import { buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'
import { expect, test } from 'vitest'
import { LETTERS, MATCHED, ORDER, open } from '../test-support'

async function clickTwice(attach: HTMLElement) {
  const before = api.count('rpc/attach_invoices')
  attach.click()
  attach.click()
  await expect.poll(() => api.count('rpc/attach_invoices')).toBe(before + 1)
}

test('[NFE-03] a typed key is checked and attached once, and stays after a failure', async () => {
  const view = await open()
  await view.getByRole('button', { name: 'Informar chave', exact: true }).click()
  const dialog = view.getByRole('dialog')
  const key = dialog.getByRole('textbox', { name: 'Chave de acesso' })
  const part = (name: string) =>
    dialog.getByRole('term').getByText(name, { exact: true }).element().nextElementSibling?.textContent
  await key.fill('3526 0812abc')
  expect([part('UF'), part('Emissão'), part('CNPJ do emitente')]).toEqual(['35 (SP)', 'agosto de 2026', '12ABC'])
  await key.fill('34')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('O código de UF da chave de acesso não existe.')
  await key.fill(`${LETTERS.slice(0, 43)}9`.toLowerCase())
  await expect.element(dialog.getByText('O dígito verificador da chave de acesso não confere.')).toBeVisible()
  await key.fill(LETTERS)
  await expect.element(dialog.getByText('A chave está correta.')).toBeVisible()
  expect([part('CNPJ do emitente'), part('Modelo'), part('Número'), part('Dígito verificador')]).toEqual([
    '12.ABC.345/01DE-35',
    '55 (NF-e)',
    '000000123',
    '4',
  ])

  const attach = dialog.getByRole('button', { name: 'Anexar ao pedido' })
  await attach.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Digite o número do pedido.')
  await dialog.getByRole('textbox', { name: 'Número do pedido' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Valor da nota' }).fill('100,00')
  api.answer('rpc/match_invoices', [{ stored: null, orders: [{ ...MATCHED, named: true }] }])
  await attach.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('O valor da nota (R$ 100,00) é menor que o total do pedido (R$ 120,50).')
  expect(api.count('rpc/attach_invoices')).toBe(0)
  await dialog.getByRole('textbox', { name: 'Valor da nota' }).fill('')
  api.breakOff('rpc/attach_invoices')
  await attach.click()
  await expect.element(view.getByText(/^Erro ao anexar: sem resposta do servidor/)).toBeVisible()
  await expect.element(key).toHaveValue(LETTERS)
  api.answer('rpc/attach_invoices', [{ access_key: LETTERS, outcome: 'order-has-note', other: '9' }])
  await attach.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('O pedido já tem a nota 9.')
  const release = api.hold('rpc/attach_invoices', [{ access_key: LETTERS, outcome: 'attached', other: null }])
  await clickTwice(attach.element() as HTMLElement)
  release()
  await expect.element(view.getByText('Nota anexada ao pedido LJ-2026-000001.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await api.bodies<{ notes: object[] }>('rpc/attach_invoices')).at(-1)?.notes).toEqual([
    {
      order_id: ORDER.id,
      access_key: LETTERS,
      issued_at: null,
      total: null,
      customer_document: null,
      protocol: null,
      xml: null,
    },
  ])
})

async function choose(view: Awaited<ReturnType<typeof open>>, files: [name: string, content: string][]) {
  const input = view.getByLabelText(/^Escolher (mais )?arquivos$/)
  await expect.element(input).toBeEnabled()
  const transfer = new DataTransfer()
  for (const [name, content] of files) transfer.items.add(new File([content], name, { type: 'text/xml' }))
  const element = input.element() as HTMLInputElement
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

test('[NFE-02] files are read, matched and attached, and failed ones show a reason', async () => {
  const view = await open()
  await view.getByRole('button', { name: 'Importar XML' }).click()
  const dialog = view.getByRole('dialog')
  api.breakOff('rpc/match_invoices')
  const good = buildInvoiceXml()
  const other = buildInvoiceXml({ key: LETTERS, total: '130.00' })
  await choose(view, [
    ['boa.xml', good],
    ['laughs.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['outra.xml', other],
  ])
  const row = (name: string) => dialog.getByRole('listitem', { name, exact: true })
  await expect.element(row('laughs.xml')).toHaveTextContent(/foi recusado por segurança/)
  await expect.element(row('boa.xml')).toHaveTextContent('Ainda não conferida')
  await expect.element(view.getByText(/^Os pedidos não foram encontrados: sem resposta do servidor/)).toBeVisible()

  api.answer('rpc/match_invoices', [
    { stored: null, orders: [MATCHED] },
    { stored: null, orders: [] },
  ])
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(row('boa.xml')).toHaveTextContent('Pronta para o pedido LJ-2026-000001')
  await expect.element(row('outra.xml')).toHaveTextContent('Digite o número do pedido.')
  await expect.element(dialog.getByText('1 pronta, 1 sem pedido definido, 1 recusada')).toBeVisible()

  const typed = dialog.getByRole('textbox', { name: 'Número do pedido da nota em outra.xml' })
  const second = { ...MATCHED, id: '33333333-3333-4333-8333-333333333333', order_number: 'LJ-2026-000002', named: true }
  api.answer('rpc/match_invoices', [{ stored: null, orders: [second] }])
  await typed.fill('2')
  await row('outra.xml').getByRole('button', { name: 'Usar este pedido' }).click()
  await expect.element(row('outra.xml')).toHaveTextContent('Pronta para o pedido LJ-2026-000002')

  const attach = dialog.getByRole('button', { name: 'Anexar 2 notas' })
  api.fail('rpc/attach_invoices', 503)
  await attach.click()
  await expect.element(view.getByText(/tentar novamente não anexa nenhuma duas vezes/)).toBeVisible()
  await expect.element(row('boa.xml')).toHaveTextContent('Pronta para o pedido LJ-2026-000001')
  const release = api.hold('rpc/attach_invoices', [
    { access_key: GOOD_KEY, outcome: 'attached', other: null },
    { access_key: LETTERS, outcome: 'key-taken', other: 'LJ-2026-000009' },
  ])
  await clickTwice(attach.element() as HTMLElement)
  release()
  await expect.element(row('boa.xml')).toHaveTextContent('Anexada ao pedido LJ-2026-000001')
  await expect.element(row('outra.xml')).toHaveTextContent('Esta nota já está anexada ao pedido LJ-2026-000009.')
  await expect.element(dialog.getByRole('button', { name: 'Baixar recusadas (.csv)' })).toBeEnabled()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  const [sent] = (await api.bodies<{ notes: { xml: string; order_id: string }[] }>('rpc/attach_invoices')).slice(-1)
  expect(sent?.notes.map(({ xml, order_id }) => [order_id, xml === good || xml === other])).toEqual([
    [ORDER.id, true],
    [second.id, true],
  ])
})

test('[NFE-02] refuses more than a hundred files, and offers likely orders', async () => {
  const view = await open()
  await view.getByRole('button', { name: 'Importar XML' }).click()
  const dialog = view.getByRole('dialog')
  await choose(
    view,
    Array.from({ length: 101 }, (_, n): [string, string] => [`${n}.xml`, '']),
  )
  await expect.element(view.getByText(/^Foram escolhidas 101 notas\./)).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument()
  const twin = { ...MATCHED, id: '33333333-3333-4333-8333-333333333333', order_number: 'LJ-2026-000002' }
  api.answer('rpc/match_invoices', [{ stored: null, orders: [MATCHED, twin] }])
  await choose(view, [['boa.xml', buildInvoiceXml()]])
  await expect.element(dialog.getByText('2 pedidos parecem ser desta nota. Escolha o certo.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Pedido da nota em boa.xml' }).click()
  await view
    .getByTitle(/^LJ-2026-000002/)
    .last()
    .click()
  await expect.element(dialog.getByText('Pronta para o pedido LJ-2026-000002')).toBeVisible()
})

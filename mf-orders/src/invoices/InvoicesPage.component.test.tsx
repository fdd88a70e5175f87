import { api, renderPage } from '@loja/component-testing'
import { buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { InvoicesPage } from './InvoicesPage'

const LETTERS = '35260812ABC34501DE35550010000001231876543214'
const NOTE = {
  id: '11111111-1111-4111-8111-111111111111',
  order_id: '22222222-2222-4222-8222-222222222222',
  order_number: 'LJ-2026-000001',
  access_key: GOOD_KEY,
  status: 'autorizada',
  source: 'xml',
  issued_at: '2026-08-12T13:00:00+00:00',
  issue_month: '2026-08-01',
  total: 120.5,
  customer_document: '52998224725',
  protocol: '135260000000001',
  number: 123,
  series: 1,
  model: 55,
  created_at: '2026-08-12T14:00:00+00:00',
  version: 3,
}
const ORDER = {
  id: NOTE.order_id,
  order_number: 'LJ-2026-000001',
  status: 'enviado',
  total: 120.5,
  created_at: '2026-08-11T10:00:00+00:00',
  customer_document: '52998224725',
  customer_name: 'Ana Bárbara',
}
const MATCHED = { ...ORDER, named: false, invoice: null }
const totals = (autorizada: number) => [
  { invoice_status: 'autorizada', invoice_count: autorizada, total: autorizada * 120.5, unpriced: 0 },
  { invoice_status: 'informada', invoice_count: 1, total: 0, unpriced: 1 },
  { invoice_status: 'cancelada', invoice_count: 0, total: 0, unpriced: 0 },
]

async function open(at = '/admin/notas-fiscais', rows: object[] = [NOTE]) {
  api.answer('rpc/list_invoices', rows)
  api.answer('rpc/invoice_totals', totals(rows.length))
  api.answer('rpc/uninvoiced_totals', [{ order_count: 2, total: 200 }])
  api.answer('rpc/list_uninvoiced_orders', [ORDER])
  api.answer('rpc/first_invoice_month', () => Response.json('2026-07-01'))
  const view = await renderPage(<InvoicesPage />, { at })
  await expect.element(view.getByRole('heading', { level: 1 })).toHaveTextContent('Notas Fiscais')
  return view
}

test('[NFE-01] a note, its order, its sum; the cards filter, and orders without a note take its place', async () => {
  const view = await open()
  const row = view.getByRole('row', { name: 'LJ-2026-000001' })
  await expect.element(row).toHaveTextContent(/^Nº 123série 1 · …3213/)
  await expect.element(row).toHaveTextContent(/529\.982\.247-2512\/08\/2026Autorizada/)
  await expect.element(view.getByText('2 notas, R$ 120,50 (1 nota sem valor)')).toBeVisible()
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `/admin/orders/${NOTE.order_id}`)
  await view.getByRole('button', { name: 'Mostrar: Pedidos sem nota' }).click()
  await expect.element(view.getByText('2 pedidos sem nota, R$ 200,00')).toBeVisible()
  await expect.element(view.getByRole('row', { name: 'Ana Bárbara' })).toHaveTextContent(/^Sem nota/)
  expect(view.router.state.location.search).toBe('?situacao=sem-nota')
  expect(document.activeElement).not.toBe(document.body)
  await view.getByRole('button', { name: 'Informar chave do pedido LJ-2026-000001' }).click()
  await expect.element(view.getByRole('textbox', { name: 'Número do pedido' })).toHaveValue('LJ-2026-000001')
})

test('[NFE-01] [ERR-01] empty, failed, and loaded when tried again', async () => {
  const view = await open('/admin/notas-fiscais?busca=nada', [])
  await expect.element(view.getByText('Nenhuma nota encontrada')).toBeVisible()
  await expect.element(view.getByText('Tente ajustar os filtros de busca')).toBeVisible()
  api.fail('rpc/list_invoices')
  await view.getByRole('button', { name: 'Mostrar: Canceladas' }).click()
  await expect.element(view.getByText('Não foi possível carregar as notas fiscais.').first()).toBeVisible()
  api.answer('rpc/list_invoices', [NOTE])
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(view.getByRole('row', { name: 'LJ-2026-000001' })).toBeVisible()
})

test('[NFE-03] a key is taken apart while it is typed, checked, and attached once; a failure keeps it', async () => {
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
  await expect.element(dialog.getByText(/^O dígito verificador não confere\. Em chaves com letras/)).toBeVisible()
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
  const before = api.count('rpc/attach_invoices')
  const button = attach.element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => api.count('rpc/attach_invoices')).toBe(before + 1)
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

/** Puts files where a person would choose them. */
async function choose(view: Awaited<ReturnType<typeof open>>, files: [name: string, content: string][]) {
  const input = view.getByLabelText(/^Escolher (mais )?arquivos$/)
  await expect.element(input).toBeEnabled()
  const transfer = new DataTransfer()
  for (const [name, content] of files) transfer.items.add(new File([content], name, { type: 'text/xml' }))
  const element = input.element() as HTMLInputElement
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

test('[NFE-02] files are read, matched and attached; what fails stays with its reason', async () => {
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
  api.answer('rpc/match_invoices', [{ stored: null, orders: [] }])
  await typed.fill('77')
  await row('outra.xml').getByRole('button', { name: 'Usar este pedido' }).click()
  await expect.element(row('outra.xml')).toHaveTextContent('Nenhum pedido tem o número 77.')
  const second = { ...MATCHED, id: '33333333-3333-4333-8333-333333333333', order_number: 'LJ-2026-000002', named: true }
  api.answer('rpc/match_invoices', [{ stored: null, orders: [second] }])
  await typed.fill('2')
  await row('outra.xml').getByRole('button', { name: 'Usar este pedido' }).click()
  await expect.element(row('outra.xml')).toHaveTextContent('Pronta para o pedido LJ-2026-000002')
  await expect.element(row('outra.xml')).toHaveTextContent(/confira se são impostos/)

  const attach = dialog.getByRole('button', { name: 'Anexar 2 notas' })
  api.fail('rpc/attach_invoices', 503)
  await attach.click()
  await expect.element(view.getByText(/nenhuma nota é anexada duas vezes/)).toBeVisible()
  await expect.element(row('boa.xml')).toHaveTextContent('Pronta para o pedido LJ-2026-000001')
  const release = api.hold('rpc/attach_invoices', [
    { access_key: GOOD_KEY, outcome: 'attached', other: null },
    { access_key: LETTERS, outcome: 'key-taken', other: 'LJ-2026-000009' },
  ])
  const before = api.count('rpc/attach_invoices')
  const button = attach.element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => api.count('rpc/attach_invoices')).toBe(before + 1)
  release()
  await expect.element(row('boa.xml')).toHaveTextContent('Anexada ao pedido LJ-2026-000001')
  await expect.element(row('outra.xml')).toHaveTextContent('Esta nota já está anexada ao pedido LJ-2026-000009.')
  await expect.element(view.getByText('1 nota anexada.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Baixar recusadas (.csv)' })).toBeEnabled()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  const [sent] = (await api.bodies<{ notes: { xml: string; order_id: string }[] }>('rpc/attach_invoices')).slice(-1)
  expect(sent?.notes.map(({ xml, order_id }) => [order_id, xml === good || xml === other])).toEqual([
    [ORDER.id, true],
    [second.id, true],
  ])
})

test('[NFE-02] more than a hundred files are not read, and one of several likely orders is chosen', async () => {
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

test('[NFE-01] a note is marked, taken back and removed after a question; what others did is told', async () => {
  const view = await open()
  const openNote = async () => {
    await view.getByRole('button', { name: 'Ver nota 123' }).click()
    await expect.element(view.getByRole('dialog', { name: 'Nota 123' })).toHaveTextContent('3526 0811 2223')
  }
  await openNote()
  api.answer('rpc/set_invoice_cancelled', () => Response.json('changed'))
  await view.getByRole('button', { name: 'Marcar como cancelada' }).click()
  const question = view.getByRole('dialog', { name: 'Marcar como cancelada' })
  await expect.element(question).toHaveTextContent(/não cancela a nota na SEFAZ/)
  await question.getByRole('button', { name: 'Marcar como cancelada' }).click()
  await expect.element(view.getByText(/ela foi alterada em outra sessão/)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  api.answer('rpc/set_invoice_cancelled', () => Response.json('done'))
  await view.getByRole('button', { name: 'Marcar como cancelada' }).click()
  await question.getByRole('button', { name: 'Marcar como cancelada' }).click()
  await expect.element(view.getByText('Nota 123 marcada como cancelada.')).toBeVisible()
  expect(await api.bodies('rpc/set_invoice_cancelled')).toEqual(
    Array(2).fill({ invoice_id: NOTE.id, version: 3, cancelled: true }),
  )
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()

  await openNote()
  api.breakOff('rpc/remove_invoice')
  await view.getByRole('button', { name: 'Remover nota' }).click()
  const removal = view.getByRole('dialog', { name: 'Remover nota' })
  await removal.getByRole('button', { name: 'Remover nota' }).click()
  await expect.element(view.getByText(/^Erro ao alterar a nota: sem resposta/)).toBeVisible()
  api.answer('rpc/remove_invoice', () => Response.json('gone'))
  await view.getByRole('button', { name: 'Remover nota' }).click()
  await removal.getByRole('button', { name: 'Remover nota' }).click()
  await expect.element(view.getByText('Erro ao alterar a nota: ela não existe mais.')).toBeVisible()
})

test('[NFE-01] one XML and a month are downloaded; a month needs its filter', async () => {
  const view = await open('/admin/notas-fiscais?mes=2026-08')
  const saved = { names: [] as string[] }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    if (this.download) saved.names.push(this.download)
    else click.call(this)
  }
  try {
    api.answer('rpc/count_invoice_files', () => Response.json(1))
    api.answer('rpc/list_invoice_files', (request) => {
      const isFirst = !request.url.includes('after_id')
      const file = { id: NOTE.id, access_key: GOOD_KEY, listed_at: NOTE.issued_at, xml: buildInvoiceXml() }
      return Response.json(isFirst ? [file] : [])
    })
    await view.getByRole('button', { name: 'Baixar XMLs do mês' }).click()
    await expect.element(view.getByText('1 XML baixado.')).toBeVisible()
    await view.getByRole('button', { name: 'Ver nota 123' }).click()
    api.answer('invoice_files', [])
    await view.getByRole('button', { name: 'Baixar XML', exact: true }).click()
    await expect.element(view.getByText(/a nota não existe mais ou não tem XML/)).toBeVisible()
    api.answer('invoice_files', [{ xml: buildInvoiceXml() }])
    await view.getByRole('button', { name: 'Baixar XML', exact: true }).click()
    await expect.element(view.getByText('XML baixado.', { exact: true })).toBeVisible()
    expect(saved.names).toEqual(['notas_fiscais_2026-08.zip', `${GOOD_KEY}-procNFe.xml`])
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})

test('[NFE-01] on a phone nothing is wider than the screen, and the month asks for its filter', async () => {
  await page.viewport(320, 640)
  const view = await open()
  await expect.element(view.getByText('Escolha um mês no filtro para baixar os XMLs dele.')).toBeVisible()
  await view.getByRole('button', { name: 'Ver nota 123' }).click()
  await expect.element(view.getByRole('dialog')).toHaveTextContent('3526 0811 2223')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

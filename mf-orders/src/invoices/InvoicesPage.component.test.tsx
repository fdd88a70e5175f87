import { api } from '@loja/component-testing'
import { buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'
import { beforeEach, expect, test } from 'vitest'
import { NOTE, open } from './test-support'

beforeEach(() => sessionStorage.clear())

test('[NFE-01] the list shows notes and their sum, and the cards filter it', async () => {
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

test('[AUTH-04] [NFE-03] a typed key is restored after the session ended, for its order only', async () => {
  const openKey = async () => {
    const view = await open('/admin/notas-fiscais?situacao=sem-nota')
    await view.getByRole('button', { name: 'Informar chave do pedido LJ-2026-000001' }).click()
    return { ...view, key: view.getByRole('textbox', { name: 'Chave de acesso' }) }
  }
  const first = await openKey()
  await first.key.fill('3526 0811')
  await first.unmount()
  const second = await openKey()
  await expect.element(second.key).toHaveValue('3526 0811')
  await second.getByRole('button', { name: 'Anexar ao pedido' }).click()
  await expect.element(second.getByRole('dialog')).toHaveTextContent('44 caracteres')
  await expect.element(second.key).toHaveFocus()
})

test('[NFE-01] a note is cancelled, restored and removed after a question, unless another session changed it', async () => {
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
  await view.getByRole('button', { name: 'Excluir nota' }).click()
  const removal = view.getByRole('dialog', { name: 'Excluir nota' })
  await removal.getByRole('button', { name: 'Excluir nota' }).click()
  await expect.element(view.getByText(/^Erro ao alterar a nota: sem resposta/)).toBeVisible()
  api.answer('rpc/remove_invoice', () => Response.json('gone'))
  await view.getByRole('button', { name: 'Excluir nota' }).click()
  await removal.getByRole('button', { name: 'Excluir nota' }).click()
  await expect.element(view.getByText('Erro ao alterar a nota: ela não existe mais.')).toBeVisible()
})

test('[NFE-01] downloads the XMLs of a month, first of the filtered one', async () => {
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
    await view.getByRole('button', { name: 'Mais opções da lista' }).click()
    await view.getByRole('menuitem', { name: 'Baixar XMLs do mês' }).click()
    const dialog = view.getByRole('dialog', { name: 'Baixar XMLs do mês' })
    await expect.element(dialog.getByRole('combobox', { name: 'Mês' })).toHaveTextContent(/agosto.* 2026/i)
    await dialog.getByRole('button', { name: 'Baixar' }).click()
    await expect.element(view.getByText('1 XML baixado.')).toBeVisible()
    expect(saved.names).toEqual(['notas_fiscais_2026-08.zip'])
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})

test('[NFE-01] Back leaves the address of a note, and a missing note shows that', async () => {
  const view = await open('/admin/notas-fiscais?mes=2026-08')
  const address = () => `${view.router.state.location.pathname}${view.router.state.location.search}`
  await view.getByRole('button', { name: 'Ver nota 123' }).click()
  expect(view.router.state.location.pathname).toBe(`/admin/notas-fiscais/${NOTE.id}`)
  await expect.element(view.getByRole('dialog')).toHaveTextContent('3526 0811 2223')
  await view.router.navigate(-1)
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/admin/notas-fiscais?mes=2026-08')

  api.answer('rest/v1/invoices', [])
  await view.router.navigate(`/admin/notas-fiscais/${NOTE.order_id}`)
  await expect.element(view.getByRole('dialog')).toHaveTextContent('Nota não encontrada')
})

test('[NFE-01] an empty list without work left shows that', async () => {
  const view = await open('/admin/notas-fiscais?situacao=sem-nota', [NOTE], [])
  await expect.element(view.getByText('Todos os pedidos enviados têm nota', { exact: true })).toBeVisible()
})

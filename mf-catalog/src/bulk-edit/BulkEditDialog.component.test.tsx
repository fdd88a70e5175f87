import { api, closeNotices, renderPage } from '@loja/component-testing'
import type { ProductSelection } from '@loja/data/products'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BulkEditDialog } from './BulkEditDialog'

const CATEGORIES = [{ id: 'c1', name: 'Perfumes' }]
const BRANDS = [{ id: 'b1', name: 'Lattafa' }]
const PREVIEW = {
  matched: 37,
  changed: 35,
  effects: { reach_zero: 1 },
  exceptions: 0,
  exception_names: [],
  first_rows: [
    {
      id: 'p1',
      name: 'Colônia',
      price: 10,
      before: { sale_price: null },
      after: { sale_price: 0 },
      is_exception: false,
    },
  ],
}
const RESULT = { matched: 37, changed: 37, failures: [], change_id: 'm1' }

const TICKED: ProductSelection = { seen: { p1: 3, p2: 1 } }

async function open(selection = TICKED) {
  const onChanged = vi.fn()
  const onClose = vi.fn()
  const onOutdated = vi.fn()
  const view = await renderPage(
    <BulkEditDialog
      selection={selection}
      count={37}
      nameOf={(id) => (id === 'p2' ? 'Creme' : undefined)}
      categories={CATEGORIES}
      brands={BRANDS}
      outdated={false}
      onChanged={onChanged}
      onOutdated={onOutdated}
      onClose={onClose}
    />,
  )
  return { view, onChanged, onOutdated, onClose }
}

test('[BULK-01] [BULK-02] the buttons are enabled by a valid value with a preview, and deletion needs none', async () => {
  api.fail('rpc/preview_product_change')
  const { view } = await open()
  await view.getByRole('tab', { name: 'Categoria' }).click()
  await expect.element(view.getByRole('button', { name: 'Alterar categoria' })).toBeDisabled()
  await view.getByRole('tab', { name: 'Desconto' }).click()
  await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toBeDisabled()
  await view.getByRole('textbox', { name: 'Desconto' }).fill('101')
  await expect.element(view.getByText('Digite uma porcentagem de 0,01 a 100.')).toBeVisible()
  await view.getByRole('textbox', { name: 'Desconto' }).fill('R$ 15')
  await expect.element(view.getByText(/^R\$ é um valor fixo\. Escolha Valor fixo/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toBeDisabled()
  await view.getByRole('textbox', { name: 'Desconto' }).fill('10')
  const retry = view.getByRole('button', { name: 'Tentar novamente' })
  await expect.element(retry).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toBeDisabled()
  api.answer('rpc/preview_product_change', [PREVIEW])
  await retry.click()
  await expect.element(view.getByText('35 produtos serão alterados.')).toBeVisible()
  await expect.element(view.getByText('1 produto chegaria a um preço promocional de')).toBeVisible()
  await expect.element(view.getByText('O 1 mais recente de 37')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toBeEnabled()
  await view.getByRole('tab', { name: 'Excluir' }).click()
  await expect.element(view.getByText('Atenção: Esta ação é irreversível!')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Excluir 37 produtos' })).toBeEnabled()
})

test.each([
  [1280, 720],
  [390, 844],
])(
  '[BULK-01] the dialog keeps its place and its button in view at %i × %i px, and opens on the tab used last',
  async (width, height) => {
    localStorage.removeItem('loja.bulk-edit.u1')
    await page.viewport(width, height)
    const first_rows = Array.from({ length: 10 }, (_, index) => ({ ...PREVIEW.first_rows[0], id: `p${index}` }))
    api.answer('rpc/preview_product_change', [{ ...PREVIEW, first_rows }])
    const { view } = await open()
    const placeOf = () => view.getByRole('dialog').element().getBoundingClientRect().toJSON()
    await expect.element(view.getByRole('textbox', { name: 'Desconto' })).toHaveFocus()
    const place = placeOf()
    await view.getByRole('textbox', { name: 'Desconto' }).fill('10')
    await expect.element(view.getByRole('table')).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toBeInViewport({ ratio: 0.99 })
    if (width === 390) {
      await view.getByRole('combobox', { name: 'O que alterar' }).click()
      await view.getByText('Arredondar', { exact: true }).last().click()
    } else await view.getByRole('tab', { name: 'Arredondar' }).click()
    const round = view.getByRole('button', { name: 'Arredondar preços' })
    await expect.element(round).toBeInViewport({ ratio: 0.99 })
    expect(placeOf()).toEqual(place)
    for (const name of ['Promocional', 'Mais próximo']) {
      const label = view.getByText(name, { exact: true }).element()
      expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    }
    await view.unmount()
    const again = await open()
    await expect.element(again.view.getByRole('button', { name: 'Arredondar preços' })).toBeVisible()
  },
)

test('[BULK-01] [BULK-04] a change longer than a second says so and lists skipped products by name', async () => {
  api.answer('rpc/preview_product_change', [{ ...PREVIEW, changed: 37, first_rows: [] }])
  const release = api.hold('rpc/change_products', [
    {
      ...RESULT,
      changed: 35,
      failures: [
        { id: 'p1', name: 'Colônia' },
        { id: 'p2', name: null },
      ],
    },
  ])
  const { view, onChanged, onClose } = await open()
  await view.getByRole('tab', { name: 'Categoria' }).click()
  await view.getByRole('combobox', { name: 'Nova categoria' }).click()
  await view.getByText('Perfumes', { exact: true }).last().click()
  const change = view.getByRole('button', { name: 'Alterar categoria' })
  await expect.element(change).toBeEnabled()
  await change.click()
  await expect.element(view.getByText(/^Alterando 37 produtos/)).toBeVisible()
  await expect.element(view.getByRole('progressbar', { name: 'Alteração em andamento' })).toBeVisible()
  release()
  await expect.element(view.getByRole('dialog', { name: '2 produtos não foram alterados' })).toBeVisible()
  await expect.element(view.getByText('Colônia: foi alterado em outra sessão.')).toBeVisible()
  await expect.element(view.getByText('Creme: não existe mais.')).toBeVisible()
  await expect.element(view.getByText('Categoria alterada para 35 produtos.')).toBeVisible()
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(await api.bodies('rpc/change_products')).toEqual([
    {
      selection: { ids: ['p1', 'p2'] },
      seen: { p1: 3, p2: 1 },
      kind: 'category',
      arguments: { category_id: 'c1' },
      leave_out: false,
      request_id: expect.any(String),
    },
  ])
  await view.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

async function discount({ view }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const button = view.getByRole('button', { name: 'Aplicar desconto' })
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).focus()
  for (let click = 0; click < 2; click += 1) (button.element() as HTMLElement).click()
}

const UNKNOWN =
  'Erro ao aplicar desconto aos produtos. Não sabemos se a alteração foi gravada. Tente novamente para saber: nada é feito duas vezes.'
const refuse = (status: number) => () => Response.json({ message: 'on fire' }, { status })

test('[BULK-04] [ERR-01] a failed bulk change shows its error, keeps the typed value and can be retried', async () => {
  api.answer('rpc/preview_product_change', [PREVIEW])
  const opened = await open()
  const { view, onClose } = opened
  await view.getByRole('tab', { name: 'Desconto' }).click()
  const value = view.getByRole('textbox', { name: 'Desconto' })
  await value.fill('10')
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))
  const faults = [
    [refuse(403), 'Erro ao aplicar desconto aos produtos.'],
    [cut, UNKNOWN],
  ] as const
  for (const [tries, [fault, text]] of faults.entries()) {
    api.answer('rpc/change_products', fault)
    await discount(opened)
    await expect.element(view.getByText(text)).toBeVisible()
    await expect.element(value).toHaveValue('10')
    await expect.element(view.getByRole('button', { name: 'Aplicar desconto' })).toHaveFocus()
    expect(api.count('rpc/change_products')).toBe(tries + 1)
    expect(document.body).not.toHaveTextContent('on fire')
    await closeNotices()
    await expect.element(view.getByText(text)).not.toBeInTheDocument()
  }
  expect(onClose).not.toHaveBeenCalled()
  api.answer('rpc/change_products', [RESULT])
  await discount(opened)
  await expect.element(view.getByText('Desconto aplicado a 37 produtos.')).toBeVisible()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  const ids = (await api.bodies('rpc/change_products')).map((body) => (body as { request_id: string }).request_id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
})

test('[BULK-03] products that cannot take the quantity are listed and can be left out, which another value resets', async () => {
  const row = {
    id: 'p1',
    name: 'Colônia',
    price: 10,
    before: { stock_quantity: 999_990 },
    after: { stock_quantity: 999_990 },
    is_exception: true,
  }
  const preview = {
    ...PREVIEW,
    effects: {},
    exceptions: 22,
    exception_names: ['Colônia', 'Creme'],
    first_rows: [row],
  }
  api.answer('rpc/preview_product_change', [preview])
  api.answer('rpc/change_products', [{ ...RESULT, changed: 13 }])
  const { view } = await open()
  await view.getByRole('tab', { name: 'Estoque' }).click()
  const quantity = view.getByRole('textbox', { name: 'Quantidade' })
  await quantity.fill('100')
  await expect
    .element(view.getByText('22 produtos não podem receber este valor, porque o estoque passaria de 999.998.'))
    .toBeVisible()
  await expect.element(view.getByText('Colônia, Creme, e mais 20')).toBeVisible()
  const update = view.getByRole('button', { name: 'Atualizar estoque' })
  await expect.element(update).toBeDisabled()
  const leaveOut = view.getByRole('checkbox', { name: 'Deixar de fora' })
  await leaveOut.click()
  await expect.element(view.getByText('13 produtos serão alterados.')).toBeVisible()
  await expect.element(view.getByText('fica de fora')).toBeVisible()
  await quantity.fill('101')
  await expect.element(leaveOut).not.toBeChecked()
  await leaveOut.click()
  await update.click()
  await expect.element(view.getByText('Estoque atualizado para 13 produtos.')).toBeVisible()
  expect(await api.bodies('rpc/change_products')).toMatchObject([
    { kind: 'stock', arguments: { mode: 'add', quantity: 101 }, leave_out: true },
  ])
})

type View = Awaited<ReturnType<typeof open>>['view']
const choose = (name: string) => (view: View) => view.getByText(name, { exact: true }).last().click()

test.each([
  {
    tab: 'Tags',
    fill: async (view: View) => {
      await choose('Remover')(view)
      await view.getByRole('combobox', { name: 'Tags' }).fill(' natal, Natal;verão,')
    },
    preview: { before: { tags: ['natal', 'b'] }, after: { tags: ['b'] } },
    effects: { without_tags: 3 },
    texts: ['3 produtos ficariam sem tags.', 'natal, b'],
    button: 'Alterar tags',
    done: 'Tags alteradas em 37 produtos.',
    sent: { kind: 'tags', arguments: { mode: 'remove', tags: ['Natal', 'verão'] } },
  },
  {
    tab: 'Promoção',
    fill: async () => undefined,
    preview: {
      before: { sale_price: 8, sale_starts_at: null, sale_ends_at: '2098-12-01T02:59:00Z' },
      after: { sale_price: null, sale_starts_at: null, sale_ends_at: null },
    },
    effects: { on_sale: 30, scheduled: 4, not_on_sale: 1 },
    texts: [
      '30 produtos estão em promoção agora.',
      '4 produtos têm promoção marcada para depois.',
      '1 produto tem preço promocional que não vale agora.',
      /R\$\s8,00 até 30\/11\/2098, 23:59/,
      '2 produtos não têm promoção.',
    ],
    button: 'Encerrar promoção',
    done: 'Promoção encerrada em 37 produtos.',
    sent: { kind: 'promotion_end', arguments: {} },
  },
])('[BULK-07] [BULK-08] [BULK-09] $tab shows its effects and is applied', async (change) => {
  const row = { id: 'p1', name: 'Colônia', price: 10, ...change.preview, is_exception: false }
  api.answer('rpc/preview_product_change', [{ ...PREVIEW, effects: change.effects, first_rows: [row] }])
  api.answer('rpc/change_products', [RESULT])
  const { view, onClose } = await open()
  await view.getByRole('tab', { name: change.tab }).click()
  await change.fill(view)
  for (const text of change.texts) await expect.element(view.getByText(text).first()).toBeVisible()
  await view.getByRole('button', { name: change.button }).click()
  await expect.element(view.getByText(change.done)).toBeVisible()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(await api.bodies('rpc/change_products')).toMatchObject([change.sent])
})

test('[PROMO-01] a discount has an optional start and end in São Paulo’s time', async () => {
  api.answer('rpc/preview_product_change', [PREVIEW])
  api.answer('rpc/change_products', [RESULT])
  const { view } = await open()
  await view.getByRole('tab', { name: 'Desconto' }).click()
  await view.getByRole('textbox', { name: 'Desconto' }).fill('10')
  await view.getByRole('button', { name: 'Agendar promoção' }).click()
  await expect.element(view.getByRole('textbox', { name: 'Começa em (opcional)' })).toHaveFocus()
  const [start, end] = ['Começa em (opcional)', 'Termina em (opcional)'].map((name) =>
    view.getByRole('textbox', { name }),
  )
  const apply = view.getByRole('button', { name: 'Aplicar desconto' })
  for (const [typed, problem] of [
    ['amanhã', 'Digite a data como 30/11/2026 ou 30/11/2026 18:00.'],
    ['26/11/2098', 'O fim precisa ser depois do início.'],
  ] as const) {
    await start?.fill('27/11/2098 00:00')
    await end?.fill(typed)
    await expect.element(view.getByText(problem)).toBeVisible()
    await expect.element(apply).toBeDisabled()
  }
  await end?.fill('30/11/2098')
  await expect.element(apply).toBeEnabled()
  await apply.click()
  await expect.element(view.getByText('Desconto aplicado a 37 produtos.')).toBeVisible()
  expect(await api.bodies('rpc/change_products')).toMatchObject([
    { arguments: { starts_at: '2098-11-27T03:00:00.000Z', ends_at: '2098-12-01T02:59:00.000Z' } },
  ])
})

import { api, renderPage } from '@loja/component-testing'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Palette, PaletteButton } from './Palette'

const PATH = 'rpc/palette_search'

const row = (kind: string, id: string, more: object) => ({
  ...{ kind, id, found_by: null, detail: null, status: null, amount: null, happened_at: null, picture: null },
  ...more,
})
const order = (number: string) =>
  row('order', `id-${number}`, {
    ...{ title: number, detail: 'Ana Lima', status: 'enviado', amount: 379.8, happened_at: '2026-11-20T15:00:00Z' },
  })
const PRODUCT = row('product', 'p1', { title: 'Anêmona 50 ML', detail: 'Lunoar', amount: 89.9, status: 'inactive' })
const ACCOUNT = row('customer', 'u1', { title: 'Ana Lima', detail: '(11) 98877-6655', found_by: 'user' })
const GUEST = row('customer', 'o1', { title: 'Anabel Dias', found_by: 'order' })

beforeEach(() => {
  localStorage.clear()
  setOffer({
    ...BUNDLED_OFFER,
    pages: {
      ...BUNDLED_OFFER.pages,
      customer: { ...BUNDLED_OFFER.pages.users, path: '/admin/customers', label: 'Clientes' },
    } as typeof BUNDLED_OFFER.pages,
    searches: [
      { kind: 'product', label: 'Catálogo', icon: 'appstore', page: 'products', below: '/edit/{id}' },
      { kind: 'order', label: 'Vendas', icon: 'shopping', page: 'orders', below: '/{id}' },
      { kind: 'customer', label: 'Pessoas', icon: 'contacts', page: 'customer', below: '/{by}/{id}' },
    ],
  })
  return () => setOffer(BUNDLED_OFFER)
})

async function openPalette() {
  const view = await renderPage(
    <>
      <PaletteButton />
      <Palette />
    </>,
    { at: '/admin/dashboard' },
  )
  const open = () => view.getByRole('button', { name: 'Ir para…' }).click()
  await open()
  const input = page.getByRole('combobox', { name: 'Página, ação, pedido, produto ou cliente' })
  await expect.element(input).toHaveFocus()
  const address = () => view.router.state.location.pathname
  return { ...view, open, input, address, option: (name: RegExp) => page.getByRole('option', { name }) }
}

const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.children[1]?.firstChild?.textContent)
const active = () => page.getByRole('option', { selected: true })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

test('[PAL-01] a text finds orders, products and customers below the pages, in groups of the declared names', async () => {
  api.answer(PATH, [order('LJ-2026-000417'), PRODUCT, ACCOUNT, GUEST])
  const { input, option } = await openPalette()
  await input.fill('ana')
  await expect.element(option(/Anabel Dias/)).toBeVisible()
  expect(labels()).toEqual(['Analytics', 'LJ-2026-000417', 'Anêmona 50 ML', 'Ana Lima', 'Anabel Dias'])
  await expect.element(option(/LJ-2026-000417/)).toHaveTextContent('Ana Lima · R$ 379,80 · 20/11/2026Enviado')
  await expect.element(option(/Anêmona/)).toHaveTextContent('Inativo')
  for (const name of ['Páginas e ações', 'Vendas', 'Catálogo', 'Pessoas'])
    await expect.element(page.getByRole('group', { name })).toBeInTheDocument()
  await expect.element(status('5 resultados')).toBeInTheDocument()
  expect(await api.bodies(PATH)).toEqual([{ p_search: 'ana' }])
})

test('[PAL-02] pages are shown at once, and results that arrive leave the active entry and its place', async () => {
  const release = api.hold(PATH, [order('LJ-2026-000417')])
  const { input, option } = await openPalette()
  await input.fill('pe')
  await expect.element(active()).toHaveTextContent('Pedidos')
  await expect.poll(() => api.count(PATH)).toBe(1)
  await expect.element(page.getByText('Buscando pedidos, produtos e clientes…')).toBeVisible()
  await expect.element(status('resultado')).not.toBeInTheDocument()
  const before = active().element().getBoundingClientRect()
  release()
  await expect.element(option(/LJ-2026-000417/)).toBeVisible()
  expect(active().element().getBoundingClientRect()).toEqual(before)
  await expect.element(active()).toHaveTextContent('Pedidos')
  await expect.element(status('2 resultados')).toBeInTheDocument()
})

test('[PAL-02] the answer for an earlier text is never shown, and its request is aborted', async () => {
  const aborted = vi.fn()
  let answerFirst: () => void = () => undefined
  api.answer(PATH, async (request) => {
    const { p_search } = (await request.json()) as { p_search: string }
    if (p_search !== 'ana') return Response.json([order('LJ-2026-000002')])
    request.signal.addEventListener('abort', aborted)
    await new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    return Response.json([order('LJ-2026-000001')])
  })
  const { input, option } = await openPalette()
  await input.fill('ana')
  await expect.poll(() => api.count(PATH)).toBe(1)
  await input.fill('ana l')
  await expect.element(option(/LJ-2026-000002/)).toBeVisible()
  answerFirst()
  await expect.poll(() => aborted.mock.calls.length).toBe(1)
  await expect.element(option(/LJ-2026-000001/)).not.toBeInTheDocument()
})

test('[PAL-02] one character and a text without declared searches are not sent', async () => {
  api.answer(PATH, [order('LJ-2026-000417')])
  const { input, option } = await openPalette()
  await input.fill('p')
  await expect.element(active()).toHaveTextContent('Produtos')
  await input.fill('pe')
  await expect.element(option(/LJ-2026-000417/)).toBeVisible()
  setOffer({ ...BUNDLED_OFFER, searches: [] })
  await input.fill('ped')
  await expect.element(option(/LJ-2026-000417/)).not.toBeInTheDocument()
  await expect.element(active()).toHaveTextContent('Pedidos')
  expect(await api.bodies(PATH)).toEqual([{ p_search: 'pe' }])
})

test('[PAL-03] after a broken connection the palette shows a retry, and its pages work', async () => {
  api.breakOff(PATH)
  const { input, option, address } = await openPalette()
  await input.fill('ped')
  await expect.element(page.getByText('Não foi possível buscar pedidos, produtos e clientes.')).toBeVisible()
  await expect.element(active()).toHaveTextContent('Pedidos')
  api.answer(PATH, [order('LJ-2026-000417')])
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(option(/LJ-2026-000417/)).toBeVisible()
  await input.click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/admin/orders/id-LJ-2026-000417')
})

test('[PAL-04] an opened order is a recent choice, found by its number, and a customer is not stored', async () => {
  api.answer(PATH, [order('LJ-2026-000417'), ACCOUNT])
  const { input, option, open } = await openPalette()
  await input.fill('ana')
  await option(/LJ-2026-000417/).click()
  await open()
  await expect.element(page.getByRole('group', { name: 'Recentes' })).toHaveTextContent('LJ-2026-000417Recente')
  await input.fill('ana')
  await option(/Ana Lima \(11\)/).click()
  await open()
  await input.fill('000417')
  await expect.element(active()).toHaveTextContent('LJ-2026-000417Recente')
  expect(JSON.stringify(localStorage)).not.toContain('Ana')
  expect(JSON.stringify(localStorage)).not.toContain('customers')
})

test('[PAL-05] Ctrl+Enter opens a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { input, address } = await openPalette()
  await input.fill('ped')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(opened.mock.calls).toEqual([['/admin/orders', '_blank', 'noopener']])
  expect(address()).toBe('/admin/dashboard')
  opened.mockRestore()
})

test('[PAL-06] the theme changes from the palette', async () => {
  const { input } = await openPalette()
  await input.fill('tema esc')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('loja-theme')).toBe('dark')
})

test('a long name has two lines of its option', async () => {
  const title = 'Água de Colônia '.repeat(18).trim()
  api.answer(PATH, [{ ...PRODUCT, title }])
  const { input } = await openPalette()
  await input.fill('colônia')
  const option = page.getByRole('option', { name: title })
  await expect.element(option).toBeVisible()
  expect(option.element().clientHeight).toBeLessThan(80)
})

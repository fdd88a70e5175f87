import { api, closeNotices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { featuredProduct } from '../testing/stored-product'
import { FeaturedPanel } from './FeaturedPanel'

const product = (n: number, values: object = {}) => featuredProduct(n, { version: 4, ...values })

const PRODUCTS = [
  product(1),
  product(2, { featured_from: '2098-12-01T03:00:00Z' }),
  product(3, { featured_until: '2099-01-01T02:59:00Z' }),
  product(4, { featured_until: '2020-01-01T03:00:00Z' }),
]

function answerProducts(write: () => Response | Promise<Response>) {
  api.answer('products', (request: Request) => (request.method === 'GET' ? Response.json(PRODUCTS) : write()))
}

beforeEach(() => api.answer('products', PRODUCTS))

const writes = () =>
  Promise.all(
    api
      .requests('products')
      .filter(({ method }) => method === 'PATCH')
      .map(async (request) => ({
        at: new URL(request.url).searchParams.get('version'),
        body: await request.clone().json(),
      })),
  )

const dialog = page.getByRole('dialog', { name: 'Ordenar e agendar' })
const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })
const form = dialog.getByRole('form', { name: 'Datas de Produto 1' })
const namesIn = (list: string) =>
  dialog
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent?.match(/Produto \d/)?.[0])

async function open() {
  const view = await renderPage(<FeaturedPanel />)
  const toggle = view.getByRole('button', { name: 'Produtos em destaque' })
  if (toggle.element().getAttribute('aria-expanded') === 'false') await toggle.click()
  await view.getByRole('button', { name: 'Ordenar e agendar' }).click()
  await expect.element(dialog).toBeVisible()
  return view
}
async function schedule(from: string, until: string) {
  await dialog.getByRole('button', { name: 'Datas de Produto 1' }).click()
  await form.getByRole('textbox', { name: 'De' }).fill(from)
  await form.getByRole('textbox', { name: 'Até' }).fill(until)
  await form.getByRole('button', { name: 'Salvar' }).click()
}
const order = () => dialog.getByRole('button', { name: 'Descer Produto 1' }).click()

test('[FEAT-07] each product shows its state, and those that ended are apart', async () => {
  await open()
  const row = (n: number) => dialog.getByRole('listitem').filter({ hasText: `Produto ${n}` })
  await expect.element(row(1)).toHaveTextContent('Produto 1Em destaqueDatas')
  await expect.element(row(3)).toHaveTextContent('Em destaque até 31/12/2098, 23:59')
  await expect.element(dialog.getByRole('region', { name: 'Encerrados' })).toHaveTextContent('Produto 4Encerrado')
})

test('[FEAT-07] dates are sent for the version that was seen, and the focus returns to the button', async () => {
  answerProducts(() => Response.json([{ id: PRODUCTS[0]?.id }]))
  await open()
  await schedule('24/12/2098', '31/12/2098')
  await expect.element(dialog.getByRole('button', { name: 'Datas de Produto 1' })).toHaveFocus()
  const body = { featured_from: '2098-12-24T03:00:00.000Z', featured_until: '2099-01-01T02:59:00.000Z' }
  expect(await writes()).toEqual([{ at: 'eq.4', body }])
  await closeNotices()
})

const ACTIONS = {
  '[FEAT-06] an order': {
    act: order,
    answer: (give: () => Response | Promise<Response>) => api.answer('rpc/order_featured', give),
    error: 'Erro ao salvar a ordem',
    conflict: () => Response.json({ code: 'P0001', details: 'featured_changed', message: 'x' }, { status: 400 }),
    elsewhere: 'Os destaques mudaram em outra sessão e a ordem não foi salva.',
  },
  '[FEAT-07] dates': {
    act: () => schedule('24/12/2098', ''),
    answer: answerProducts,
    error: 'Erro ao salvar as datas',
    conflict: () => Response.json([]),
    elsewhere: 'o produto foi alterado em outra sessão. Confira e tente novamente.',
  },
}

test.each(Object.entries(ACTIONS))(
  '%s that conflicts with another session says so, and after a lost response the result is unknown and read again',
  async (_, { act, answer, error, conflict, elsewhere }) => {
    answer(conflict)
    const view = await open()
    await act()
    await expect.element(notice(elsewhere)).toBeVisible()
    await expect.poll(() => namesIn('Na vitrine e agendados')).toEqual(['Produto 1', 'Produto 2', 'Produto 3'])
    await closeNotices()
    await view.unmount()
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    await open()
    const before = api.count('products')
    await act()
    await expect
      .element(notice(error))
      .toHaveTextContent('Não sabemos se a alteração foi gravada: confira antes de tentar novamente.')
    await expect.poll(() => api.count('products')).toBeGreaterThan(before + (error.includes('datas') ? 1 : 0))
    await closeNotices()
  },
)

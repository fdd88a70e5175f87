import { api, renderPage } from '@loja/component-testing'
import { Link } from 'react-router'
import { ProductFormPage } from './ProductFormPage'

export const ID = '11111111-1111-4111-8111-111111111111'
export const OTHER_ID = '22222222-2222-4222-8222-222222222222'

export const ROW = {
  id: ID,
  version: 3,
  created_at: '2026-03-05T15:06:00+00:00',
  updated_at: '2026-03-06T15:06:00+00:00',
  name: 'Colônia Água Viva 100 ML',
  short_description: null,
  description: 'Notas de bergamota.',
  price: 129.9,
  sale_price: null,
  sale_starts_at: null,
  sale_ends_at: null,
  featured_from: null,
  featured_until: null,
  stock_quantity: 7,
  min_stock_alert: null,
  sku: null,
  gtin: null,
  cost: null,
  main_image: '/favicon.svg',
  images: ['/favicon.svg', '/b.png'],
  category_id: 'c1',
  brand_id: null,
  category_type: 'perfume',
  perfume_type: 'importado',
  gender: null,
  volume: '100 ML',
  fragrance_family: null,
  intensity: null,
  tags: ['água'],
  is_active: true,
  is_featured: false,
  categories: { name: 'Colônias' },
  brands: null,
}
export const NAME_TAKEN = {
  code: '23505',
  message: 'duplicate key value violates unique constraint "products_name_key"',
}

export type Columns = Record<string, unknown>
interface Sent {
  method: string
  query: URLSearchParams
  body: Columns
}
export const sent: Sent[] = []

interface Answers {
  byId?: () => object[]
  byName?: () => object[]
  insert?: (body: Columns) => Response
  update?: (sent: Sent) => Response
}

export function answerProducts({ byId = () => [ROW], byName = () => [], ...write }: Answers = {}) {
  api.answer('rest/v1/products', async (request: Request) => {
    const query = new URL(request.url).searchParams
    if (request.method === 'GET') return Response.json(query.has('name') ? byName() : byId())
    const body = (await request.json()) as Columns
    const entry = { method: request.method, query, body }
    sent.push(entry)
    if (request.method === 'POST')
      return write.insert?.(body) ?? Response.json([{ ...ROW, ...body, version: 1 }], { status: 201 })
    return write.update?.(entry) ?? Response.json([{ ...ROW, ...body, version: ROW.version + 1 }])
  })
}

export function resetProducts() {
  sent.length = 0
  sessionStorage.clear()
  api.answer('rest/v1/categories', [
    { id: 'c1', name: 'Colônias' },
    { id: 'c2', name: 'Óleos' },
  ])
  api.answer('rest/v1/brands', [])
  answerProducts()
}

export async function open(address: string) {
  const [path] = address.split('?')
  const view = await renderPage(
    <>
      <Link to="/admin/orders">Sair daqui</Link>
      <ProductFormPage />
    </>,
    { at: address, path: path?.includes('/edit/') ? '/admin/products/edit/:productId' : '/admin/products/add' },
  )
  const field = (name: string) => view.getByRole('textbox', { name, exact: true })
  return {
    ...view,
    field,
    save: view.getByRole('button', { name: 'Salvar produto' }),
    name: field('Nome'),
    price: field('Preço'),
    dialog: view.getByRole('dialog'),
    location: () => `${view.router.state.location.pathname}${view.router.state.location.search}`,
  }
}
export const openEdit = () => open(`/admin/products/edit/${ID}`)

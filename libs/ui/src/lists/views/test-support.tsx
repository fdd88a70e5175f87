import { api, renderPage } from '@loja/component-testing'
import { filterParam, listParams, pageParam, textParam } from '@loja/domain/list'
import { expect } from 'vitest'
import type { FilterControls } from '../filters/ListFilters'
import { ListPage } from '../ListPage'
import type { ListField } from '../rows/list-field'
import { useListParams } from '../use-list-params'
import { listSource, useListQueries } from '../use-list-queries'

export interface HeldView {
  id: string
  owner_id: string | null
  name: string
  address: string
  version: number
}

export const heldView = (n: number, name: string, values: Partial<HeldView> = {}): HeldView => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  owner_id: 'u1',
  name,
  address: '',
  version: 1,
  ...values,
})

let views: HeldView[] = []
export const heldViews = () => views
const match = (request: Request) => {
  const { searchParams } = new URL(request.url)
  const [id, version] = ['id', 'version'].map((name) => searchParams.get(name)?.replace('eq.', ''))
  return (view: HeldView) => view.id === id && (!version || String(view.version) === version)
}

export const database: Record<string, (request: Request) => Promise<Response>> = {
  GET: async (request) => {
    const isOne = new URL(request.url).searchParams.has('id')
    return Response.json(isOne ? views.filter(match(request)) : views)
  },
  POST: async (request) => {
    const draft = (await request.clone().json()) as Pick<HeldView, 'name' | 'address' | 'owner_id'>
    const view = heldView(90 + views.length, draft.name, draft)
    views = [...views, { ...view, id: heldView(90 + views.length, '').id, version: 1 }]
    return Response.json(views.slice(-1), { status: 201 })
  },
  PATCH: async (request) => {
    const patch = (await request.clone().json()) as Partial<HeldView>
    const ids = views.filter(match(request)).map(({ id }) => id)
    views = views.map((view) => (ids.includes(view.id) ? { ...view, ...patch, version: view.version + 1 } : view))
    return Response.json(views.filter(({ id }) => ids.includes(id)))
  },
  DELETE: async (request) => {
    const gone = views.filter(match(request))
    views = views.filter((view) => !gone.includes(view))
    return Response.json(gone.map(({ id }) => ({ id })))
  },
}

export function holdViews(held: HeldView[], faults: typeof database = {}): void {
  views = held
  people = PEOPLE
  api.answer(
    'rest/v1/saved_views',
    (request: Request) => ({ ...database, ...faults })[request.method]?.(request) ?? 404,
  )
  api.answer('rpc/order_saved_views', async (request: Request) => {
    const { ids } = (await request.clone().json()) as { ids: string[] }
    views = ids.flatMap((id) => views.find((view) => view.id === id) ?? [])
    return new Response(null, { status: 204 })
  })
}

interface Person {
  id: string
  name: string
  city: string
}
const PEOPLE: Person[] = [
  { id: 'a', name: 'Ana', city: 'Recife' },
  { id: 'b', name: 'Bia', city: 'Natal' },
]
let people = PEOPLE
export const addPerson = (person: Person) => {
  people = [...people, person]
}

const list = listParams({
  search: textParam('busca'),
  city: filterParam('cidade', ['Recife', 'Natal', 'Olinda']),
  page: pageParam,
})
type Params = typeof list.initial
const found = ({ search, city }: Params) =>
  people.filter((person) => person.name.includes(search) && (!city || person.city === city))

const FIELDS: ListField<Person>[] = [
  { key: 'name', title: 'Nome', card: 'heading', render: ({ name }) => name },
  { key: 'city', title: 'Morada', card: 'caption', render: ({ city }) => city },
]
const FILTERS: FilterControls<Pick<Params, 'search' | 'city'>> = {
  search: { kind: 'search', label: 'Buscar' },
  city: { kind: 'select', label: 'Cidade', all: 'Todas', options: [{ value: 'Natal', label: 'Natal' }] },
}
const TEXTS = {
  title: 'Pessoas',
  filterTags: { search: (text: string) => text, city: (city: string) => city },
  empty: 'Ninguém',
  emptyHint: '',
  emptyFilteredHint: '',
  loadFailed: 'Falhou',
}

const SOURCE = listSource({
  list,
  reads: (params) => ({
    list: { queryKey: ['people', 'list', params], queryFn: async () => found(params) },
    counts: { queryKey: ['people', 'counts', params], queryFn: async () => found(params).length },
  }),
  totalOf: (count) => count,
  errorText: 'Falhou',
  views: {
    list: 'people',
    ready: [{ key: 'de-natal', name: 'De Natal', address: 'cidade=Natal' }],
    count: async (params) => {
      if (params.city === 'Olinda') throw new Error('on fire')
      return found(params).length
    },
    countsKey: ['people', 'counts'],
  },
})

function People() {
  const address = useListParams(list)
  const queries = useListQueries(SOURCE, address)
  return (
    <>
      <button type="button" onClick={() => void queries.countQuery.refetch()}>
        Contar de novo
      </button>
      <ListPage
        address={address}
        queries={queries}
        texts={TEXTS}
        filters={FILTERS}
        views={SOURCE.views}
        fields={FIELDS}
      />
    </>
  )
}

export async function renderPeople(query: string) {
  const view = await renderPage(<People />, { at: `/people${query}` })
  return { ...view, address: () => decodeURIComponent(view.router.state.location.search) }
}

export async function openPeople(query = '') {
  const view = await renderPeople(query)
  const tabs = view.getByRole('navigation', { name: 'Visões' })
  await expect.element(tabs).toBeVisible()
  return {
    ...view,
    tabs,
    tab: (name: RegExp | string) => tabs.getByRole('link', { name }),
    current: () => document.querySelector('nav [aria-current]')?.textContent,
    button: (name: string) => view.getByRole('button', { name, exact: true }),
    dialog: view.getByRole('dialog'),
    saveView: async () => {
      await view.getByRole('button', { name: 'Mais opções da lista' }).click()
      await view.getByRole('menuitem', { name: 'Salvar visão' }).click()
    },
    order: () => [...document.querySelectorAll('nav[aria-label=Visões] a')].map((tab) => tab.textContent),
  }
}

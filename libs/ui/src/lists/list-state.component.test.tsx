import { renderPage } from '@loja/component-testing'
import { listParams, pageParam, textParam } from '@loja/domain/list'
import { expect, test } from 'vitest'
import { ListToolbar } from './ListToolbar'
import { useListSelection } from './selection/use-list-selection'
import { useListParams } from './use-list-params'

const params = listParams({ search: textParam('busca'), page: pageParam })
const ROWS = [{ id: 'a' }, { id: 'b' }]
const TEXTS = {
  toolbar: 'Linhas',
  found: (total: number) => `${total} encontrados`,
  selectedCount: (count: number) => `${count} selecionados`,
  selectAll: (total: number) => `Selecionar todos os ${total}`,
  tooMany: () => '',
  newRows: (count: number) => `${count} novos`,
}

function List() {
  const { params: current, setParams } = useListParams(params)
  const { search } = current
  const selection = useListSelection({ search }, ROWS, 9)
  const find = (text: string) => setParams((now) => params.change(now, { search: text }))
  return (
    <>
      <button type="button" onClick={() => selection.onSelect(ROWS, true)}>
        Marcar
      </button>
      <button type="button" onClick={() => find(search ? '' : 'x')}>
        Buscar
      </button>
      <ListToolbar
        texts={TEXTS}
        total={9}
        selection={selection}
        live={{ newCount: 0, showNew: () => undefined }}
        limit={9}
      >
        {() => null}
      </ListToolbar>
    </>
  )
}

test.each(['1e9', '007'])('[PROD-06] the address corrects the page %s', async (page) => {
  const { router } = await renderPage(<List />, { at: `/admin/products?busca=x&pagina=${page}` })
  await expect.poll(() => router.state.location.search).toBe(page === '007' ? '?busca=x&pagina=7' : '?busca=x')
})

test('[PROD-09] a new search ends a selection of all with a message, and the old search restores it', async () => {
  const view = await renderPage(<List />)
  const dropped = view.getByText('A seleção de todos terminou, porque o filtro mudou.')
  await view.getByRole('button', { name: 'Marcar' }).click()
  await view.getByRole('button', { name: 'Selecionar todos os 9' }).click()
  await expect.element(view.getByText('9 selecionados')).toBeVisible()
  await expect.element(dropped).not.toBeInTheDocument()
  await view.getByRole('button', { name: 'Buscar' }).click()
  await expect.element(dropped).toBeVisible()
  await view.getByRole('button', { name: 'Buscar' }).click()
  await expect.element(view.getByText('9 selecionados')).toBeVisible()
  await view.getByRole('button', { name: 'Buscar' }).click()
  await view.getByRole('button', { name: 'Marcar' }).click()
  await expect.element(view.getByText('2 selecionados')).toBeVisible()
  await expect.element(dropped).not.toBeInTheDocument()
})

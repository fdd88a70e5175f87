import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState'

test('an empty state shows title, hint and action, and is announced', async () => {
  const view = await renderPage(
    <EmptyState
      title="Nenhum pedido encontrado"
      hint="Tente ajustar os filtros de busca"
      action={<button type="button">Limpar filtros</button>}
    />,
  )
  const state = view.getByRole('status')
  await expect.element(state).toHaveTextContent('Nenhum pedido encontrado')
  await expect.element(state).toHaveTextContent('Tente ajustar os filtros de busca')
  await expect.element(state.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
})

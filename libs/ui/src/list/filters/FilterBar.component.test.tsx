import { renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type ActiveFilter, FilterBar } from './FilterBar'

const FILTERS = ['Status: Enviado', 'Busca: ana']

function Filters({ onClear }: { onClear: () => void }) {
  const [texts, setTexts] = useState(FILTERS)
  const active = texts.map<ActiveFilter>((text) => ({
    key: text,
    text,
    onRemove: () => setTexts((all) => all.filter((other) => other !== text)),
  }))
  const clear = () => {
    onClear()
    setTexts([])
  }
  return (
    <FilterBar active={active} found="2 pedidos encontrados" onClear={clear}>
      <input aria-label="Buscar" />
    </FilterBar>
  )
}

const bar = () => document.querySelector<HTMLElement>('search')

test('the tag of an active filter removes it, and the focus stays in the bar', async () => {
  const view = await renderPage(<Filters onClear={vi.fn()} />)
  await expect.element(view.getByText('2 pedidos encontrados')).toBeVisible()
  await view.getByRole('button', { name: 'Remover filtro Status: Enviado' }).click()
  await expect.element(view.getByText('Status: Enviado')).not.toBeInTheDocument()
  await expect.element(view.getByText('Busca: ana')).toBeVisible()
  await expect.element(bar()).toHaveFocus()
})

test('clearing removes all filters, and text that was not searched for', async () => {
  const onClear = vi.fn()
  const view = await renderPage(<Filters onClear={onClear} />)
  await view.getByRole('textbox', { name: 'Buscar' }).fill('não procurado')
  await view.getByRole('button', { name: 'Limpar filtros' }).click()
  expect(onClear).toHaveBeenCalledTimes(1)
  await expect.element(view.getByRole('textbox', { name: 'Buscar' })).toHaveValue('')
  await expect.element(view.getByRole('button')).toHaveLength(0)
  await expect.element(bar()).toHaveFocus()
})

test('without a filter the live region exists and is empty', async () => {
  const view = await renderPage(
    <FilterBar active={[]} found="420 pedidos encontrados" onClear={vi.fn()}>
      <input aria-label="Buscar" />
    </FilterBar>,
  )
  await expect.element(view.getByRole('textbox')).toBeVisible()
  await expect.element(view.getByText('420 pedidos encontrados')).not.toBeInTheDocument()
  expect(bar()?.querySelector('[aria-live=polite]')).not.toBeNull()
})

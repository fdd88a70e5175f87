import { renderPage } from '@loja/component-testing'
import { listParams, pageParam, textParam } from '@loja/domain/list'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LoadFailure } from '../../parts/notice/LoadFailure'
import { type ActiveFilter, FilterBar } from './FilterBar'
import { ListFilters } from './ListFilters'

const FILTERS = ['Status: Enviado', 'Nota: 5']

const ONE_FILTER = <input aria-label="Status" />

function Filters({ onClear, controls = ONE_FILTER }: { onClear: () => void; controls?: ReactNode }) {
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
    <FilterBar
      active={active}
      found="2 pedidos encontrados"
      onClear={clear}
      search={<input aria-label="Buscar" />}
      more={{ activeCount: 1, controls: () => controls }}
    />
  )
}

const bar = () => document.querySelector<HTMLElement>('search')

test('[LIST-03] an open bar removes the filter of a tag, and the focus stays in the bar', async () => {
  const view = await renderPage(<Filters onClear={vi.fn()} />)
  await expect.element(view.getByText('2 pedidos encontrados')).toBeVisible()
  expect(view.getByRole('button').elements()).toHaveLength(1)
  await view.getByRole('button', { name: 'Filtrar 1' }).click()
  await view.getByRole('button', { name: 'Remover filtro Status: Enviado' }).click()
  await expect.element(view.getByText('Status: Enviado')).not.toBeInTheDocument()
  await expect.element(view.getByText('Nota: 5')).toBeVisible()
  await expect.element(bar()).toHaveFocus()
})

test('clearing removes all filters, and text that was not searched for', async () => {
  const onClear = vi.fn()
  const view = await renderPage(<Filters onClear={onClear} />)
  await view.getByRole('textbox', { name: 'Buscar' }).fill('não procurado')
  await view.getByRole('button', { name: 'Filtrar 1' }).click()
  await view.getByRole('button', { name: 'Limpar filtros' }).click()
  expect(onClear).toHaveBeenCalledTimes(1)
  await expect.element(view.getByRole('textbox', { name: 'Buscar' })).toHaveValue('')
  await expect.element(view.getByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument()
  await expect.element(bar()).toHaveFocus()
})

test('[LIST-03] a button opens and closes the other filters, and shows how many are active', async () => {
  const view = await renderPage(<Filters onClear={vi.fn()} />)
  const more = view.getByRole('button', { name: 'Filtrar 1' })
  const status = view.getByRole('textbox', { name: 'Status' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(status).not.toBeInTheDocument()
  await more.click()
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  await status.fill('não usado')
  await view.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(status).toHaveValue('')
  await more.click()
  await expect.element(status).not.toBeInTheDocument()
})

const searched = listParams({ search: textParam('busca'), page: pageParam })

test('a search has no tag, and the live region names only a filtered number', async () => {
  const list = (search: string) => (
    <ListFilters
      list={searched}
      params={{ ...searched.initial, search }}
      setParams={vi.fn()}
      filters={{ search: { kind: 'search', label: 'Buscar' } }}
      tags={{ search: (text) => `Busca: ${text}` }}
      found="2 pedidos encontrados"
    />
  )
  const view = await renderPage(list(''))
  const live = () => bar()?.querySelector('span[aria-live=polite]')?.textContent
  await expect.poll(live).toBe('')
  await view.unmount()
  await renderPage(list('ana'))
  await expect.poll(live).toBe('2 pedidos encontrados')
  expect(bar()?.textContent).not.toContain('Busca: ana')
})

test('[LIST-03] [ERR-01] a filter that fails to load has a line for its message', async () => {
  const failed = <LoadFailure text="Não foi possível abrir." busy={false} onRetry={vi.fn()} />
  const view = await renderPage(<Filters onClear={vi.fn()} controls={failed} />)
  await view.getByRole('button', { name: 'Filtrar 1' }).click()
  const alert = view.getByRole('alert')
  await expect.element(alert).toBeVisible()
  expect(alert.element().clientWidth).toBeGreaterThan((bar()?.clientWidth ?? 0) - 8)
})

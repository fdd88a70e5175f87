import { emulateMedia, renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ListField, ListSelection, ListSort } from './list-field'
import { ResponsiveList } from './ResponsiveList'

interface Person {
  id: string
  name: string
  orders: number
}

const PEOPLE = [
  { id: '1', name: 'Ana', orders: 3 },
  { id: '2', name: 'Bruno', orders: 0 },
]
const FIELDS: ListField<Person>[] = [
  { key: 'name', title: 'Nome', render: ({ name }) => name, sortable: true, card: 'heading' },
  { key: 'orders', title: 'Pedidos', render: ({ orders }) => orders, align: 'end', card: 'aside' },
]

interface Options {
  fields?: ListField<Person>[]
  rows?: Person[] | undefined
  sort?: ListSort
}

function People({ fields = FIELDS, rows, sort }: Options) {
  const [ticked, setTicked] = useState<string[]>([])
  const selection: ListSelection<Person> = {
    isSelected: ({ id }) => ticked.includes(id),
    onSelect: (people, on) => {
      const ids = people.map(({ id }) => id)
      setTicked((before) => [...before.filter((id) => !ids.includes(id)), ...(on ? ids : [])])
    },
    label: ({ name }) => `Selecionar ${name}`,
    allLabel: 'Selecionar todos',
  }
  return (
    <>
      <output>{ticked.join()}</output>
      <ResponsiveList
        label="Pessoas"
        fields={fields}
        rows={rows}
        refreshing={false}
        empty="Ninguém"
        selection={selection}
        {...(sort && { sort })}
      />
    </>
  )
}

test('a page that replaces a focused card stays at its top', async () => {
  await page.viewport(390, 800)
  const Left = () => {
    const [isLeft, setLeft] = useState(false)
    const open: ListField<Person> = {
      key: 'open',
      title: 'Abrir',
      card: 'footer',
      render: ({ name }) => (
        <button type="button" onClick={() => setLeft(true)}>
          Abrir {name}
        </button>
      ),
    }
    return (
      <main tabIndex={-1} style={{ marginTop: 100, height: '200vh' }}>
        {isLeft ? 'Ficha' : <People rows={PEOPLE} fields={[...FIELDS, open]} />}
      </main>
    )
  }
  const view = await renderPage(<Left />)
  await view.getByRole('button', { name: 'Abrir Ana' }).click()
  await expect.element(view.getByRole('main')).toHaveFocus()
  expect(scrollY).toBe(0)
})

test('a card is painted apart from the others, because each picture that arrives would paint all again', async () => {
  await page.viewport(390, 800)
  const view = await renderPage(<People rows={PEOPLE} />)
  const card = view.getByRole('listitem').first()
  await expect.element(card).toHaveStyle({ isolation: 'isolate' })
})

test('a placeholder precedes the rows or the text for none', async () => {
  const waiting = await renderPage(<People rows={undefined} />)
  await expect.element(waiting.getByRole('status', { name: 'Carregando: Pessoas' })).toBeVisible()
  await waiting.unmount()
  const none = await renderPage(<People rows={[]} />)
  await expect.element(none.getByText('Ninguém')).toBeVisible()
})

test.each([
  ['a table', 1280],
  ['cards', 390],
])('%s: a box ticks one row, the box above ticks and clears all', async (_, width) => {
  await page.viewport(width, 800)
  const view = await renderPage(<People rows={PEOPLE} />)
  const ticked = view.getByRole('status')
  const all = view.getByRole('checkbox', { name: 'Selecionar todos' })
  await view.getByRole('checkbox', { name: 'Selecionar Bruno' }).click()
  await expect.element(ticked).toHaveTextContent(/^2$/)
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(ticked).toHaveTextContent('1,2')
  await all.click()
  await expect.element(ticked).toBeEmptyDOMElement()
})

test('printing shows every column in full, without ticks and actions', async () => {
  onTestFinished(() => emulateMedia('screen'))
  const name = 'Eau de Parfum Zafirane 100 ML '.repeat(4).trim()
  const fields: ListField<Person>[] = [
    ...FIELDS.map((field) => ({ ...field, width: 40 })),
    { key: 'actions', title: 'Ações', render: () => <button type="button">Excluir</button>, card: 'footer' },
  ]
  const view = await renderPage(<People fields={fields} rows={[{ id: '1', name, orders: 3 }]} />)
  await emulateMedia('print')
  await expect.element(view.getByRole('button', { name: 'Excluir' })).not.toBeInTheDocument()
  await expect.element(view.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(view.getByRole('cell', { name: '3' })).toBeVisible()
  const cell = view.getByRole('cell', { name }).element()
  expect(cell.clientWidth).toBeGreaterThan(400)
})

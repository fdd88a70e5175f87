import { renderPage } from '@loja/component-testing'
import { listParams, pageParam } from '@loja/domain/list'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ListMore } from '../ListMore'
import type { ListField } from '../rows/list-field'
import { ResponsiveList } from '../rows/ResponsiveList'

interface Person {
  id: string
  name: string
  city?: string
  total: string
}

const LIST = listParams({ page: pageParam })
const NO_CHOICE = { place: '', stored: {}, store: () => undefined, named: null }
const PEOPLE = [
  { id: '1', name: 'Ana', city: 'Santos', total: 'R$\u00a01.234,50' },
  { id: '2', name: '=Bruno', total: '—' },
  { id: '3', name: 'Carla', total: '-R$\u00a02,00' },
]

const nameWithCity = ({ name, city }: Person) => (
  <>
    <b>{name}</b>
    {city && <div data-copied-as="Cidade">{city}</div>}
  </>
)

function People({ onOpen }: { onOpen: (name: string) => void }) {
  const [ticked, setTicked] = useState<string[]>([])
  const fields: ListField<Person>[] = [
    { key: 'name', title: 'Nome', render: nameWithCity, card: 'heading' },
    { key: 'age', title: 'Idade', render: () => 'há 3 anos', text: () => '3', card: 'caption' },
    {
      key: 'total',
      title: 'Total',
      render: ({ total }) => [total, <i key="pix"> PIX</i>],
      align: 'end',
      card: 'aside',
    },
    {
      key: 'actions',
      title: 'Ações',
      render: ({ name }) => (
        <>
          <button type="button" data-open onClick={() => onOpen(name)}>
            Abrir
          </button>
          <button type="button">Deletar</button>
          <button type="button" aria-keyshortcuts="E" onClick={() => onOpen(`enviar ${name}`)}>
            Enviar
          </button>
        </>
      ),
      card: 'footer',
    },
  ]
  return (
    <>
      <input type="search" aria-label="Buscar" />
      <ListMore list={LIST} columns={fields} chosenColumns={NO_CHOICE} keys={[['X', 'Só desta lista']]} />
      <ResponsiveList
        label="Pessoas"
        fields={fields}
        rows={PEOPLE}
        refreshing={false}
        empty="Ninguém"
        selection={{
          isSelected: ({ id }) => ticked.includes(id),
          onSelect: ([person], on) => setTicked(on && person ? [...ticked, person.id] : []),
          label: ({ name }) => `Selecionar ${name}`,
          allLabel: 'Selecionar todos',
        }}
      />
    </>
  )
}

async function open() {
  const onOpen = vi.fn()
  const view = await renderPage(<People onOpen={onOpen} />)
  const row = (name: string) => view.getByRole('row').filter({ hasText: name })
  await expect.element(row('Ana')).toBeVisible()
  return { ...view, row, onOpen, box: (name: string) => view.getByRole('checkbox', { name: `Selecionar ${name}` }) }
}

function catchCopy(): Map<string, string> {
  const copied = new Map<string, string>()
  const setData = vi
    .spyOn(DataTransfer.prototype, 'setData')
    .mockImplementation((type, text) => void copied.set(type, text))
  onTestFinished(() => setData.mockRestore())
  return copied
}

test('[KEY-01] arrows, J and K move between rows, and stay at the ends', async () => {
  const { row } = await open()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Ana')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}jJ')
  await expect.element(row('Carla')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}k')
  await expect.element(row('Bruno')).toHaveFocus()
})

test('[KEY-01] space ticks the focused row and Enter opens its first action', async () => {
  const { box, onOpen, row } = await open()
  await userEvent.keyboard('jj ')
  await expect.element(box('=Bruno')).toBeChecked()
  await expect.element(row('Bruno')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['=Bruno']])
})

test('[KEY-01] keys of a control in a row are its own, and arrows move to the same control', async () => {
  const { onOpen, row, getByRole } = await open()
  const remove = (name: string) => row(name).getByRole('button', { name: 'Deletar' })
  await remove('Ana').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(remove('Bruno')).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(onOpen).not.toHaveBeenCalled()
  await getByRole('searchbox').click()
  await userEvent.keyboard('jk?')
  await expect.element(getByRole('searchbox')).toHaveValue('jk?')
})

test('[KEY-01] a letter presses the control of the focused row that declares it, once while it is held', async () => {
  const { onOpen, row, getByRole } = await open()
  await userEvent.keyboard('e')
  await userEvent.keyboard('jj{e>2/}')
  expect(onOpen.mock.calls).toEqual([['enviar =Bruno']])
  await row('Ana').getByRole('button', { name: 'Abrir' }).click()
  await userEvent.keyboard('E')
  expect(onOpen.mock.calls.slice(1)).toEqual([['Ana'], ['enviar Ana']])
  await getByRole('searchbox').click()
  await userEvent.keyboard('e')
  expect(onOpen).toHaveBeenCalledTimes(3)
})

test('[KEY-02] ? and its button show the keys, with those of the list', async () => {
  const { getByRole } = await open()
  await userEvent.keyboard('?')
  const dialog = getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect.element(dialog).toHaveTextContent(/Ir para a busca.*Só desta lista.*Desfazer.*Mostrar estes atalhos/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await getByRole('button', { name: 'Mais opções da lista' }).click()
  await getByRole('menuitem', { name: 'Atalhos do teclado' }).click()
  await expect.element(dialog).toBeVisible()
})

test('[KEY-03] Ctrl+C copies the focused row, and the ticked ones instead, with headings', async () => {
  const copied = catchCopy()
  const { getByText, box } = await open()
  await userEvent.keyboard('j{Control>}c{/Control}')
  await expect.element(getByText('1 linha desta página copiada.')).toBeVisible()
  expect(copied.get('text/plain')).toBe('Nome\tCidade\tIdade\tTotal\r\nAna\tSantos\t3\t1.234,50')
  await box('=Bruno').click()
  await box('Carla').click()
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(getByText('2 linhas desta página copiadas.')).toBeVisible()
  expect(copied.get('text/plain')).toBe("Nome\tIdade\tTotal\r\n'=Bruno\t3\t\r\nCarla\t3\t-2,00")
  expect(copied.get('text/html')).toContain('<tr><td>Carla</td><td>3</td><td>-2,00</td></tr>')
})

test('[KEY-03] a refused copy is reported', async () => {
  vi.spyOn(document, 'execCommand').mockReturnValueOnce(false)
  const { getByText } = await open()
  await userEvent.keyboard('j{Control>}c{/Control}')
  await expect.element(getByText('Não foi possível copiar.')).toBeVisible()
})

test('[KEY-03] Ctrl+C leaves selected text and an unmarked list to the browser', async () => {
  const copied = catchCopy()
  const { row } = await open()
  await userEvent.keyboard('{Control>}c{/Control}')
  await userEvent.keyboard('j')
  getSelection()?.selectAllChildren(row('Carla').element())
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(copied.get('text/plain') ?? '').not.toContain('Nome\t')
})

test('a click on a row opens it, but not on its controls nor while text is selected', async () => {
  const onOpen = vi.fn()
  const { getByRole } = await renderPage(<People onOpen={onOpen} />)
  const row = getByRole('row', { name: /Ana/ })
  await row.getByRole('button', { name: 'Deletar' }).click()
  await row.getByRole('checkbox').click()
  getSelection()?.selectAllChildren(row.element())
  row.element().querySelector<HTMLElement>('[data-field=age]')?.click()
  getSelection()?.removeAllRanges()
  expect(onOpen).not.toHaveBeenCalled()
  await row.getByText('há 3 anos').click()
  expect(onOpen.mock.calls).toEqual([['Ana']])
})

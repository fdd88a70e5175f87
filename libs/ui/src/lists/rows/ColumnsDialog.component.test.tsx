import { renderPage } from '@loja/component-testing'
import { listParams, pageParam } from '@loja/domain/list'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ListMore } from '../ListMore'
import type { ListField } from './list-field'
import { useChosenColumns } from './use-chosen-columns'
import { useColumnPicker } from './use-column-picker'

type Person = Record<'id' | 'name', string>
const render = ({ name }: Person) => name
const FIELDS: ListField<Person>[] = [
  { key: 'name', title: 'Nome', card: 'heading', render },
  { key: 'phone', title: 'Telefone', card: 'caption', render },
  { key: 'city', title: 'Cidade', card: 'caption', hidden: true, render },
  { key: 'actions', title: 'Ações', card: 'footer', render },
]
const LIST = listParams({ page: pageParam })
const STORED = 'loja.columns.pessoas.u1'

function Columns() {
  const { show, chosen } = useChosenColumns('pessoas')
  const { text } = useColumnPicker(FIELDS, chosen)
  return (
    <>
      <ListMore list={LIST} columns={FIELDS} chosenColumns={chosen} />
      <output>
        {show(FIELDS)
          .map(({ title }) => title)
          .join()}
      </output>
      <p>{`Na visão: ${text}`}</p>
    </>
  )
}

beforeEach(() => localStorage.clear())

test('[VIEW-07] columns are chosen at once, stored for the account, and reset', async () => {
  const view = await renderPage(<Columns />)
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Telefone,Ações')
  await view.getByRole('button', { name: 'Mais opções da lista' }).click()
  await view.getByRole('menuitem', { name: 'Colunas' }).click()
  await expect.element(view.getByRole('checkbox')).toHaveLength(2)
  await view.getByRole('checkbox', { name: 'Cidade' }).click()
  await view.getByRole('checkbox', { name: 'Telefone' }).click()
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Cidade,Ações')
  expect(view.router.state.location.search).toBe('')
  expect(localStorage.getItem(STORED)).toBe('{"city":true,"phone":false}')
  await view.unmount()

  const again = await renderPage(<Columns />)
  await expect.element(again.getByRole('status')).toHaveTextContent('Nome,Cidade,Ações')
  await again.getByRole('button', { name: 'Mais opções da lista' }).click()
  await again.getByRole('menuitem', { name: 'Colunas' }).click()
  await again.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect.element(again.getByRole('status')).toHaveTextContent('Nome,Telefone,Ações')
})

test('[VIEW-02] a view has its columns in the address, and the stored choice is unchanged', async () => {
  localStorage.setItem(STORED, '{"city":true}')
  const view = await renderPage(<Columns />, { at: '/?visao=x&colunas=phone' })
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Telefone,Ações')
  await view.getByRole('button', { name: 'Mais opções da lista' }).click()
  await view.getByRole('menuitem', { name: 'Colunas' }).click()
  await view.getByRole('checkbox', { name: 'Telefone' }).click()
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Ações')
  expect(view.router.state.location.search).toBe('?visao=x&colunas=')
  await view.getByRole('checkbox', { name: 'Cidade' }).click()
  await view.getByRole('checkbox', { name: 'Telefone' }).click()
  await expect.element(view.getByText('Na visão: phone.city')).toBeVisible()
  expect(view.router.state.location.search).toBe('?visao=x&colunas=phone.city')
  expect(localStorage.getItem(STORED)).toBe('{"city":true}')
})

test('ignores foreign stored values, and shows no chosen columns on a phone', async () => {
  localStorage.setItem(STORED, '["Telefone",')
  const view = await renderPage(<Columns />)
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Telefone,Ações')
  await view.unmount()
  localStorage.setItem(STORED, '{"phone":false,"city":true}')
  await page.viewport(390, 844)
  const phone = await renderPage(<Columns />)
  await expect.element(phone.getByRole('status')).toHaveTextContent('Nome,Telefone,Ações')
})

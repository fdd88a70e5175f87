import { renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ColumnPicker } from './ColumnPicker'
import type { ListField } from './list-field'
import { useChosenColumns } from './use-chosen-columns'

type Person = Record<'id' | 'name', string>
const render = ({ name }: Person) => name
const FIELDS: ListField<Person>[] = [
  { key: 'name', title: 'Nome', card: 'heading', render },
  { key: 'phone', title: 'Telefone', card: 'caption', optional: 'shown', render },
  { key: 'city', title: 'Cidade', card: 'caption', optional: 'hidden', render },
]

function Columns({ userId }: { userId: string | undefined }) {
  const { shownFields, ...columns } = useChosenColumns('pessoas', userId, FIELDS)
  return (
    <>
      <ColumnPicker {...columns} />
      <output>{shownFields.map(({ title }) => title).join()}</output>
    </>
  )
}

beforeEach(() => localStorage.clear())

test('columns are chosen at once, stored per user, and reset', async () => {
  const view = await renderPage(<Columns userId="ana" />)
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Telefone')
  await view.getByRole('button', { name: 'Colunas' }).click()
  // The name is not optional.
  await expect.element(view.getByRole('checkbox')).toHaveLength(2)
  await view.getByRole('checkbox', { name: 'Cidade' }).click()
  await view.getByRole('checkbox', { name: 'Telefone' }).click()
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Cidade')
  await view.unmount()

  const bruno = await renderPage(<Columns userId="bruno" />)
  await expect.element(bruno.getByRole('status')).toHaveTextContent('Nome,Telefone')
  await bruno.unmount()
  const again = await renderPage(<Columns userId="ana" />)
  await expect.element(again.getByRole('status')).toHaveTextContent('Nome,Cidade')
  await again.getByRole('button', { name: 'Colunas' }).click()
  await again.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect.element(again.getByRole('status')).toHaveTextContent('Nome,Telefone')
})

test('ignores foreign stored values, and shows no columns on a phone', async () => {
  localStorage.setItem('loja.columns.pessoas.ana', '["Telefone",')
  const view = await renderPage(<Columns userId="ana" />)
  await expect.element(view.getByRole('status')).toHaveTextContent('Nome,Telefone')
  await view.unmount()
  localStorage.setItem('loja.columns.pessoas.ana', '{"phone":false,"city":true}')
  await page.viewport(390, 844)
  const phone = await renderPage(<Columns userId="ana" />)
  await expect.element(phone.getByRole('status')).toHaveTextContent('Nome,Telefone')
})

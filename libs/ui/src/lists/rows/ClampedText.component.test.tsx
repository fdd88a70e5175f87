import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { ClampedText } from './ClampedText'
import type { ListField } from './list-field'
import { ResponsiveList } from './ResponsiveList'

interface Person {
  id: string
  name: string
  orders: number
}

const FIELDS: ListField<Person>[] = [
  {
    key: 'name',
    title: 'E-mail',
    width: 200,
    render: ({ name }) => <ClampedText>{name}</ClampedText>,
    card: 'heading',
  },
  { key: 'orders', title: 'Pedidos', width: 100, render: ({ orders }) => orders, align: 'end', card: 'aside' },
]

test.each(['Ana '.repeat(49).trim(), 'A'.repeat(198)])(
  '[USR-01] a name of 198 characters takes two lines with a full title, and only figures have tabular digits',
  async (name) => {
    const view = await renderPage(
      <ResponsiveList
        label="Pessoas"
        fields={FIELDS}
        rows={[{ id: '1', name, orders: 3 }]}
        refreshing={false}
        empty="Ninguém"
      />,
    )
    const cell = view.getByRole('cell', { name })
    await expect.element(cell).toBeVisible()
    expect(cell.element().getBoundingClientRect().height).toBeLessThan(60)
    await expect.element(view.getByTitle(name)).toBeVisible()
    const digitsOf = (role: 'columnheader' | 'cell', text: string) =>
      getComputedStyle(view.getByRole(role, { name: text, exact: true }).element()).fontVariantNumeric
    expect(digitsOf('columnheader', 'E-mail')).toBe('normal')
    expect(digitsOf('cell', '3')).toBe('tabular-nums')
  },
)

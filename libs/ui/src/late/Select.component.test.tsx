import { renderPage } from '@loja/component-testing'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Select } from './Select'

const OPTIONS = [
  { value: 'natal', label: 'Natal' },
  { value: 'recife', label: 'Recife' },
]
const select = () => page.getByRole('combobox', { name: 'Cidade' })

function City(props: Partial<ComponentProps<typeof Select<string>>>) {
  const [city, setCity] = useState<string | null>('natal')
  return (
    <Select aria-label="Cidade" placeholder="Escolha" value={city} options={OPTIONS} onChange={setCity} {...props} />
  )
}

test.each(['{Enter}', '{ArrowDown}'])('the first key (%s) opens a select whose code has not arrived', async (key) => {
  await renderPage(<City />)
  await userEvent.tab()
  await expect.element(select()).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(select()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(select()).toHaveTextContent('Recife')
  await expect.element(select()).toHaveFocus()
})

test('letters typed on a select with search before and after it opens are searched for', async () => {
  await renderPage(<City showSearch={{ optionFilterProp: 'label' }} />)
  const plain = select().element() as HTMLElement
  plain.focus()
  for (const key of ['r', 'e']) plain.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.element(select()).toHaveValue('re')
  await userEvent.keyboard('c{Enter}')
  await expect.element(select()).toHaveTextContent('Recife')
})

test('a select that saves keeps the focus and does not open', async () => {
  await renderPage(<City saving="recife" />)
  await expect.element(page.getByText('Recife')).toBeVisible()
  await expect.element(select()).toHaveAttribute('aria-disabled', 'true')
  ;(select().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(select()).toHaveFocus()
})

test('closed in plain markup, it has the size of the loaded one', async () => {
  await renderPage(
    <div style={{ display: 'grid', width: 200 }}>
      <City />
    </div>,
  )
  const box = () => {
    const { width, height } = (select().element().closest('.ant-select') ?? select().element()).getBoundingClientRect()
    return [width, height]
  }
  const plain = box()
  await select().click()
  await expect.element(select()).toHaveAttribute('aria-autocomplete')
  expect(box()).toEqual(plain)
})

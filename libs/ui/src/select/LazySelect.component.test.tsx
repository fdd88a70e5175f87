import { choose, renderPage } from '@loja/component-testing'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LazySelect } from './LazySelect'

const OPTIONS = [
  { value: 'natal', label: 'Natal' },
  { value: 'recife', label: 'Recife' },
]
const select = () => page.getByRole('combobox', { name: 'Cidade' })

function City(props: Partial<ComponentProps<typeof LazySelect<string>>>) {
  const [city, setCity] = useState<string | null>('natal')
  return (
    <LazySelect
      aria-label="Cidade"
      placeholder="Escolha"
      value={city}
      options={OPTIONS}
      onChange={setCity}
      {...props}
    />
  )
}

test.each(['{Enter}', '{ArrowDown}'])('the first key (%s) opens a select whose code has not arrived', async (key) => {
  await renderPage(<City />)
  await userEvent.tab()
  await expect.element(select()).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(select()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByTitle('Recife').first()).toBeVisible()
  await expect.element(select()).toHaveFocus()
})

test('a select under the mouse keeps the focus that it gets before its code', async () => {
  await renderPage(
    <>
      <City aria-label="Estado" approach="near" />
      <City />
    </>,
  )
  const button = select().element() as HTMLElement
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  button.focus()
  // The code has arrived.
  await expect.element(page.getByRole('combobox', { name: 'Estado' })).toHaveAttribute('aria-autocomplete')
  await expect.element(select()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select()).toHaveAttribute('aria-expanded', 'true')
})

test('the first click opens a select', async () => {
  const onChange = vi.fn()
  await renderPage(<City value={null} onChange={onChange} />)
  await expect.element(page.getByText('Escolha')).toBeVisible()
  await select().click()
  await choose('Recife')
  expect(onChange.mock.calls).toEqual([['recife']])
})

test('a letter typed on a select with search is searched for', async () => {
  await renderPage(
    <>
      <City aria-label="Estado" approach="near" />
      <City showSearch={{ optionFilterProp: 'label' }} />
    </>,
  )
  // The code has arrived.
  await expect.element(page.getByRole('combobox', { name: 'Estado' })).toHaveAttribute('aria-autocomplete')
  ;(select().element() as HTMLElement).focus()
  await userEvent.keyboard('r')
  await expect.element(select()).toHaveValue('r')
})

test('a select that saves keeps the focus and does not open', async () => {
  await renderPage(<City saving approach="near" />)
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
  await select().hover()
  await expect.element(select()).toHaveAttribute('aria-autocomplete')
  expect(box()).toEqual(plain)
})

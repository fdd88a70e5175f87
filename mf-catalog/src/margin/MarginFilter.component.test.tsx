import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MarginFilter } from './MarginFilter'

test.each([
  [' 15 % ', 15],
  ['-5', -5],
])('[COST-04] the typed margin %j is applied as %s', async (typed, percent) => {
  const onChange = vi.fn()
  const view = await renderPage(<MarginFilter percent={null} onChange={onChange} />)
  const box = view.getByRole('textbox', { name: 'Margem abaixo de, em %' })
  await box.fill(typed)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith(percent)
})

test('[COST-04] a text that is no percentage is marked and not applied, and an empty one removes the filter', async () => {
  const onChange = vi.fn()
  const view = await renderPage(<MarginFilter percent={30} onChange={onChange} />)
  const box = view.getByRole('textbox', { name: 'Margem abaixo de, em %' })
  await box.fill('muito')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  expect(onChange).not.toHaveBeenCalled()
  await box.fill('')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith(null)
})

import { renderPage } from '@loja/component-testing'
import { Checkbox } from 'antd'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useShortcuts } from './use-shortcuts'

function Page({ onNew }: { onNew: () => void }) {
  useShortcuts({ n: onNew })
  return (
    <>
      <input aria-label="Nome" />
      <Checkbox>Marcar</Checkbox>
    </>
  )
}

test('a shortcut works on the page and in a checkbox, not in text or with Ctrl', async () => {
  const onNew = vi.fn()
  const view = await renderPage(<Page onNew={onNew} />)
  await view.getByRole('checkbox').click()
  await userEvent.keyboard('n')
  await userEvent.keyboard('N')
  expect(onNew).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Control>}n{/Control}')
  await view.getByRole('textbox').click()
  await userEvent.keyboard('n')
  await expect.element(view.getByRole('textbox')).toHaveValue('n')
  expect(onNew).toHaveBeenCalledTimes(2)
})

import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { LoadFailure } from './LoadFailure'

test('a failure is an alert with a retry', async () => {
  const onRetry = vi.fn()
  const view = await renderPage(<LoadFailure text="Não foi possível carregar." busy={false} onRetry={onRetry} />)
  await expect.element(view.getByRole('alert')).toHaveTextContent('Não foi possível carregar.')
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a running retry is not started twice', async () => {
  const onRetry = vi.fn()
  const view = await renderPage(<LoadFailure text="Não foi possível carregar." busy onRetry={onRetry} />)
  ;(view.getByRole('button').element() as HTMLElement).click()
  expect(onRetry).not.toHaveBeenCalled()
})

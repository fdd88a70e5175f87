import { renderPage } from '@loja/component-testing'
import { expect, test, vi } from 'vitest'
import { LoadFailure } from './LoadFailure'

test('a running retry is not started twice', async () => {
  const onRetry = vi.fn()
  const view = await renderPage(<LoadFailure text="Não foi possível carregar." busy onRetry={onRetry} />)
  ;(view.getByRole('button').element() as HTMLElement).click()
  expect(onRetry).not.toHaveBeenCalled()
})

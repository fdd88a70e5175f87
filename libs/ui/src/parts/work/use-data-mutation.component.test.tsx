import { allowFailure, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useDataMutation } from './use-data-mutation'

function SaveButton({ save }: { save: () => Promise<void> }) {
  const { mutate } = useDataMutation({ mutationFn: save })
  return (
    <button type="button" onClick={() => mutate()}>
      Salvar
    </button>
  )
}

test('a second click in the same frame sends nothing', async () => {
  allowFailure('no connection')
  const fail: (() => void)[] = []
  const save = () => new Promise<void>((_, reject) => fail.push(() => reject(new Error('no connection'))))
  await renderPage(<SaveButton save={save} />)
  const button = page.getByRole('button').element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.poll(() => fail.length).toBe(1)
  fail[0]?.()
  await expect
    .poll(() => {
      button.click()
      return fail.length
    })
    .toBe(2)
})

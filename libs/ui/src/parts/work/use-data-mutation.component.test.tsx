import { allowFailure, notices, renderPage } from '@loja/component-testing'
import { DataError } from '@loja/data/client'
import { getNotices } from '@loja/platform'
import { expect, test, vi } from 'vitest'
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

test('[ERR-01] the success of a retry closes the error of the first try', async () => {
  let tries = 0
  function Retried() {
    const { mutate } = useDataMutation({
      mutationFn: async () => {
        tries += 1
        if (tries === 1) throw new DataError('conflict', 'orders.update')
      },
      meta: { errorText: 'Erro ao salvar.', successText: 'Salvo.' },
    })
    return (
      <button type="button" onClick={() => mutate()}>
        Salvar
      </button>
    )
  }
  await renderPage(<Retried />)
  const save = page.getByRole('button', { name: 'Salvar' })
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Erro ao salvar.')
  const close = vi.spyOn(getNotices(), 'close')
  await save.click()
  await expect.element(notices().filter({ hasText: 'Salvo.' })).toBeVisible()
  expect(close.mock.calls).toEqual([['Erro\nErro ao salvar.']])
})

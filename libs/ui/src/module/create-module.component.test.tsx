import { renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createModule } from './create-module'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const PAGE = {
  path: '/admin/cupons',
  label: 'Cupons',
  icon: 'gift',
  section: 'store',
  order: 1,
  shape: { kind: 'list', cards: 0 },
  deep: true,
  load: async () => Counter,
} as const

test('a page whose code fails to load calls back, also when a retry loads it', async () => {
  const error = new Error('Loading chunk 3 failed')
  let isMissing = true
  const load = async () => {
    if (isMissing) throw error
    return Counter
  }
  const { default: Module } = createModule({ pages: { coupons: { ...PAGE, path: '/admin/cupons-novos', load } } })
  const onPageCode = vi.fn()
  const element = <Module basePath="/admin/cupons-novos" onPageCode={onPageCode} />
  const view = await renderPage(element, { at: '/admin/cupons-novos', path: '/admin/cupons-novos/*' })
  await expect.element(view.getByText('Não foi possível carregar esta página.')).toBeVisible()
  expect(onPageCode.mock.calls).toEqual([[error]])
  const retry = view.getByRole('button', { name: 'Tentar novamente' })
  await retry.click()
  await vi.waitFor(() => expect(onPageCode.mock.calls).toEqual([[error], [error]]))
  isMissing = false
  await retry.click()
  await expect.element(view.getByRole('button', { name: '0', exact: true })).toBeVisible()
  expect(onPageCode.mock.calls).toEqual([[error], [error], [null]])
})

test.each([true, false])(
  'a page that was loaded before: %s, keeps its state when its module renders again',
  async (early) => {
    const { default: Module, prefetch } = createModule({ pages: { coupons: PAGE } })
    if (early) prefetch(PAGE.path)
    function Parent() {
      const [renders, setRenders] = useState(1)
      return (
        <>
          <Module basePath={PAGE.path} />
          <button type="button" onClick={() => setRenders(renders + 1)}>
            {`${renders} vezes`}
          </button>
        </>
      )
    }
    const view = await renderPage(<Parent />, { at: PAGE.path, path: `${PAGE.path}/*` })
    await view.getByRole('button', { name: '0', exact: true }).click()
    await view.getByRole('button', { name: 'vezes' }).click()
    await expect.element(view.getByRole('button', { name: '2 vezes' })).toBeVisible()
    await expect.element(view.getByRole('button', { name: '1', exact: true })).toBeVisible()
  },
)

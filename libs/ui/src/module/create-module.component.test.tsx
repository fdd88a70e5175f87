import { renderPage } from '@loja/component-testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
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

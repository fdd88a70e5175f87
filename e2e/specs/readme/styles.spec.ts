import { compareJourney } from '../../compare-styles/compare-journey'
import { buildRunTimeShell } from '../../compare-styles/run-time-shell'
import { expect, test } from '../../support/test'

test('the built styles of antd equal its run-time styles', async ({ browser, product }) => {
  const page = await buildRunTimeShell()
  const looks = [
    ['ordersList', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
    ['productForm', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' }],
  ] as const
  for (const [name, look] of looks) {
    for await (const { state, elements, differences } of compareJourney(name, { browser, product, page, look })) {
      expect(elements, state).toBeGreaterThan(200)
      expect.soft(differences, state).toEqual([])
    }
  }
})

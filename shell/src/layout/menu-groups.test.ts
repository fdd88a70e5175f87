import { BUNDLED_OFFER } from '@loja/platform/shell'
import { expect, test } from 'vitest'
import { menuGroups } from './menu-groups'

test('[PAGE-23] a page that is not in the menu neither has an entry nor divides its section', () => {
  const groups = menuGroups(BUNDLED_OFFER).map(({ pages }) => pages.map(([id]) => id))
  const { customer: _, settings: __, ...store } = BUNDLED_OFFER.pages
  expect(groups).toEqual([Object.keys(store), ['settings']])
})

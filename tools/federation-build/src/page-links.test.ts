import { expect, test } from 'vitest'
import { pageLinks } from './page-links'

test('[PAGE-12] the pages to which code links are found in minified and other code', () => {
  const minified = '(0,r.jsx)(n.PageLink,{page:"orders",below:"/1"}),{homepage:"x",page:t}'
  const other = 'jsx(PageLink, { page: "trackingLogs" }), jsx(PageLink, { page: "orders" })'
  expect(pageLinks([minified, other, 'page:"<b>"'])).toEqual(['orders', 'trackingLogs'])
})

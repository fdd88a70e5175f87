import { renderPage } from '@loja/component-testing'
import type { LinkData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { afterEach, expect, test } from 'vitest'
import { ContributedLinks } from './ContributedLinks'
import { RowLinks } from './RowLinks'

const LINKS: LinkData[] = [
  { from: 'order', label: 'Ver envio', page: 'tracking', search: '?busca={trackingCodes}' },
  { from: 'order', label: 'Ver nota', page: 'invoices', search: '?busca={number}' },
  { from: 'order', label: 'Ver cupom', page: 'coupons', search: '?pedido={id}' },
  { from: 'user', label: 'Ver feedbacks', page: 'feedbacks', search: '?busca={userId}' },
]

const offer = (links: LinkData[]) => setOffer({ ...BUNDLED_OFFER, links })

afterEach(() => setOffer(BUNDLED_OFFER))

test('[PAGE-02] an order has the links of its kind with a page and all fields, and follows the offer', async () => {
  const row = { id: '42', number: 'LJ-1', trackingCodes: '', accessKeys: '' }
  const view = await renderPage(<ContributedLinks from="order" row={row} />)
  const texts = () =>
    view
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(texts()).toEqual([])
  offer(LINKS)
  await expect.poll(texts).toEqual(['Ver nota /admin/notas-fiscais?busca=LJ-1'])
  offer([])
  await expect.poll(texts).toEqual([])
})

test('[PAGE-02] a link in a row is named after it', async () => {
  offer(LINKS)
  const view = await renderPage(
    <RowLinks>
      <ContributedLinks from="user" row={{ id: '1', userId: 'c0ffee01' }} of="Ana" />
    </RowLinks>,
  )
  await view.getByRole('link', { name: 'Ver feedbacks: Ana' }).click()
  const { pathname, search } = view.router.state.location
  expect(pathname + search).toBe('/admin/feedbacks?busca=c0ffee01')
})

import { renderPage } from '@loja/component-testing'
import type { LinkData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { afterEach, expect, test } from 'vitest'
import { ContributedLinks } from './ContributedLinks'

const LINKS: LinkData[] = [
  { from: 'order', label: 'Ver envio', page: 'tracking', search: '?busca={trackingCodes}' },
  { from: 'order', label: 'Ver nota', page: 'invoices', search: '?busca={number}' },
  { from: 'order', label: 'Ver pessoa', page: 'users', search: '?pedido={id}' },
  { from: 'order', label: 'Ver cupom', page: 'coupons', search: '?pedido={id}' },
  { from: 'user', label: 'Ver feedbacks', page: 'feedbacks', search: '?busca={userId}' },
]

const offer = (links: LinkData[]) => setOffer({ ...BUNDLED_OFFER, links })

afterEach(() => setOffer(BUNDLED_OFFER))

test('[PAGE-02] an order has the links of its kind with a page and all fields, and follows the offer', async () => {
  const row = { id: '42', number: 'LJ-1', trackingCodes: '', accessKeys: '' }
  const view = await renderPage(<ContributedLinks from="order" row={row} late="number" />)
  const texts = () =>
    view
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(texts()).toEqual([])
  offer(LINKS)
  await expect.poll(texts).toEqual(['Ver pessoa /admin/users?pedido=42', 'Ver nota /admin/notas-fiscais?busca=LJ-1'])
  offer([])
  await expect.poll(texts).toEqual([])
})

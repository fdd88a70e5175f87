import { expect, test, vi } from 'vitest'
import { BUNDLED_OFFER, pagePath, setOffer } from './offer'

test('[PAGE-01] a missing page is reported once, after the offer of the account is known', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(pagePath('history')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  setOffer({ ...BUNDLED_OFFER })
  expect([pagePath('history'), pagePath('history')]).toEqual([null, null])
  expect(warn.mock.calls).toEqual([['[pages] no module offers', 'history']])
})

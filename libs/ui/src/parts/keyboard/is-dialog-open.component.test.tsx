import { afterEach, expect, test } from 'vitest'
import { isDialogOpen } from './is-dialog-open'

const place = document.createElement('div')
afterEach(() => place.remove())

test('[NAV-09] a dialog that is hidden and not yet removed leaves the shortcuts to the page', () => {
  place.innerHTML = '<div role="dialog" aria-modal="true">Pedido</div>'
  document.body.append(place)
  expect(isDialogOpen()).toBe(true)
  place.style.display = 'none'
  expect(isDialogOpen()).toBe(false)
})

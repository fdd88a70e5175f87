import { renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { GrowthNote } from './GrowthNote'
import { messages } from './messages'

test('[DASH-04] the arrow of a change is in its first line, also where two lines are reserved', async () => {
  const view = await renderPage(
    <div role="note" style={{ display: 'flex', minHeight: 40, lineHeight: '20px' }}>
      <GrowthNote texts={messages.userGrowth} percent={12.5} />
    </div>,
  )
  const place = view.getByRole('note').element().getBoundingClientRect()
  const arrow = view.getByRole('note').element().querySelector('svg')?.getBoundingClientRect()
  expect(arrow?.bottom).toBeLessThan(place.top + 20)
})

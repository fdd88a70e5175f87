import type { Notice } from '@loja/platform'
import { expect, test, vi } from 'vitest'
import { createLateNotices } from './notices'

const Holder = () => null
const notice = (title: string): Notice => ({ type: 'error', title, description: '' })

test('[ERR-01] notices wait for their code and are shown in their order', async () => {
  const { holder, notices, setShown } = createLateNotices(async () => Holder)
  notices.show(notice('1'))
  notices.close('k')
  notices.show(notice('2'))
  await vi.waitUntil(() => holder.get() === Holder)
  const shown: string[] = []
  setShown({ show: ({ title }) => shown.push(title), close: (key) => shown.push(`close ${key}`) })
  notices.show(notice('3'))
  expect(shown).toEqual(['1', 'close k', '2', '3'])
})

test('[ERR-01] the next notice loads code that failed, and both are shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi.fn(async () => Holder).mockRejectedValueOnce(new Error('Loading chunk notices failed'))
  const { holder, notices, setShown } = createLateNotices(load)
  notices.show(notice('1'))
  await vi.waitUntil(() => warned.mock.calls.length > 0)
  notices.show(notice('2'))
  await vi.waitUntil(() => holder.get() === Holder)
  const shown: string[] = []
  setShown({ show: ({ title }) => shown.push(title), close: () => undefined })
  expect(shown).toEqual(['1', '2'])
  expect(load).toHaveBeenCalledTimes(2)
})

import type { Notice } from '@loja/platform'
import { expect, test } from 'vitest'
import { createNotices } from './notices'

const notice = (title: string): Notice => ({ type: 'error', title, description: '' })

test('[ERR-01] notices wait for the page and are shown in their order', () => {
  const { notices, setShown } = createNotices()
  notices.show(notice('1'))
  notices.close('k')
  notices.show(notice('2'))
  const shown: string[] = []
  setShown({ show: ({ title }) => shown.push(title), close: (key) => shown.push(`close ${key}`) })
  notices.show(notice('3'))
  expect(shown).toEqual(['1', 'close k', '2', '3'])
})

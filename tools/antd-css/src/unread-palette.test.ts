import { expect, test } from 'vitest'
import { withoutUnreadPalette } from './unread-palette'

test('only unread palette steps are removed from every sheet', () => {
  const sheets = new Map([
    [
      'theme',
      '.loja{--ant-blue-1:#fff;--ant-blue-2:#eee;--ant-color-text:#111;--ant-blue:#00f;}.dark .loja{--ant-blue-1:#000;--ant-blue-2:#111}',
    ],
    ['tag', '.ant-tag-blue{color:var(--ant-blue-1)}'],
  ])
  expect(withoutUnreadPalette(sheets)).toEqual(
    new Map([
      ['theme', '.loja{--ant-blue-1:#fff;--ant-color-text:#111;--ant-blue:#00f;}.dark .loja{--ant-blue-1:#000;}'],
      ['tag', '.ant-tag-blue{color:var(--ant-blue-1)}'],
    ]),
  )
})

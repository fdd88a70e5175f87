import { expect, test } from 'vitest'
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie'

test('[NAV-02] sidebarCookie lasts seven days', () => {
  expect(sidebarCookie(true, 'http:')).toContain('Max-Age=604800')
})

test('[NAV-02] sidebarCookie is secure on https', () => {
  expect(sidebarCookie(true, 'https:').split('; ')).toContain('Secure')
  expect(sidebarCookie(true, 'http:')).not.toContain('Secure')
})

test.each([true, false])('[NAV-02] readSidebarCollapsed reads the written cookie: collapsed %s', (collapsed) => {
  const pair = sidebarCookie(collapsed, 'http:').split(';')[0] ?? ''
  expect(readSidebarCollapsed(`theme=dark; ${pair}; other=1`)).toBe(collapsed)
})

test.each(['', 'xsidebar_state=collapsed', 'sidebar_state=collapsedx'])(
  '[NAV-02] readSidebarCollapsed reads %j as expanded',
  (cookies) => {
    expect(readSidebarCollapsed(cookies)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie'

test('[NAV-02] sidebarCookie is secure on https', () => {
  expect(sidebarCookie(true, 'https:').split('; ')).toContain('Secure')
  expect(sidebarCookie(true, 'http:')).not.toContain('Secure')
})

test.each(['', 'xsidebar_state=collapsed', 'sidebar_state=collapsedx'])(
  '[NAV-02] readSidebarCollapsed reads %j as expanded',
  (cookies) => {
    expect(readSidebarCollapsed(cookies)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import type { Candidate } from '../registry/candidate'
import { claimsShellPage, olderProblems, routeProblems } from './replacement'

const candidate = (routes: string[], committedAt?: string): Candidate => ({
  name: 'mf-users',
  version: '1.1.0',
  routes,
  listed: {
    contract: '^3.0.0',
    builtAt: '2026-11-21T00:00:00Z',
    ...(committedAt === undefined ? {} : { commit: 'c1', committedAt }),
  },
})

test.each<[what: string, live: string[], routes: string[], lost: string | undefined]>([
  ['the same', ['/admin/users'], ['/admin/users'], undefined],
  ['one more', ['/admin/users'], ['/admin/users', '/admin/feedbacks'], undefined],
  ['one less', ['/admin/users', '/admin/feedbacks'], ['/admin/users'], '/admin/feedbacks'],
  ['one that another one covers', ['/admin/users', '/admin/users/new'], ['/admin/users'], undefined],
  ['one with the same beginning', ['/admin/users-old'], ['/admin/users'], '/admin/users-old'],
])('a release with other addresses than the active one: %s', (_, live, routes, lost) => {
  const problems = routeProblems(candidate(routes), live)
  expect(problems).toHaveLength(lost === undefined ? 0 : 1)
  if (lost !== undefined)
    expect(problems[0]).toMatch(new RegExp(`^mf-users@1\\.1\\.0 does not render ${lost}, .*--anyway "…"$`))
})

test.each<[what: string, own: string | undefined, live: string | undefined, problems: number]>([
  ['newer', '2026-11-22T10:00:00Z', '2026-11-22T09:00:00Z', 0],
  ['the same commit', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z', 0],
  ['the same moment in another zone', '2026-11-22T07:00:00-03:00', '2026-11-22T10:00:00Z', 0],
  ['older', '2026-11-22T09:00:00Z', '2026-11-22T10:00:00Z', 1],
  ['of unknown time', undefined, '2026-11-22T10:00:00Z', 0],
  ['where the live one is of unknown time', '2026-11-22T09:00:00Z', undefined, 0],
])('a release of a commit that is %s', (_, own, live, count) => {
  const problems = olderProblems(candidate([], own), { version: '1.2.0', commit: 'c2', committedAt: live })
  expect(problems).toHaveLength(count)
  for (const problem of problems) expect(problem).toMatch(/^mf-users@1\.1\.0 is of commit c1 .* c2 .*--anyway "…"$/)
})

test.each([
  ['/admin/dashboard', true],
  ['/admin/dashboard/sales', true],
  ['/admin/__mf', true],
  ['/admin/dashboards', false],
  ['/admin/users', false],
])('%s is a page of the shell: %s', (route, expected) => {
  expect(claimsShellPage(route)).toBe(expected)
})

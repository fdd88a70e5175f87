import { listed } from '../listed'
import type { Candidate, Provenance } from '../registry/candidate'

const SHELL_PAGES = ['/admin/dashboard', '/admin/__mf']

export function claimsShellPage(route: string): boolean {
  return SHELL_PAGES.some((page) => covers(page, route))
}

function lostRoutes(live: readonly string[], routes: readonly string[]): string[] {
  return live.filter((route) => !routes.some((other) => covers(other, route)))
}

export function covers(route: string, address: string): boolean {
  return address === route || address.startsWith(`${route}/`)
}

/** Links and bookmarks must not break unnoticed. */
export function routeProblems({ name, version, routes }: Candidate, live: readonly string[]): string[] {
  const lost = lostRoutes(live, routes)
  if (lost.length === 0) return []
  return [
    `${name}@${version} does not render ${listed(lost)}, which the live release does: links to it would lead nowhere. ` +
      `Put it back into ${name}/src/module.ts, or say why it is dropped: --anyway "…"`,
  ]
}

/** The slower of two pipelines must not replace the newer commit. Commits of unknown time pass. */
export function olderProblems(
  { name, version, listed: { commit, committedAt } }: Candidate,
  live: Provenance & { version: string },
): string[] {
  if (committedAt === undefined || live.committedAt === undefined) return []
  if (Date.parse(committedAt) >= Date.parse(live.committedAt)) return []
  return [
    `${name}@${version} is of commit ${commit} of ${committedAt}, and ${live.version}, which is live, of the newer ` +
      `${live.commit} of ${live.committedAt}. Release the newer commit, or say why the older one is meant: --anyway "…"`,
  ]
}

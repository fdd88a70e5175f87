import { createHash } from 'node:crypto'

/** In a minute. A page sends a few. */
const REPORTS_OF_A_SESSION = 60
/** In a minute. An office has one address. */
const REPORTS_OF_AN_ADDRESS = 600
const MAX_SENDERS = 10_000

export type ReportLimits = (address: string, session: string) => boolean

/** Sessions are not verified yet, so the address comes first. */
export function createReportLimits(now: () => number): ReportLimits {
  let minute = 0
  const reports = new Map<string, number>()

  function countOf(sender: string): number {
    const count = (reports.get(sender) ?? 0) + 1
    if (count === 1 && reports.size >= MAX_SENDERS) return Number.POSITIVE_INFINITY
    reports.set(sender, count)
    return count
  }

  return (address, session) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) reports.clear()
    minute = current
    if (countOf(address) > REPORTS_OF_AN_ADDRESS) return true
    return countOf(createHash('sha256').update(session).digest('base64')) > REPORTS_OF_A_SESSION
  }
}

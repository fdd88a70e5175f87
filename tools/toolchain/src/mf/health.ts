import { resolve } from 'node:path'
import { Refusal, type ReleaseHealth, readReports, verdictOf } from '@loja/release'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'
import { TELEMETRY_FILE } from '../workspace'
import type { Anyway } from './anyway'
import { count } from './count'

export const REPORTS_COUNT_FOR_MS = 60 * 60_000

interface Health {
  health: Map<string, ReleaseHealth>
  none: string | undefined
}

const WITHIN_THE_HOUR = () => ({ since: Date.now() - REPORTS_COUNT_FOR_MS, period: 'within the hour' })

export async function healthNow(file: string | undefined, { since, period } = WITHIN_THE_HOUR()): Promise<Health> {
  const { dataDir } = parseStartOptions([], process.env)
  const path = resolve(file ?? resolve(repository, dataDir, TELEMETRY_FILE))
  const health = await readReports(path, { since: new Date(since) })
  if (!health) return { health: new Map(), none: `no reports (no file ${path})` }
  return { health, none: health.size > 0 ? undefined : `no reports (none ${period} in ${path})` }
}

export async function refuseUnproven(
  { name, telemetry, anyway }: { name: string; telemetry: string | undefined; anyway: Anyway },
  version: string,
): Promise<void> {
  const key = `${name}@${version}`
  const { health, none } = await healthNow(telemetry)
  const release = health.get(key)
  if (!release) {
    if (anyway.covers('no browser reported how the canary does')) return
    throw new Refusal(
      'state',
      `No browser reported how ${key} does: ${none ?? 'no reports of this release'}. Name the file of the reports with ` +
        '--telemetry, or say why it is promoted without any: --anyway "…"',
    )
  }
  if (verdictOf(release) !== 'failing' || anyway.covers(`the canary fails: ${healthLine(release)}`)) return
  throw new Refusal(
    'state',
    `${key} failed for those who have it (${healthLine(release)}), so it is not for all accounts. ` +
      `End the canary: pnpm mf canary ${name} --end, or say why it is promoted: --anyway "…"`,
  )
}

export function healthLine(release: ReleaseHealth): string {
  const { version, accounts, loaded, failed, renderErrors, turnedBack } = release
  const bad = `failed for ${failed}, broke for ${renderErrors}, turned back by ${turnedBack}`
  return `${version}: of ${count(accounts, 'account')} within the hour, loaded for ${loaded}, ${bad}${verdictOf(release) === 'failing' ? ' (FAILS)' : ''}`
}

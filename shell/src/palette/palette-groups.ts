import type { IconName } from '@loja/platform'
import type { PaletteEntry } from './palette-entries'
import { paletteMessages } from './palette-messages'
import type { RecentChoice } from './recent-choices'
import type { ResultGroup } from './search-results'

export interface PaletteOption {
  /** Unique. */
  to: string
  label: string
  icon: IconName
  hint: string
  detail?: string
  picture?: string | null
  run?: (() => void) | undefined
  /** For the next time; null if it is not stored. */
  recent: RecentChoice | null
}

export interface PaletteGroup {
  label: string
  options: PaletteOption[]
}

const SHOWN = 8

interface Parts {
  entries: readonly PaletteEntry[]
  recent: readonly RecentChoice[]
  results: readonly ResultGroup[]
  hasQuery: boolean
}

export function paletteGroups({ entries, recent, results, hasQuery }: Parts): PaletteGroup[] {
  const isRecent = ({ to }: PaletteEntry) => recent.some((choice) => choice.to === to)
  const own = entries.filter((entry) => !isRecent(entry) && (hasQuery || entry.kind === 'command'))
  const shown = new Set(entries.filter(isRecent).map(({ to }) => to))
  const groups = [
    { label: paletteMessages.recents, options: entries.filter(isRecent).map((entry) => toOption(entry, recent)) },
    {
      label: hasQuery ? paletteMessages.own : paletteMessages.actions,
      options: own.slice(0, SHOWN).map((entry) => toOption(entry)),
    },
    ...results.map((group) => ({
      label: group.label,
      options: group.results
        .filter(({ to }) => !shown.has(to))
        .map(({ isPersonal, ...result }) => ({
          ...result,
          recent: isPersonal ? null : { to: result.to, found: { label: result.label, icon: result.icon } },
        })),
    })),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function toOption({ to, label, icon, of, run }: PaletteEntry, recent?: readonly RecentChoice[]): PaletteOption {
  return {
    ...{ to, label, icon, run },
    hint: recent ? paletteMessages.recent : (of ?? paletteMessages.page),
    recent: recent?.find((choice) => choice.to === to) ?? { to },
  }
}

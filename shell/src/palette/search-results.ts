import type { PaletteResult } from '@loja/data/palette'
import { formatBrl, formatDate } from '@loja/domain/format'
import { toOrderStatus } from '@loja/domain/orders'
import type { IconName, Offer } from '@loja/platform'
import { orderStatusLabels } from '@loja/records'
import { targetPath } from '@loja/ui/parts'
import { paletteMessages } from './palette-messages'

interface SearchResult {
  to: string
  label: string
  detail: string
  hint: string
  icon: IconName
  picture: string | null
  /** The label names a customer, so this browser does not store it. */
  isPersonal: boolean
}

export interface ResultGroup {
  label: string
  results: SearchResult[]
}

export function resultGroups(offer: Offer, rows: readonly PaletteResult[]): ResultGroup[] {
  return [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => {
    const search = offer.searches.find((declared) => declared.kind === kind)
    if (!search) return []
    const results = rows.flatMap((row) => {
      const to = row.kind === kind ? targetPath(offer, search, { id: row.id, by: row.by }) : null
      return to === null ? [] : [toResult(row, to, search.icon)]
    })
    return results.length > 0 ? [{ label: search.label, results }] : []
  })
}

function toResult(row: PaletteResult, to: string, icon: IconName): SearchResult {
  const amount = row.amountBrl === null ? '' : formatBrl(row.amountBrl)
  const day = row.happenedAt === null ? '' : formatDate(row.happenedAt)
  return {
    to,
    label: row.title || paletteMessages.withoutName,
    detail: [row.detail, amount, day].filter(Boolean).join(' · '),
    hint: statusWord(row.status),
    icon,
    picture: row.picture,
    isPersonal: row.kind === 'customer',
  }
}

function statusWord(status: string | null): string {
  if (status === null) return ''
  return status === 'inactive' ? paletteMessages.inactive : orderStatusLabels[toOrderStatus(status)]
}

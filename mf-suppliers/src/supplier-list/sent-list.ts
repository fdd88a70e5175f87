import type { AppliedListResult, ListToApply } from '@loja/data/suppliers'
import { isUuid } from '@loja/domain/format'
import { readTabDraft, storeTabDraft } from '@loja/ui/dialogs'
import { useState } from 'react'

/** A list that was sent, without a known result: a repeat has the same request id. */
export interface SentList {
  request: ListToApply
  cheaper: readonly string[]
}

/** Outlives the page and its reload. */
export function useSentList(supplierId: string, userId: string) {
  const place = { form: `supplier-list-${supplierId}`, userId }
  const [sent, setSent] = useState(() => readTabDraft(place, parseSentList))
  const keep = (next: SentList | null) => {
    // Synchronously: the page may be reloaded before an effect runs.
    storeTabDraft(place, next)
    setSent(next)
  }
  return { sent, keep }
}

export function cheaperOf({ cheaper }: SentList, { failures }: AppliedListResult): string[] {
  const unchanged = new Set(failures.map(({ productId }) => productId))
  return cheaper.filter((id) => !unchanged.has(id))
}

/** Stored by `keep`, whose values are not checked again: the database checks each. */
function parseSentList(stored: unknown): SentList | null {
  const { request, cheaper } = stored as Partial<SentList>
  const isSent = request && isUuid(request.requestId) && Array.isArray(request.lines) && Array.isArray(cheaper)
  return isSent ? { request, cheaper } : null
}

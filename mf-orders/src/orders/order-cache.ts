import { type OrderListRow, orderKeys } from '@loja/data'
import { cachedRow, patchCachedRow } from '@loja/ui'
import type { QueryClient } from '@tanstack/react-query'

/** Writes what became of an order into every page that holds it, where it stands. */
export function patchOrderRow(queryClient: QueryClient, id: string, patch: Partial<OrderListRow>): void {
  patchCachedRow<OrderListRow>(queryClient, orderKeys.lists, id, patch)
}

/** The version shown of an order, if any page holds it. */
export function cachedOrderVersion(queryClient: QueryClient, id: string): number | undefined {
  return cachedRow<OrderListRow>(queryClient, orderKeys.lists, id)?.version
}

import { type OrderListRow, orderKeys } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import type { QueryClient } from '@tanstack/react-query'

const lists = (queryClient: QueryClient) =>
  queryClient.getQueryCache().findAll({ queryKey: orderKeys.lists }) as {
    queryKey: readonly unknown[]
    state: { data?: OrderListRow[]; dataUpdatedAt: number }
  }[]

/** Writes what became of an order into every page that holds it, where it stands. */
export function patchOrderRow(queryClient: QueryClient, id: string, patch: Partial<OrderListRow>): void {
  for (const { queryKey, state } of lists(queryClient)) {
    if (!state.data?.some((row) => row.id === id)) continue
    queryClient.setQueryData<OrderListRow[]>(
      queryKey,
      state.data.map((row) => (row.id === id ? { ...row, ...patch } : row)),
      // The page as a whole is as old as it was.
      { updatedAt: state.dataUpdatedAt },
    )
  }
}

/** The row of an order as the newest page that holds it shows it. */
export function cachedOrderRow(queryClient: QueryClient, id: string): OrderListRow | undefined {
  return lists(queryClient)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => state.data ?? [])
    .find((row) => row.id === id)
}

/** The status shown of an order, if any page holds it. */
export function cachedOrderStatus(queryClient: QueryClient, id: string): OrderStatus | undefined {
  return cachedOrderRow(queryClient, id)?.status
}

import type { QueryClient } from '@tanstack/react-query'

interface CachedPage<Row> {
  queryKey: readonly unknown[]
  state: { data?: Row[]; dataUpdatedAt: number }
}

function cachedPages<Row>(queryClient: QueryClient, listsKey: readonly unknown[]): CachedPage<Row>[] {
  return queryClient.getQueryCache().findAll({ queryKey: listsKey }) as unknown as CachedPage<Row>[]
}

export function patchCachedRow<Row extends { id: string }>(
  queryClient: QueryClient,
  listsKey: readonly unknown[],
  id: string,
  patch: Partial<Row>,
): void {
  for (const { queryKey, state } of cachedPages<Row>(queryClient, listsKey)) {
    if (!state.data?.some((row) => row.id === id)) continue
    queryClient.setQueryData<Row[]>(
      queryKey,
      state.data.map((row) => (row.id === id ? { ...row, ...patch } : row)),
      { updatedAt: state.dataUpdatedAt },
    )
  }
}

export function cachedRow<Row extends { id: string }>(
  queryClient: QueryClient,
  listsKey: readonly unknown[],
  id: string,
): Row | undefined {
  return cachedPages<Row>(queryClient, listsKey)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => state.data ?? [])
    .find((row) => row.id === id)
}

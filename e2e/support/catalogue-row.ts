import type { AdminApi } from './api/admin-api'

export async function activeProductIds(api: AdminApi): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const after = ids.at(-1)
    const rows = await api.rows<{ id: string }>(
      `products?is_active=is.true&select=id&order=id&limit=1000${after ? `&id=gt.${after}` : ''}`,
    )
    if (rows.length === 0) return ids
    for (const { id } of rows) ids.push(id)
  }
}

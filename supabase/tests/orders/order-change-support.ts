import type { SharedBackend } from '@loja/backend/testing/shared'
import { rowOf } from '../catalog/product-support'

interface Skipped {
  id: string
  name: string | null
  reason: string
  status: string | null
}

export function orderActions(shop: SharedBackend) {
  return {
    change: async (ids: string[], status: string, rest: object = {}) =>
      rowOf<{ matched: number; changed: number; failures: Skipped[]; change_id: string | null }>(
        await shop.admin.rpc('change_order_status', { selection: { ids }, status, ...rest }),
      ),
    undo: async (id: string | null) =>
      rowOf<{ restored: number; skipped: Skipped[]; adjusted: object[] }>(
        await shop.admin.rpc('undo_change', { change_id: id }).select('restored, skipped, adjusted'),
      ),
    remove: async (id: string) =>
      rowOf<{ change_id: string }>(await shop.admin.rpc('delete_order', { order_id: id })).change_id,
  }
}

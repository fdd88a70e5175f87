import type { RunningBackend } from '@loja/backend'
import type { Administrator } from './callers'
import type { Report } from './report'

export interface Setting {
  report: Report
  backend: RunningBackend
  admin: Administrator
}

export type ShopSetting = Setting & { products: number }

export const PRODUCT_COLUMNS =
  'id, name, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, category_id, created_at, version'

export async function take<T>(answer: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await answer
  if (error) throw new Error(error.message, { cause: error })
  return data
}

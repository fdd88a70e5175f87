import { randomUUID } from 'node:crypto'
import type { SharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'

export interface Movement {
  id: number
  product_id: string
  quantity: number
  stock: number
  reason: string
  order_id: string | null
}

export function stockOf({ sql, column, insert }: SharedBackend) {
  return {
    product: (stock: number | null) =>
      insert('products', { name: `Estoque ${randomUUID()}`, price: 10, stock_quantity: stock }),
    stock: async (id: string) =>
      (await column<number>('select stock_quantity from public.products where id = $1', [id]))[0],
    movements: (id: string) =>
      sql<Movement>(
        `select m.id::integer, m.product_id, m.quantity, m.stock, m.reason, m.order_id
         from private.stock_movements m where m.product_id = $1 order by m.id`,
        [id],
      ),
  }
}

export async function enterOrder(who: SupabaseClient, items: Record<string, number>, id: string = randomUUID()) {
  const entry = {
    items: Object.entries(items).map(([product_id, quantity]) => ({
      ...{ product_id, quantity, price: 10, product_name: 'Perfume', note: '' },
    })),
    customer: { user_id: null, name: 'Ana Souza', phone: '', email: '', document: '' },
    ...{ address: null, shipping_method: '', shipping_cost: 0, discount: 0, payment_method: 'pix', notes: '' },
    total: Object.values(items).reduce((sum, quantity) => sum + quantity * 10, 0),
  }
  const { error } = await who.rpc('enter_order', { request_id: id, entry, accept_stock: true })
  if (error) throw error
  return id
}

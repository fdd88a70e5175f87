import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { pageArgs } from '../client/filter-args'

export const ITEM_ANSWERS = ['product', 'not_ours', 'open'] as const
export type ItemAnswer = (typeof ITEM_ANSWERS)[number]

export interface SupplierItem {
  id: string
  text: string
  code: string | null
  /** `open`: not answered, or the product is deleted. */
  answer: ItemAnswer
  product: { id: string; name: string } | null
  lastCost: number | null
  lastSeenAt: string
}

export interface SupplierItemFilter {
  search?: string | null
  answer?: ItemAnswer | null
}

const answerSchema = v.picklist(ITEM_ANSWERS)

/** The last seen first. */
export async function listSupplierItems(
  supplierId: string,
  { search = null, answer = null }: SupplierItemFilter,
  page: number,
  signal?: AbortSignal,
): Promise<{ items: SupplierItem[]; total: number }> {
  const operation = 'supplierItems.list'
  const filter = JSON.stringify({ search, answer })
  const call = db().rpc('list_supplier_items', { p_supplier: supplierId, filter, ...pageArgs(page) }, { get: true })
  const rows = await ask(operation, call, signal)
  const items = rows.map(({ product_id, product_name, total: _, ...row }) => ({
    ...camel(row),
    answer: checkedAnswer(operation, answerSchema, row.answer),
    product: product_id ? { id: product_id, name: product_name } : null,
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

export interface RememberedAnswer {
  text: string
  code: string | null
  /** A product, or that it is not ours. */
  answer: { productId: string } | 'not_ours'
}

/** A repeat changes nothing. @throws DataError `not-found` */
export async function rememberSupplierItems({
  supplierId,
  answers,
}: {
  supplierId: string
  answers: readonly RememberedAnswer[]
}): Promise<void> {
  const p_items = answers.map(({ text, code, answer }) => ({
    ...{ text, ...(code !== null && { code }) },
    ...(answer === 'not_ours' ? { ignored: true } : { product_id: answer.productId }),
  }))
  await ask('supplierItems.remember', db().rpc('remember_supplier_items', { p_supplier: supplierId, p_items }))
}

/** Forgets texts, so that their lines are asked again. */
export async function forgetSupplierItems(ids: readonly string[]): Promise<void> {
  await ask('supplierItems.forget', db().rpc('forget_supplier_items', { p_items: [...ids] }))
}

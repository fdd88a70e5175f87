import { PAYMENT_STATES, parseShippingAddress, RETURN_REASONS, toOrderStatus } from '@loja/domain/orders'
import * as v from 'valibot'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { camelShape } from '../client/camel-shape'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { pageArgs } from '../client/filter-args'

type ChangeArea = 'products' | 'orders'

const statusSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((status) => toOrderStatus(status)),
)

const descriptionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('discount'),
    discount: v.picklist(['percentage', 'fixed']),
    value: v.number(),
    startsAt: v.optional(v.string()),
    endsAt: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('stock'), mode: v.picklist(['add', 'subtract', 'set']), quantity: v.number() }),
  v.object({ kind: v.literal('category'), categoryName: v.string() }),
  v.object({ kind: v.literal('brand'), brandName: v.string() }),
  v.object({ kind: v.literal('status'), active: v.boolean() }),
  v.object({ kind: v.literal('tags'), mode: v.picklist(['add', 'remove']), tags: v.array(v.string()) }),
  v.object({ kind: v.literal('promotion_end') }),
  v.object({
    kind: v.literal('rounding'),
    fields: v.picklist(['price', 'sale_price', 'both']),
    direction: v.picklist(['nearest', 'up', 'down']),
  }),
  v.object({ kind: v.literal('delete') }),
  /** The products of the merged ones moved to the target. */
  v.object({
    kind: v.picklist(['category_merge', 'brand_merge']),
    targetName: v.string(),
    merged: v.array(v.object({ name: v.string() })),
  }),
  v.object({ kind: v.literal('supplier_list'), supplierName: v.string() }),
  v.object({ kind: v.literal('order_status'), status: statusSchema }),
  v.object({ kind: v.literal('order_edit'), formerTotal: v.number(), total: v.number() }),
  /** The present state; all orders of a bulk change are paid. */
  v.object({ kind: v.literal('order_payment'), state: v.picklist(PAYMENT_STATES) }),
  v.object({
    kind: v.literal('order_return'),
    items: v.array(camelShape({ productName: v.string(), quantity: v.number() })),
    reason: v.picklist(RETURN_REASONS),
    note: v.nullable(v.string()),
  }),
  v.pipe(
    v.object({
      kind: v.literal('order_delete'),
      status: statusSchema,
      total: v.number(),
      shippingAddress: v.unknown(),
    }),
    v.transform(({ shippingAddress, ...order }) => ({
      ...order,
      customerName: parseShippingAddress(shippingAddress).name,
    })),
  ),
  v.object({
    kind: v.literal('import'),
    source: v.picklist(['text', 'csv', 'xlsx', 'pdf', 'json']),
    fileName: v.nullable(v.string()),
    /** `interrupted`: not ended, and without a request for some minutes. */
    status: v.picklist(['running', 'interrupted', 'done', 'cancelled']),
    rejected: v.number(),
    imported: v.number(),
    updated: v.number(),
    errors: v.number(),
    duplicates: v.number(),
    conflicts: v.number(),
    /** By an undo. */
    removed: v.number(),
    /** An undo without `undoneAt` was interrupted; another call continues it. */
    undoStartedAt: v.nullable(v.string()),
  }),
])

type ChangeDescription = v.InferOutput<typeof descriptionSchema>

export type Change = ChangeDescription & {
  id: string
  createdAt: string
  /** Null if the account was deleted. */
  createdBy: { name: string | null; email: string } | null
  count: number
  firstNames: string[]
  /** Last undo; null before the first. */
  undoneAt: string | null
  restoredCount: number | null
  remainingCount: number
}

export interface ChangeFilter {
  /** Absent: both. */
  area?: ChangeArea
  trash?: boolean
  /** Only imports of the last week with refused rows or conflicts. */
  faulty?: boolean
}

export const changeKeys = {
  all: ['changes'],
  page: (filter: ChangeFilter, page: number) => ['changes', filter, page],
} as const

const storedArgumentsSchema = v.record(v.string(), v.unknown())

const OPERATION = 'changes.list'

/** Newest first. */
export async function listChanges(
  { area, trash, faulty }: ChangeFilter,
  page: number,
  signal?: AbortSignal,
): Promise<{ rows: Change[]; total: number }> {
  const args = {
    ...(area && { p_area: area }),
    ...(trash && { p_trash: true }),
    ...(faulty && { p_faulty: true }),
    ...pageArgs(page),
  }
  const found = await ask(OPERATION, db().rpc('list_changes', args, { get: true }), signal)
  const rows = found.map(
    ({ kind, arguments: stored, created_by_name: name, created_by_email: email, object_count, total: _, ...row }) => ({
      ...describe(kind, stored),
      ...camel(row),
      createdBy: email ? { name, email } : null,
      count: object_count,
    }),
  )
  return { rows, total: found[0]?.total ?? 0 }
}

function describe(kind: string, stored: unknown): ChangeDescription {
  const args = checkedAnswer(OPERATION, storedArgumentsSchema, stored)
  return checkedAnswer(OPERATION, descriptionSchema, { ...camel(args), kind })
}

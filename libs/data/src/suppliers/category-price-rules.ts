import type { PriceRule } from '@loja/domain/suppliers'
import { allRows } from '../client/all-rows'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'
import type { Json } from '../database.types'

export interface CategoryPriceRule {
  categoryId: string
  /** Checked by a constraint (`private.is_price_rule`). */
  rule: PriceRule
  version: number
}

export async function listCategoryPriceRules(signal?: AbortSignal): Promise<CategoryPriceRule[]> {
  const query = () => db().from('category_price_rules').select('category_id, price_rule, version').order('category_id')
  const rows = await allRows((from, to) => ask('categoryPriceRules.list', query().range(from, to), signal))
  return rows.map(({ category_id, price_rule, version }) => ({
    categoryId: category_id,
    rule: price_rule as unknown as PriceRule,
    version,
  }))
}

export interface CategoryPriceRuleChange {
  categoryId: string
  rule: PriceRule | null
  seen: number | null
}

/** @throws DataError `conflict` if another session changed it, or the category is deleted */
export async function saveCategoryPriceRule({ categoryId, rule, seen }: CategoryPriceRuleChange): Promise<void> {
  const operation = 'categoryPriceRules.save'
  const table = db().from('category_price_rules')
  const stored = rule as unknown as NonNullable<Json>
  if (seen === null) {
    if (rule) await ask(operation, table.insert({ category_id: categoryId, price_rule: stored }).select('category_id'))
    return
  }
  const write = rule ? table.update({ price_rule: stored }) : table.delete()
  const written = await ask(operation, write.eq('category_id', categoryId).eq('version', seen).select('category_id'))
  if (written.length === 0) throw new DataError('conflict', operation)
}

import { PRODUCT_TAGS_LIMIT } from '@loja/domain'
import type { ImportPlan } from '../analysis/import-plan'
import type { RecordCells } from '../analysis/record-cells'
import type { Warn } from './warn'

const SEPARATORS = /[,;|\n]/

/** The tags of the list, each once; without any, the brand in small letters (IMP-11). Our own export has one per line. */
export function tagsOf(cells: RecordCells, plan: ImportPlan, brandName: string, warn: Warn): string[] {
  const written = cells.text('tags')
  if (plan.isOwnExport) return written === '' ? [] : written.split('\n')
  if (written === '') return plan.guesses && brandName !== '' ? [brandName.toLowerCase()] : []
  const found = written.split(SEPARATORS).map((tag) => tag.trim())
  const tags = [...new Set(found.filter((tag) => tag !== ''))]
  if (tags.length > PRODUCT_TAGS_LIMIT) warn('too-many-tags', String(tags.length - PRODUCT_TAGS_LIMIT))
  return tags.slice(0, PRODUCT_TAGS_LIMIT)
}

import { type ColumnMapping, type ImportAnalysis, type ImportTable, noticeText, type RejectCode } from '../index'
import type { ListSummary, ReadingChoices, RowUnit } from './analysis-protocol'
import type { SheetsRead } from './read-source'

export interface Reading {
  table: ImportTable & SheetsRead
  mapping: ColumnMapping
  choices: ReadingChoices
  analysis: ImportAnalysis
}

export function unitOf({ kind }: ImportTable): RowUnit {
  return kind === 'json' ? 'produto' : 'linha'
}

export function summaryOf({ table, mapping, choices, analysis }: Reading, sheets: string[]): ListSummary {
  const { ready, duplicates, rejected } = analysis
  const reasons = new Map<RejectCode, number>()
  for (const { reason } of rejected) reasons.set(reason.code, (reasons.get(reason.code) ?? 0) + 1)
  const categoryNames = new Set<string>()
  const brandNames = new Set<string>()
  for (const { product, filled } of ready) {
    if (product.categoryName) categoryNames.add(product.categoryName)
    if (table.platform !== null && filled.includes('brand')) brandNames.add(product.brandName)
  }
  return {
    platform: table.platform,
    notices: table.notices.map(noticeText),
    unit: unitOf(table),
    headings: table.headings,
    headingLine: table.headingLine,
    mapping,
    sheets,
    sheet: choices.sheet ?? table.sheet ?? sheets[0] ?? null,
    unreadSheets: table.unreadSheets ?? [],
    hasHiddenRows: table.notices.some(({ code }) => code === 'hidden-rows' || code === 'hidden-sheets'),
    counts: {
      ready: ready.length,
      duplicates: duplicates.length,
      rejected: rejected.length,
    },
    reasons: [...reasons].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count),
    categoryNames: [...categoryNames],
    brandNames: [...brandNames],
  }
}

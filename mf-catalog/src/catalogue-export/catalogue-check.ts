import type { ProductExportRow } from '@loja/data/products'
import {
  brokenCatalogueRules,
  CATALOGUE_CHANNELS,
  type CatalogueChannel,
  type CatalogueIssue,
  type CatalogueRule,
  type ReadinessWeight,
} from '@loja/domain/products'
import { type Column, createCsvFile, type ExportFile, textCell } from '@loja/spreadsheet'
import { catalogueIssueTexts } from '../catalogue-issue-texts'
import type { CatalogueFacts } from './catalogue-row'
import { checkMessages as messages } from './check-messages'

interface FaultyProduct {
  id: string
  name: string
}

export interface CatalogueFault {
  code: CatalogueIssue
  /** `warns`: the channel changes the product or sells it worse. */
  weight: ReadinessWeight
  count: number
  products: FaultyProduct[]
}

export interface ChannelFindings {
  refused: number
  warned: number
  faults: CatalogueFault[]
}

export interface CatalogueFindings extends Record<CatalogueChannel, ChannelFindings> {
  products: number
  list: Blob
}

/** Products shown for each fault; the list holds all. */
const LISTED_PRODUCTS = 500

interface FoundFault extends FaultyProduct {
  rule: CatalogueRule
}

const LIST_COLUMNS: Column<FoundFault>[] = [
  { title: messages.listColumns.product, width: 0, cell: ({ name }) => textCell(name) },
  { title: messages.listColumns.fault, width: 0, cell: ({ rule }) => textCell(catalogueIssueTexts[rule.code]) },
  ...CATALOGUE_CHANNELS.map((channel) => ({
    title: messages.channels[channel],
    width: 0,
    cell: ({ rule: { [channel]: weight } }: FoundFault) => textCell(weight && messages.effects[weight]),
  })),
  { title: messages.listColumns.id, width: 0, cell: ({ id }) => textCell(id) },
]

export function createCatalogueCheck(
  facts: Pick<CatalogueFacts, 'shopOrigin' | 'now'>,
): ExportFile<ProductExportRow, CatalogueFindings> {
  const channels = { facebook: createCounts('facebook'), google: createCounts('google') }
  const list = createCsvFile(LIST_COLUMNS)
  let products = 0
  return {
    async add(rows) {
      const found: FoundFault[] = []
      for (const row of rows) {
        const { id, name } = row
        const rules = brokenCatalogueRules(row, facts)
        products += 1
        for (const channel of CATALOGUE_CHANNELS) channels[channel].note({ id, name }, rules)
        for (const rule of rules) found.push({ id, name, rule })
      }
      await list.add(found)
    },
    async finish() {
      const { facebook, google } = channels
      return { products, facebook: facebook.found(), google: google.found(), list: await list.finish() }
    },
  }
}

function createCounts(channel: CatalogueChannel) {
  const faults = new Map<CatalogueIssue, CatalogueFault>()
  let refused = 0
  let warned = 0
  return {
    note(product: FaultyProduct, rules: readonly CatalogueRule[]): void {
      const weights = new Set<ReadinessWeight>()
      for (const { code, [channel]: weight } of rules) {
        if (weight === null) continue
        weights.add(weight)
        const fault = faults.get(code) ?? { code, weight, count: 0, products: [] }
        faults.set(code, fault)
        fault.count += 1
        if (fault.products.length < LISTED_PRODUCTS) fault.products.push(product)
      }
      if (weights.has('blocks')) refused += 1
      else if (weights.size > 0) warned += 1
    },
    found(): ChannelFindings {
      const gravestFirst = [...faults.values()].sort(
        (a, b) => Number(b.weight === 'blocks') - Number(a.weight === 'blocks') || b.count - a.count,
      )
      return { refused, warned, faults: gravestFirst }
    },
  }
}

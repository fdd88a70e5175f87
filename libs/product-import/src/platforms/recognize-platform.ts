import { headingWords } from '../mapping/match-heading'
import { FIELD_HEADINGS, type ImportField } from '../model/import-field'
import type { ImportTable } from '../model/import-table'
import { plainMarks, plainTexts } from '../table/protected-values'
import { BLING } from './exports/bling'
import { LOJA_INTEGRADA } from './exports/loja-integrada'
import { MAGENTO } from './exports/magento'
import { META } from './exports/meta'
import { NUVEMSHOP } from './exports/nuvemshop'
import { PRESTASHOP } from './exports/prestashop'
import { SHOPIFY } from './exports/shopify'
import { TINY } from './exports/tiny'
import { TRAY } from './exports/tray'
import { WOOCOMMERCE } from './exports/woocommerce'
import { platformTable } from './platform-table'

export const PLATFORMS = [WOOCOMMERCE, SHOPIFY, NUVEMSHOP, LOJA_INTEGRADA, TRAY, TINY, BLING, PRESTASHOP, MAGENTO, META]

export function recognizePlatform(table: ImportTable): ImportTable {
  if (table.kind === 'json') return plainTexts(table)
  const own = ownTable(table)
  if (own) return own
  const plain = plainMarks(table)
  for (const rules of PLATFORMS) {
    const known = platformTable(plain, rules)
    // HTML is converted before: its entities may look like elements.
    if (known) return plainTexts(known)
  }
  return plainTexts(plain)
}

const FIELD_OF = new Map(
  Object.entries(FIELD_HEADINGS).map(([field, heading]) => [headingWords(heading), field as ImportField]),
)
/** No other list has all of these. */
const PROOF = ['price', 'salePrice', 'minStockAlert', 'image', 'moreImages', 'perfumeType', 'fragranceFamily'] as const

function ownTable(table: ImportTable): ImportTable | null {
  const knownMapping = table.headings.map((heading) => FIELD_OF.get(headingWords(heading)) ?? null)
  if (!knownMapping.includes('name') || !PROOF.every((field) => knownMapping.includes(field))) return null
  const isFirst = (field: ImportField | null, position: number) => knownMapping.indexOf(field) === position
  return {
    ...table,
    platform: 'loja',
    knownMapping: knownMapping.map((field, position) => (isFirst(field, position) ? field : null)),
  }
}

import type { ImportTable } from '../model/import-table'
import { BLING } from './bling'
import { LOJA_INTEGRADA } from './loja-integrada'
import { MAGENTO } from './magento'
import { META } from './meta'
import { NUVEMSHOP } from './nuvemshop'
import { ownTable } from './own-export'
import { platformTable } from './platform-table'
import { PRESTASHOP } from './prestashop'
import { SHOPIFY } from './shopify'
import { TINY } from './tiny'
import { TRAY } from './tray'
import { WOOCOMMERCE } from './woocommerce'

export const PLATFORMS = [WOOCOMMERCE, SHOPIFY, NUVEMSHOP, LOJA_INTEGRADA, TRAY, TINY, BLING, PRESTASHOP, MAGENTO, META]

/**
 * The table as it is, or, where the headings are those of a known shop's export, the same products under headings whose
 * meaning is known (`platform`, `knownMapping`).
 */
export function recognizePlatform(table: ImportTable): ImportTable {
  if (table.kind !== 'delimited' && table.kind !== 'sheet') return table
  const own = ownTable(table)
  if (own) return own
  for (const rules of PLATFORMS) {
    const known = platformTable(table, rules)
    if (known) return known
  }
  return table
}

import { ABSENT, formatBrl, formatCount, formatDateTime } from '@loja/domain/format'
import { isMomentField, type ProductDraft, type ProductField, UNLIMITED_STOCK } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { promotionText } from '../../promotion-text'
import { messages } from '../messages'
import { Notice } from '../preview/Notice'
import type { ChangedRow } from '../use-review-choices'
import styles from './ChangeTable.module.css'
import { fieldNames } from './update-fields'

export function ChangeTable({ rows }: { rows: readonly ChangedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.products} aria-label={messages.changed}>
      {rows.map(({ stored, changes, promotion }) => (
        <li key={stored.id} className={styles.product}>
          <span className={looks.medium}>{stored.product.name}</span>
          <ul className={styles.changes}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {fieldNames[field]}: <del>{valueText(field, before)}</del> → <ins>{valueText(field, after)}</ins>
              </li>
            ))}
            {promotion && (
              <li>
                <Notice>{promotionText(promotion, salePriceAfter(stored, changes))}</Notice>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function salePriceAfter({ product }: ChangedRow['stored'], changes: ChangedRow['changes']): number {
  return Number(changes.find(({ field }) => field === 'salePrice')?.after ?? product.salePrice)
}

const LONGEST = 60

function valueText(field: ProductField, value: ProductDraft[ProductField]): string {
  if (value === null || value === '') return ABSENT
  if (field === 'price' || field === 'salePrice' || field === 'cost') return formatBrl(Number(value))
  if (isMomentField(field)) return formatDateTime(String(value))
  if (field === 'stockQuantity' && value === UNLIMITED_STOCK) return messages.unlimited
  if (typeof value === 'number') return formatCount(value)
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (field === 'categoryId' || field === 'brandId') return messages.other
  const text = Array.isArray(value) ? value.join(', ') : value
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

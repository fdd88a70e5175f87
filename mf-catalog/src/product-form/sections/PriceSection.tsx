import { formatBrl, isOnSale, parseTypedBrl } from '@loja/domain'
import type { FieldNotice } from '@loja/ui'
import { StockField } from '../fields/StockField'
import { TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { FormSection } from './FormSection'
import styles from './Sections.module.css'

export function PriceSection({ form }: { form: ProductForm }) {
  const { values, draft } = form
  const off = isOnSale(draft) ? Math.round((1 - (draft.salePrice ?? 0) / draft.price) * 100) : 0
  const discount: FieldNotice | null = off > 0 ? { tone: 'info', text: messages.discount(off) } : null
  return (
    <FormSection title={messages.sections.price}>
      <div className={styles.pair}>
        <TextField field="price" form={form} inputMode="decimal" prefix="R$" hint={readAs(values.price)} />
        <TextField
          field="salePrice"
          form={form}
          inputMode="decimal"
          prefix="R$"
          hint={readAs(values.salePrice) ?? discount}
        />
      </div>
      <div className={styles.pair}>
        <StockField form={form} />
        <TextField field="minStockAlert" form={form} inputMode="numeric" maxLength={6} />
      </div>
    </FormSection>
  )
}

/** How an ambiguous amount is read: `1.234` is a thousand, `12.5` is not. */
function readAs(typed: string): FieldNotice | null {
  const amount = parseTypedBrl(typed)
  return amount !== null && typed.includes('.') ? { tone: 'info', text: messages.reads(formatBrl(amount)) } : null
}

import { parseTypedBrl } from '@loja/domain/format'
import { isReduced, promotionEffect } from '@loja/domain/products'
import { type FieldNotice, FormSection } from '@loja/ui/dialogs'
import { promotionText } from '../../promotion-text'
import { FieldsOnPress } from '../fields/FieldsOnPress'
import { StockField } from '../fields/StockField'
import { MoneyField, TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { marginNotice, readAs } from './money-hints'
import styles from './Sections.module.css'

export function PriceSection({ form }: { form: ProductForm }) {
  const { values, draft } = form
  return (
    <FormSection title={messages.sections.price}>
      <div className={styles.pair}>
        <MoneyField
          field="price"
          form={form}
          hint={promotionNotice(form) ?? readAs(values.price) ?? marginNotice(draft.price, draft)}
        />
        <MoneyField field="salePrice" form={form} hint={readAs(values.salePrice) ?? saleNotice(draft)} />
      </div>
      <SaleDates form={form} />
      <div className={styles.pair}>
        <StockField form={form} />
        <TextField field="minStockAlert" form={form} inputMode="numeric" />
      </div>
    </FormSection>
  )
}

function SaleDates({ form }: { form: ProductForm }) {
  const { saleStartsAt, saleEndsAt } = form.values
  const hasDates = saleStartsAt !== '' || saleEndsAt !== ''
  return (
    <FieldsOnPress text={messages.schedule} isUsed={hasDates}>
      <div className={styles.pair}>
        <TextField field="saleStartsAt" form={form} autoFocus={!hasDates} />
        <TextField field="saleEndsAt" form={form} />
      </div>
    </FieldsOnPress>
  )
}

function saleNotice(draft: ProductForm['draft']): FieldNotice | null {
  const off = isReduced(draft) ? Math.round((1 - (draft.salePrice ?? 0) / draft.price) * 100) : 0
  const margin = marginNotice(draft.salePrice, draft)
  if (off <= 0) return margin
  const text = messages.discount(off)
  return margin ? { ...margin, text: `${text}. ${margin.text}` } : { tone: 'info', text }
}

function promotionNotice({ values, draft, stored, problems }: ProductForm): FieldNotice | null {
  const salePrice = parseTypedBrl(values.salePrice)
  if (stored === null || problems.price || salePrice === null) return null
  const effect = promotionEffect(stored, { ...draft, salePrice }, Date.now())
  return effect ? { tone: 'warning', text: promotionText(effect, salePrice) } : null
}

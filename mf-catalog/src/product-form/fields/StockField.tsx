import { UNLIMITED_STOCK } from '@loja/domain/products'
import { fieldProps } from '@loja/ui/dialogs'
import { Input, Switch } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import styles from '../sections/Sections.module.css'
import type { ProductForm } from '../use-product-form'
import { FormField } from './FormField'
import { controlId } from './field-control'
import { isInvalid } from './field-notice'

const FIELD = 'stockQuantity'
const SWITCH_ID = 'product-unlimited'
const UNLIMITED = String(UNLIMITED_STOCK)

export function StockField({ form }: { form: ProductForm }) {
  const typed = form.values[FIELD]
  const isUnlimited = typed === UNLIMITED
  const [counted, setCounted] = useState(isUnlimited ? '' : typed)
  const type = (text: string) => {
    form.set(FIELD, text)
    if (text !== UNLIMITED) setCounted(text)
  }
  return (
    <FormField field={FIELD} form={form}>
      <div className={styles.stock}>
        <Input
          {...fieldProps(controlId(FIELD))}
          value={isUnlimited ? messages.unlimited : typed}
          readOnly={isUnlimited}
          placeholder={messages.fields[FIELD].placeholder}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid(form, FIELD)}
          status={isInvalid(form, FIELD) ? 'error' : ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => form.check(FIELD)}
        />
        <label htmlFor={SWITCH_ID} className={styles.unlimited}>
          <Switch
            id={SWITCH_ID}
            checked={isUnlimited}
            aria-label={messages.unlimitedLabel}
            onChange={(on) => type(on ? UNLIMITED : counted)}
          />
          {messages.unlimited}
        </label>
      </div>
    </FormField>
  )
}

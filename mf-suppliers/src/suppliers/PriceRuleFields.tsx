import { PRICE_ROUNDINGS, type PriceRule, type PriceRuleFault, priceRuleFaults } from '@loja/domain/suppliers'
import { FieldFrame, fieldProps, SelectField } from '@loja/ui/dialogs'
import { InputNumber, Segmented } from 'antd'
import { useId, useState } from 'react'
import styles from './PriceRule.module.css'
import { priceRuleMessages as messages } from './price-rule-messages'

interface Props {
  rule: PriceRule
  onChange: (rule: PriceRule) => void
}

const KINDS = (['factor', 'margin'] as const).map((value) => ({ value, label: messages.kinds[value] }))
const ROUNDINGS = PRICE_ROUNDINGS.map((value) => ({ value, label: messages.roundings[value] }))
const EXAMPLE_COST = 100

export function PriceRuleFields({ rule, onChange }: Props) {
  const id = useId()
  const [cost, setCost] = useState<number | null>(EXAMPLE_COST)
  const faults = priceRuleFaults(rule)
  const number = (
    field: PriceRuleFault,
    key: 'value' | 'fixedFee' | 'pixDiscount' | 'minimumMargin',
    help?: string,
  ) => (
    <FieldFrame
      id={`${id}-${field}`}
      label={messages[field]}
      help={help}
      notice={faults.includes(field) ? { tone: 'error', text: messages.faults[field] } : null}
    >
      <InputNumber<number>
        {...fieldProps(`${id}-${field}`)}
        className={styles.number}
        decimalSeparator=","
        controls={false}
        inputMode="decimal"
        aria-invalid={faults.includes(field)}
        value={Number.isNaN(rule[key]) ? null : rule[key]}
        onChange={(value) => onChange({ ...rule, [key]: value ?? Number.NaN })}
      />
    </FieldFrame>
  )
  return (
    <div className={styles.fields}>
      <FieldFrame id={`${id}-cost`} label={messages.exampleCost}>
        <InputNumber<number>
          {...fieldProps(`${id}-cost`)}
          className={styles.number}
          decimalSeparator=","
          controls={false}
          inputMode="decimal"
          min={0.01}
          precision={2}
          value={cost}
          onChange={setCost}
        />
      </FieldFrame>
      <p className={styles.example} role="status">
        {faults.length === 0 && cost !== null && messages.example(rule, cost)}
      </p>
      <FieldFrame id={`${id}-kind`} label={messages.kind}>
        <Segmented
          {...fieldProps(`${id}-kind`)}
          aria-label={messages.kind}
          className={styles.kind}
          options={KINDS}
          value={rule.kind}
          onChange={(kind) => onChange({ ...rule, kind, value: kind === 'factor' ? 1.9 : 45 })}
        />
      </FieldFrame>
      {number(rule.kind, 'value')}
      {number('fixedFee', 'fixedFee', messages.fixedFeeHelp)}
      <SelectField
        id={`${id}-rounding`}
        label={messages.rounding}
        options={ROUNDINGS}
        value={rule.rounding}
        onChange={(rounding) => onChange({ ...rule, rounding })}
      />
      {number('pixDiscount', 'pixDiscount')}
      {number('minimumMargin', 'minimumMargin', messages.minimumMarginHelp)}
    </div>
  )
}

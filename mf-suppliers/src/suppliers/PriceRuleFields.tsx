import { PRICE_ROUNDINGS, type PriceRule, type PriceRuleFault, priceRuleFaults } from '@loja/domain/suppliers'
import { FieldFrame, fieldProps, SelectField } from '@loja/ui/dialogs'
import { InputNumber, type InputNumberProps, Segmented } from 'antd'
import { type ComponentProps, useId, useState } from 'react'
import styles from './PriceRule.module.css'
import { priceRuleMessages as messages } from './price-rule-messages'

const KINDS = (['factor', 'margin'] as const).map((value) => ({ value, label: messages.kinds[value] }))
const ROUNDINGS = PRICE_ROUNDINGS.map((value) => ({ value, label: messages.roundings[value] }))
const EXAMPLE_COST = 100

export function PriceRuleFields({ rule, onChange }: { rule: PriceRule; onChange: (rule: PriceRule) => void }) {
  const id = useId()
  const [cost, setCost] = useState<number | null>(EXAMPLE_COST)
  const faults = priceRuleFaults(rule)
  const number = (
    field: PriceRuleFault,
    key: 'value' | 'fixedFee' | 'pixDiscount' | 'minimumMargin',
    help?: string,
  ) => (
    <NumberField
      id={`${id}-${field}`}
      label={messages[field]}
      help={help}
      notice={faults.includes(field) ? { tone: 'error', text: messages.faults[field] } : null}
      value={Number.isNaN(rule[key]) ? null : rule[key]}
      onChange={(value) => onChange({ ...rule, [key]: value ?? Number.NaN })}
    />
  )
  return (
    <div className={styles.fields}>
      <NumberField
        id={`${id}-cost`}
        label={messages.exampleCost}
        min={0.01}
        precision={2}
        value={cost}
        onChange={setCost}
      />
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

type NumberProps = Omit<ComponentProps<typeof FieldFrame>, 'children'> &
  Pick<InputNumberProps<number>, 'min' | 'precision' | 'value' | 'onChange'>

function NumberField({ id, label, help, notice, ...input }: NumberProps) {
  return (
    <FieldFrame id={id} label={label} help={help} notice={notice}>
      <InputNumber<number>
        {...fieldProps(id)}
        className={styles.number}
        decimalSeparator=","
        controls={false}
        inputMode="decimal"
        aria-invalid={!!notice}
        {...input}
      />
    </FieldFrame>
  )
}

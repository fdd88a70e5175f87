import { ColumnsPanel, type HeldList, SheetSelect } from '@loja/product-import/page'
import { likelyLabel } from '@loja/product-import/supplier-lines'
import looks from '@loja/ui/looks.module.css'
import { Select } from 'antd'
import { useId } from 'react'
import { messages } from './messages'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

const DETECTED = ''

export function ReadingPanel({ list, held }: { list: SupplierList; held: HeldList }) {
  const { reading, setReading, read } = list
  const { labels = [], lines = [] } = read.data ?? {}
  const { priceLabel, pricePerPack, ...others } = reading
  const hasPacks = pricePerPack || lines.some(({ packQuantity }) => packQuantity !== null)
  const isChosen = typeof priceLabel === 'string'
  const choose = list.list.choose
  return (
    <div className={styles.reading}>
      <SheetSelect
        sheets={held.summary.sheets}
        sheet={held.summary.sheet}
        busy={held.busy}
        onChoose={(change) => {
          if (change.sheet !== undefined) setReading({ ...reading, sheet: change.sheet })
          choose(change)
        }}
      />
      {(labels.length > 1 || isChosen) && (
        <LabelledSelect
          label={messages.costLabel}
          value={priceLabel ?? DETECTED}
          options={[
            { value: DETECTED, label: messages.detected(likelyLabel(labels)) },
            ...[...new Set(isChosen ? [...labels, priceLabel] : labels)].map((label) => ({ value: label, label })),
          ]}
          onChange={(label) =>
            setReading({
              ...others,
              ...(pricePerPack !== undefined && { pricePerPack }),
              ...(label !== DETECTED && { priceLabel: label }),
            })
          }
        />
      )}
      {hasPacks && (
        <LabelledSelect
          label={messages.packLabel}
          value={pricePerPack === true}
          options={[
            { value: false, label: messages.perUnit },
            { value: true, label: messages.perPack },
          ]}
          onChange={(perPack) => setReading({ ...reading, pricePerPack: perPack })}
        />
      )}
      {/* A chat has no columns. */}
      {held.summary.headingLine !== null && (
        <div className={styles.columns}>
          <ColumnsPanel summary={held.summary} busy={held.busy} onChoose={choose} />
        </div>
      )}
      <p className={`${looks.hint} ${looks.flush} ${looks.regular} ${styles.readingHint}`}>{messages.readingHint}</p>
    </div>
  )
}

interface SelectProps<Value> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function LabelledSelect<Value>({ label, ...select }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={looks.labelled}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  )
}

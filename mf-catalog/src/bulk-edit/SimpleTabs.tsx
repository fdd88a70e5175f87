import type { RoundedFields, RoundingDirection, TagMode } from '@loja/data/products'
import { PRODUCT_FIELD_TABLE, PRODUCT_TAGS_LIMIT } from '@loja/domain/products'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import styles from './BulkEditDialog.module.css'
import type { BulkTabProps } from './bulk-change'
import { ChangeForm } from './ChangeForm'
import { Choice, Fields, Picker } from './fields'
import { messages } from './messages'

type Status = 'active' | 'inactive'

const STATUSES: { value: Status; label: string }[] = [
  { value: 'active', label: messages.activate },
  { value: 'inactive', label: messages.deactivate },
]

export function StatusTab(tab: BulkTabProps) {
  const [status, setStatus] = useState<Status | ''>('')
  return (
    <ChangeForm {...tab} kind="status" change={status === '' ? null : { kind: 'status', active: status === 'active' }}>
      <Fields>
        <Choice<Status | ''> label={messages.whatToDo} value={status} options={STATUSES} onChange={setStatus} />
      </Fields>
    </ChangeForm>
  )
}

const TAG_MODES: { value: TagMode; label: string }[] = [
  { value: 'add', label: messages.addTags },
  { value: 'remove', label: messages.removeTags },
]
const TAG_SEPARATORS = [',', ';']

export function TagsTab(tab: BulkTabProps) {
  const [mode, setMode] = useState<TagMode>('add')
  const [typed, setTyped] = useState<string[]>([])
  const tags = [...new Map(typed.map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values()].filter(Boolean)
  const isValid = tags.length > 0 && tags.length <= PRODUCT_TAGS_LIMIT
  return (
    <ChangeForm {...tab} kind="tags" change={isValid ? { kind: 'tags', mode, tags } : null}>
      <Fields>
        <Choice label={messages.whatToDo} value={mode} options={TAG_MODES} onChange={setMode} />
        <Picker
          label={messages.tags}
          mode="tags"
          open={false}
          suffixIcon={null}
          placeholder={messages.tagsPlaceholder}
          tokenSeparators={TAG_SEPARATORS}
          value={typed}
          onChange={(chosen) =>
            setTyped((chosen as string[]).map((tag) => tag.slice(0, PRODUCT_FIELD_TABLE.tags.limit)))
          }
        />
      </Fields>
    </ChangeForm>
  )
}

const ROUNDED: { value: RoundedFields; label: string }[] = [
  { value: 'price', label: messages.roundedFields.price },
  { value: 'sale_price', label: messages.roundedFields.sale_price },
  { value: 'both', label: messages.roundedFields.both },
]
const DIRECTIONS: { value: RoundingDirection; label: string }[] = [
  { value: 'nearest', label: messages.directions.nearest },
  { value: 'up', label: messages.directions.up },
  { value: 'down', label: messages.directions.down },
]

export function RoundingTab(tab: BulkTabProps) {
  const [fields, setFields] = useState<RoundedFields>('price')
  const [direction, setDirection] = useState<RoundingDirection>('nearest')
  return (
    <ChangeForm {...tab} kind="rounding" change={{ kind: 'rounding', fields, direction }}>
      <Fields>
        <Choice label={messages.roundWhat} value={fields} options={ROUNDED} onChange={setFields} />
        <Choice label={messages.roundHow} value={direction} options={DIRECTIONS} onChange={setDirection} />
      </Fields>
      <p className={styles.hint}>{messages.roundingHint}</p>
    </ChangeForm>
  )
}

const PROMOTION_END = { kind: 'promotion_end' } as const

export function PromotionEndTab(tab: BulkTabProps) {
  return (
    <ChangeForm {...tab} kind="promotion_end" change={PROMOTION_END}>
      <p className={styles.hint}>{messages.promotionEndHint}</p>
    </ChangeForm>
  )
}

export function DeleteTab({ count, busy, onApply }: BulkTabProps) {
  return (
    <div className={styles.tab}>
      <div className={styles.content}>
        <Alert type="error" showIcon title={messages.irreversible} description={messages.deleteEffects} />
      </div>
      <div className={styles.actions}>
        <Button
          danger
          type="primary"
          disabled={busy}
          onClick={() => onApply({ change: { kind: 'delete' }, leaveOut: false }, count)}
        >
          {messages.delete(count)}
        </Button>
      </div>
    </div>
  )
}

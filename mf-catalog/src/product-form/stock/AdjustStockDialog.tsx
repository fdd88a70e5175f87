import {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  changedStock,
  isUnlimitedStock,
  parseStockChange,
  type StockMode,
  stockQuantityOf,
} from '@loja/domain/products'
import { FieldFrame, type FieldNotice, FormDialog, useForm, useRequestId } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation } from '@loja/ui/parts'
import { Input, Radio, Segmented } from 'antd'
import { useId } from 'react'
import { useProduct } from '../queries'
import styles from './AdjustStockDialog.module.css'
import { messages } from './messages'
import { adjustment } from './queries'

interface Values {
  mode: StockMode
  quantity: string
  reason: AdjustmentReason | ''
  sent: string
}
const INITIAL: Values = { mode: 'set', quantity: '', reason: '', sent: '' }
const FIELDS = ['mode', 'quantity', 'reason'] as const

const optionsOf = <Value extends string>(labels: Record<Value, string>, values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[value] }))

export function AdjustStockDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data } = useProduct(productId)
  const form = useForm<Values>({ initial: INITIAL, fields: FIELDS, draft: `stock-${productId}` })
  const { values, set, text, frame } = form
  const { mutate, isPending } = useDataMutation(adjustment)
  const requestIdOf = useRequestId(values.sent, (sent) => set('sent', sent))
  const [modeId, reasonId] = [useId(), useId()]
  const stock = stockQuantityOf(data?.product ?? { stockQuantity: null })
  const { change, notice } = changeOf(stock, values)
  const save = () => {
    if (!change) return
    // Not of the stock: a lost response may have been a success.
    mutate(
      { productId, seen: stock, ...change, requestId: requestIdOf(change) },
      {
        onSuccess() {
          form.removeDraft()
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={messages.adjust}
      formClass={`${looks.grid} ${looks.gapLarge}`}
      saveText={messages.save}
      saving={isPending}
      form={form}
      disabled={!data || !change}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.choice}>
        <span id={modeId}>{messages.whatToDo}</span>
        <Segmented<StockMode>
          aria-labelledby={modeId}
          value={values.mode}
          options={optionsOf(
            messages.modes,
            data && isUnlimitedStock(data.product) ? ['set'] : ['set', 'add', 'subtract'],
          )}
          onChange={(mode) => set('mode', mode)}
        />
      </div>
      <FieldFrame {...frame('quantity')} label={messages.quantity} notice={notice}>
        <Input
          {...text('quantity')}
          status={notice.tone === 'error' ? 'error' : ''}
          aria-invalid={notice.tone === 'error'}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
        />
      </FieldFrame>
      <div className={styles.choice}>
        <span id={reasonId}>{messages.why}</span>
        <Radio.Group
          aria-labelledby={reasonId}
          value={values.reason}
          options={optionsOf(messages.adjustments, ADJUSTMENT_REASONS)}
          onChange={({ target }) => set('reason', target.value as AdjustmentReason)}
        />
      </div>
    </FormDialog>
  )
}

/** Null until all is valid. */
function changeOf(stock: number, { mode, quantity: typed, reason }: Values) {
  const quantity = parseStockChange(mode, typed)
  const after = quantity === null ? null : changedStock(stock, mode, quantity)
  const isPossible = quantity !== null && after !== null && after !== stock
  return {
    change: isPossible && reason ? { mode, quantity, reason } : null,
    notice: noticeOf({ stock, mode, typed, quantity, after }),
  }
}

interface Facts {
  stock: number
  mode: StockMode
  typed: string
  quantity: number | null
  after: number | null
}

function noticeOf({ stock, mode, typed, quantity, after }: Facts): FieldNotice {
  if (typed.trim() === '') return { tone: 'info', text: messages.current(stock) }
  if (quantity === null) return { tone: 'error', text: messages.wrongQuantity[mode] }
  if (after === null) return { tone: 'error', text: messages.tooMany }
  if (after === stock) return { tone: 'info', text: messages.same(stock) }
  if (mode === 'subtract' && quantity > stock) return { tone: 'warning', text: messages.short(stock) }
  return { tone: 'info', text: messages.effect(stock, after) }
}

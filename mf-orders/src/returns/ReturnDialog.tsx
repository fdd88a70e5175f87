import type { OrderWithProducts } from '@loja/data/orders'
import { formatBrl, formatTypedBrl } from '@loja/domain/format'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodLabel,
  RETURN_REASONS,
  type ReturnReason,
} from '@loja/domain/orders'
import { returnReasonLabels } from '@loja/records'
import { FieldFrame, FormDialog, SelectField, useForm, useRequestId } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { QuietText, useDataMutation } from '@loja/ui/parts'
import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { messages } from './messages'
import {
  paidShare,
  parseReturn,
  proposedBrl,
  type ReturnableLine,
  refundableBrl,
  returnableLines,
  type TypedReturn,
} from './parse-return'
import { returnOfItems } from './queries'
import styles from './ReturnDialog.module.css'

const REASON_OPTIONS = RETURN_REASONS.map((value) => ({ value, label: returnReasonLabels[value] }))
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))

export function ReturnDialog({ order, onClose }: { order: OrderWithProducts; onClose: () => void }) {
  const { form, lines, limitBrl, refund, setRefund, isPending, save } = useReturn(order, onClose)
  const { values, errors, frame, text } = form
  return (
    <FormDialog
      width={600}
      title={messages.title(order.orderNumber)}
      formClass={`${looks.twoColumns} ${looks.gapMedium} ${looks.before8} ${looks.after12}`}
      saveText={messages.save}
      closeText={messages.close}
      saving={isPending}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {lines.map((line, at) => (
        <ReturnedLine key={line.id} line={line} isFirst={at === 0} form={form} />
      ))}
      <SelectField {...form.choice('reason')} label={messages.reason} options={REASON_OPTIONS} />
      <SelectField {...form.choice('method')} label={messages.method} options={METHODS} />
      {values.reason === 'outro' && (
        <div className={looks.wholeRow}>
          <FieldFrame {...frame('note')} label={messages.note}>
            <Input {...text('note')} autoComplete="off" status={errors.note ? 'error' : ''} />
          </FieldFrame>
        </div>
      )}
      <FieldFrame {...frame('refund')} label={messages.refund} help={messages.refundHelp(formatBrl(limitBrl))}>
        <Input
          {...text('refund')}
          value={refund}
          onChange={({ target }) => setRefund(target.value)}
          inputMode="decimal"
          autoComplete="off"
          status={errors.refund ? 'error' : ''}
        />
      </FieldFrame>
      {order.returned.takesStock && (
        <Checkbox
          className={looks.wholeRow}
          checked={values.stock === 'yes'}
          onChange={({ target }) => form.set('stock', target.checked ? 'yes' : '')}
        >
          {messages.backToStock}
        </Checkbox>
      )}
    </FormDialog>
  )
}

function useReturn(order: OrderWithProducts, onSaved: () => void) {
  // As the user saw it: another return in the meantime is refused by the database.
  const [{ lines, share, limitBrl }] = useState(() => ({
    lines: returnableLines(order),
    share: paidShare(order),
    limitBrl: refundableBrl(order),
  }))
  const form = useForm<TypedReturn>({
    fields: [...lines.map(({ id }) => id), 'reason', 'method', 'note', 'refund', 'stock'],
    initial: {
      ...Object.fromEntries(lines.map(({ id }) => [id, ''])),
      refund: '',
      reason: RETURN_REASONS[0],
      note: '',
      method: order.payments.find(({ state }) => state === 'pago')?.method ?? 'pix',
      stock: order.returned.takesStock ? 'yes' : '',
      sent: '',
    },
    limits: { note: 300 },
    draft: `return-${order.id}`,
  })
  const { values } = form
  const { mutate, isPending } = useDataMutation(returnOfItems)
  const requestIdOf = useRequestId(values.sent, (sent) => form.set('sent', sent))
  const [isRefundTyped, setIsRefundTyped] = useState(Boolean(values.refund))
  const refund = isRefundTyped ? (values.refund ?? '') : formatTypedBrl(proposedBrl(lines, values, { share, limitBrl }))
  const save = () => {
    const parsed = parseReturn(lines, { ...values, refund }, limitBrl)
    if (form.refuse('errors' in parsed ? parsed.errors : {}) || 'errors' in parsed) return
    const written = {
      ...parsed.request,
      reason: values.reason as ReturnReason,
      note: values.note ?? '',
      method: values.method as PaymentMethod,
      backToStock: values.stock === 'yes',
    }
    mutate(
      { requestId: requestIdOf(written), order, draft: written },
      {
        onSuccess() {
          form.removeDraft()
          onSaved()
        },
      },
    )
  }
  const setRefund = (typed: string) => {
    setIsRefundTyped(true)
    form.set('refund', typed)
  }
  return { form, lines, limitBrl, refund, setRefund, isPending, save }
}

interface LineProps {
  line: ReturnableLine
  isFirst: boolean
  form: ReturnType<typeof useReturn>['form']
}

function ReturnedLine({ line: { id, name, left }, isFirst, form }: LineProps) {
  return (
    <div className={looks.wholeRow}>
      <FieldFrame {...form.frame(id)} label={name}>
        <span className={styles.quantity}>
          <Input
            {...form.text(id)}
            autoFocus={isFirst}
            aria-label={messages.quantityOf(name)}
            inputMode="numeric"
            placeholder="0"
            autoComplete="off"
            status={form.errors[id] ? 'error' : ''}
          />
          <QuietText>{messages.left(left)}</QuietText>
        </span>
      </FieldFrame>
    </div>
  )
}

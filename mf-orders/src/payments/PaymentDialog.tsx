import type { Payment } from '@loja/data/orders'
import { formatDateTime, formatTypedBrl, isAhead, parseTypedBrl, parseTypedMoment } from '@loja/domain/format'
import {
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type PaymentMethod,
  type PaymentState,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { paymentStateLabels } from '@loja/records'
import { FieldFrame, FormDialog, SelectField, useForm, useRequestId } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation } from '@loja/ui/parts'
import { Input } from 'antd'
import { messages } from './messages'
import { paymentSave } from './payment-save'

interface Props {
  order: { id: string; orderNumber: string; payments: readonly Payment[] }
  payment: Payment | null
  dueBrl: number
  onClose: () => void
}

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))
const FIELDS = ['amount', 'method', 'state', 'happenedAt', 'reference'] as const
const STATES = PAYMENT_STATES.map((value) => ({ value, label: paymentStateLabels[value] }))

const typedOf = (payment: Payment | null, dueBrl: number) => ({
  method: payment?.method ?? ('pix' as PaymentMethod),
  amount: formatTypedBrl(payment ? payment.amount : Math.max(0, dueBrl)),
  state: payment?.state ?? ('pago' as PaymentState),
  happenedAt: formatDateTime(payment?.happenedAt ?? new Date().toISOString()),
  reference: payment?.reference ?? '',
  sent: '',
})

export function PaymentDialog({ order, payment, dueBrl, onClose }: Props) {
  // Typed for other values, it is not restored.
  const draft = `payment-${payment ? `${payment.id}-${payment.version}` : `${order.id}-${dueBrl}`}`
  const form = useForm({ initial: typedOf(payment, dueBrl), fields: FIELDS, limits: { reference: 100 }, draft })
  const { values, errors, frame, text } = form
  const { mutate, isPending } = useDataMutation(paymentSave)
  const requestIdOf = useRequestId(values.sent, (sent) => form.set('sent', sent))
  const versions = order.payments.reduce((sum, { version }) => sum + version, 0)
  const isDated = values.state !== 'pendente'
  const momentOf = () => {
    // The seconds, which the field does not show, stay unchanged.
    if (payment?.happenedAt && values.happenedAt === formatDateTime(payment.happenedAt)) return payment.happenedAt
    return parseTypedMoment(values.happenedAt)
  }
  const save = () => {
    const amount = parseTypedBrl(values.amount)
    const happenedAt = isDated ? momentOf() : null
    // It would count as a part of the total. An order of R$ 0,00 has such a payment from the start.
    const isEmpty = amount === 0 && payment?.amount !== 0
    const isRefused = form.refuse({
      ...((amount === null || isEmpty) && { amount: messages.badAmount }),
      ...(isDated && happenedAt === null && { happenedAt: messages.badMoment }),
      ...(happenedAt !== null && isAhead(happenedAt, Date.now()) && { happenedAt: messages.momentAhead }),
    })
    if (isRefused || amount === null) return
    const { method, state, reference } = values
    const written = { method, state, amount, happenedAt, reference: reference.trim() }
    mutate(
      { requestId: requestIdOf(written), order, seen: payment ?? { version: versions }, draft: written },
      {
        onSuccess() {
          form.removeDraft()
          onClose()
        },
      },
    )
  }
  const input = (field: 'amount' | 'happenedAt' | 'reference') => (
    <Input {...text(field)} autoFocus={field === 'amount'} autoComplete="off" status={errors[field] ? 'error' : ''} />
  )
  return (
    <FormDialog
      width={600}
      title={payment ? messages.changeTitle(order.orderNumber) : messages.addTitle(order.orderNumber)}
      formClass={`${looks.twoColumns} ${looks.gapMedium} ${looks.before8} ${looks.after12}`}
      saveText={messages.save}
      saving={isPending}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <FieldFrame {...frame('amount')} label={messages.amount}>
        {input('amount')}
      </FieldFrame>
      <SelectField {...form.choice('method')} label={messages.method} options={METHODS} />
      <SelectField {...form.choice('state')} label={messages.state} options={STATES} />
      {isDated && (
        <FieldFrame {...frame('happenedAt')} label={messages.happenedAt} help={messages.happenedAtHelp}>
          {input('happenedAt')}
        </FieldFrame>
      )}
      <FieldFrame {...frame('reference')} label={messages.referenceLabel}>
        {input('reference')}
      </FieldFrame>
    </FormDialog>
  )
}

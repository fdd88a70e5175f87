import type { Payment } from '@loja/data/orders'
import { formatDateTime, formatTypedBrl, parseTypedBrl, parseTypedMoment } from '@loja/domain/format'
import {
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type PaymentMethod,
  type PaymentState,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { paymentStateLabels } from '@loja/records'
import { Dialog, FieldFrame, fieldProps, newUuid, UnsavedChangesGuard, useForm } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Button, Input, Select } from 'antd'
import { type FormEvent, useId, useRef } from 'react'
import { messages } from './messages'
import styles from './PaymentDialog.module.css'
import { paymentSave } from './payment-save'

interface Props {
  order: { id: string; orderNumber: string }
  payment: Payment | null
  dueBrl: number
  onClose: () => void
}

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))
const STATES = PAYMENT_STATES.map((value) => ({ value, label: paymentStateLabels[value] }))

export function PaymentDialog({ order, payment, dueBrl, onClose }: Props) {
  const formId = useId()
  const form = useForm<{
    method: PaymentMethod
    amount: string
    state: PaymentState
    happenedAt: string
    reference: string
  }>({
    initial: {
      method: payment?.method ?? 'pix',
      amount: formatTypedBrl(payment ? payment.amount : Math.max(0, dueBrl)),
      state: payment?.state ?? 'pago',
      happenedAt: formatDateTime(payment?.happenedAt ?? new Date().toISOString()),
      reference: payment?.reference ?? '',
    },
  })
  const { values, errors, frame, text } = form
  const { mutate, isPending } = useDataMutation(paymentSave)
  // Same for a retry after a lost response.
  const request = useRef({ draft: '', id: '' })
  const isDated = values.state !== 'pendente'
  const momentOf = () => {
    // The seconds, which the field does not show, stay unchanged.
    if (payment?.happenedAt && values.happenedAt === formatDateTime(payment.happenedAt)) return payment.happenedAt
    return parseTypedMoment(values.happenedAt)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const amount = parseTypedBrl(values.amount)
    const happenedAt = isDated ? momentOf() : null
    const isRefused = form.refuse({
      ...(amount === null && { amount: messages.badAmount }),
      ...(isDated && happenedAt === null && { happenedAt: messages.badMoment }),
    })
    if (isRefused || amount === null) return
    const { method, state, reference } = values
    const draft = { method, state, amount, happenedAt, reference: reference.trim() }
    const key = JSON.stringify(draft)
    if (request.current.draft !== key) request.current = { draft: key, id: newUuid() }
    mutate({ requestId: request.current.id, order, seen: payment, draft }, { onSuccess: onClose })
  }
  const input = (field: 'amount' | 'happenedAt' | 'reference', maxLength: number) => (
    <Input {...text(field)} autoComplete="off" maxLength={maxLength} status={errors[field] ? 'error' : ''} />
  )
  return (
    <Dialog
      width={600}
      title={payment ? messages.changeTitle(order.orderNumber) : messages.addTitle(order.orderNumber)}
      onCancel={onClose}
      secondary={
        <Button disabled={isPending} onClick={onClose}>
          {messages.cancel}
        </Button>
      }
      primary={
        <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
          {messages.save}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <FieldFrame {...frame('amount')} label={messages.amount}>
          {input('amount', 16)}
        </FieldFrame>
        <FieldFrame {...frame('method')} label={messages.method}>
          <Select
            {...fieldProps(frame('method').id)}
            value={values.method}
            options={METHODS}
            onChange={(method) => form.set('method', method)}
          />
        </FieldFrame>
        <FieldFrame {...frame('state')} label={messages.state}>
          <Select
            {...fieldProps(frame('state').id)}
            value={values.state}
            options={STATES}
            onChange={(state) => form.set('state', state)}
          />
        </FieldFrame>
        {isDated && (
          <FieldFrame {...frame('happenedAt')} label={messages.happenedAt} help={messages.happenedAtHelp}>
            {input('happenedAt', 20)}
          </FieldFrame>
        )}
        <FieldFrame {...frame('reference')} label={messages.referenceLabel}>
          {input('reference', 100)}
        </FieldFrame>
        <UnsavedChangesGuard active={form.isChanged} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}

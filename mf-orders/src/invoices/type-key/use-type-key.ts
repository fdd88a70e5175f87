import { dataMutation } from '@loja/data/client'
import {
  attachInvoices,
  type InvoiceMatch,
  invoiceKeys,
  matchInvoices,
  type UninvoicedOrder,
} from '@loja/data/invoices'
import { parseTypedBrl } from '@loja/domain/format'
import {
  checkInvoice,
  cleanAccessKey,
  type InvoiceFacts,
  type InvoiceFinding,
  type InvoiceOrder,
  isAttached,
  isKeyDoubt,
  readAccessKey,
} from '@loja/domain/invoices'
import { useForm } from '@loja/ui/dialogs'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { useState } from 'react'
import { keyProblemText, refusalText } from '../details/check-texts'
import { messages } from '../messages'

interface TypedNote {
  key: string
  orderNumber: string
  total: string
}

interface TypedProblems extends Partial<Record<keyof TypedNote, string>> {
  findings: InvoiceFinding[]
}

type Result = { attachedTo: string } | { alreadyOf: string } | { problems: TypedProblems }

const attachment = dataMutation({
  mutationFn: attachTyped,
  errorText: messages.attachFailed,
  invalidates: [invoiceKeys.all],
})

export function useTypeKey(order: UninvoicedOrder | null, onAttached: () => void) {
  const notify = useNotify()
  const form = useForm<TypedNote>({
    initial: { key: '', orderNumber: order?.orderNumber ?? '', total: '' },
    sharedErrors: true,
    draft: `invoice-key-${order?.id ?? 'any'}`,
  })
  const { values: note, refuse, removeDraft } = form
  const [refused, setRefused] = useState<{ note: TypedNote; findings: InvoiceFinding[] }>()
  const { mutate, isPending } = useDataMutation(attachment)
  const show = ({ findings, ...problems }: TypedProblems) => {
    setRefused({ note, findings })
    return refuse(problems)
  }
  const attach = () => {
    if (show(problemsOf(note))) return
    mutate(note, {
      onSuccess: (result) => {
        if ('problems' in result) return show(result.problems)
        removeDraft()
        notify.success(
          'alreadyOf' in result ? messages.alreadyAttached(result.alreadyOf) : messages.attachedTo(result.attachedTo),
        )
        onAttached()
      },
    })
  }
  return { form, attach, isBusy: isPending, findings: refused?.note === note ? refused.findings : [] }
}

function problemsOf({ key, orderNumber, total }: TypedNote): TypedProblems {
  const { isWhole, problems } = readAccessKey(key)
  const [wrong] = problems.filter((problem) => !isKeyDoubt(problem))
  return {
    findings: [],
    ...(wrong ? { key: keyProblemText(wrong) } : !isWhole && { key: messages.keyMissing }),
    ...(orderNumber.trim() === '' && { orderNumber: messages.orderMissing }),
    ...(total.trim() !== '' && parseTypedBrl(total) === null && { total: messages.totalWrong }),
  }
}

async function attachTyped(note: TypedNote): Promise<Result> {
  const facts: InvoiceFacts = {
    accessKey: cleanAccessKey(note.key),
    issuedAt: null,
    totalBrl: note.total.trim() === '' ? null : parseTypedBrl(note.total),
    customerDocument: null,
    customerName: null,
    protocol: null,
    orderNumbers: [],
    xml: null,
  }
  const typedNumber = note.orderNumber.trim()
  const [match] = await matchInvoices([{ facts, typedNumber }])
  const order = orderOf(match, typedNumber)
  if (typeof order === 'string') return { problems: { findings: [], orderNumber: order } }
  const subject = { facts, order, stored: match?.stored ?? null, nowMs: Date.now() }
  if (isAttached(subject)) return { alreadyOf: order.orderNumber }
  const findings = checkInvoice(subject).filter(({ severity }) => severity === 'error')
  if (findings.length > 0) return { problems: { findings } }
  const [outcome] = await attachInvoices([{ orderId: order.id, facts, xml: null }])
  if (outcome?.outcome === 'attached') return { attachedTo: order.orderNumber }
  if (outcome?.outcome === 'already') return { alreadyOf: order.orderNumber }
  return { problems: { findings: [], key: refusalText(outcome?.outcome ?? '', outcome?.other ?? null) } }
}

function orderOf(match: InvoiceMatch | undefined, typedNumber: string): InvoiceOrder | string {
  const isWanted = ({ orderNumber }: InvoiceOrder) =>
    orderNumber.toUpperCase() === typedNumber.toUpperCase() ||
    (/^\d{1,9}$/.test(typedNumber) && orderNumber.endsWith(`-${typedNumber.padStart(6, '0')}`))
  const [order, another] = (match?.orders ?? []).filter(isWanted)
  if (!order) return messages.orderNotFound(typedNumber)
  return another ? messages.orderAmbiguous(typedNumber) : order
}

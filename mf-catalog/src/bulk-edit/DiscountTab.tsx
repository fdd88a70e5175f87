import type { DiscountKind } from '@loja/data'
import { formatBrl } from '@loja/domain'
import { useState } from 'react'
import { countLeft } from './BulkPreview'
import type { BulkTabProps } from './bulk-change'
import { isOtherDiscountKind, parseDiscount } from './bulk-values'
import { messages } from './messages'
import { useBulkPreview } from './use-bulk-preview'
import { ValueForm } from './ValueForm'

const KINDS: { value: DiscountKind; label: string }[] = [
  { value: 'percentage', label: messages.percentage },
  { value: 'fixed', label: messages.fixed },
]

export function DiscountTab({ selection, busy, onAsk }: BulkTabProps) {
  const [discount, setDiscount] = useState<DiscountKind>('percentage')
  const [text, setText] = useState('')
  const value = parseDiscount(discount, text)
  const preview = useBulkPreview(selection, value === null ? null : { kind: 'discount', discount, value })
  const isWrong = text.trim() !== '' && value === null
  const problems = isOtherDiscountKind(discount, text) ? messages.otherDiscount : messages.wrongDiscount
  return (
    <ValueForm
      kind={{ label: messages.discountKind, value: discount, options: KINDS, onChange: setDiscount }}
      value={{ label: messages.discountValue, text, isWrong, onChange: setText }}
      input={{ inputMode: 'decimal', ...(discount === 'fixed' ? { prefix: 'R$' } : { suffix: '%' }) }}
      hint={isWrong ? problems[discount] : messages.discountHint}
      preview={{
        preview,
        title: messages.salePrice,
        showValue: formatBrl,
        showPrice: true,
        floor: messages.reachZeroPrice,
        exceptions: messages.dearer,
        exceptionMark: messages.dearerMark,
        notes: ({ onSale }) => [messages.alreadyOnSale(onSale)],
      }}
      submit={{
        text: messages.applyDiscount,
        disabled: busy || !preview.ready || countLeft(preview.data, preview.leaveOut) === 0,
        onClick: () => preview.ready && onAsk(preview.change, countLeft(preview.data, preview.leaveOut)),
      }}
    />
  )
}

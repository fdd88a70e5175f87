import { dataMutation } from '@loja/data/client'
import { orderKeys } from '@loja/data/orders'
import { applyTrackingCodes, previewTrackingCodes, shipmentKeys } from '@loja/data/shipments'
import { parseTrackingLines, type TrackingList } from '@loja/domain/shipments'
import { useDataMutation } from '@loja/ui/parts'
import { useMemo, useState } from 'react'
import { messages } from './messages'
import { type AppliedRow, type ReviewRow, reviewRows, sentRows, sinceReview, toCodeLine } from './review-rows'

type Step = { name: 'input' } | { name: 'review'; rows: ReviewRow[] } | { name: 'done'; rows: AppliedRow[] }

const preview = dataMutation({
  mutationFn: ({ lines }: TrackingList) => (lines.length > 0 ? previewTrackingCodes(lines) : Promise.resolve([])),
  errorText: messages.checkFailed,
})
const application = dataMutation({
  mutationFn: ({ rows, setSent }: { rows: ReviewRow[]; setSent: boolean }) =>
    applyTrackingCodes(rows.map(toCodeLine), setSent),
  errorText: messages.applyFailed,
  unknownText: messages.applyUnknown,
  invalidates: [orderKeys.all, shipmentKeys.all],
})

export function useManyCodes() {
  const [text, setText] = useState('')
  const [step, setStep] = useState<Step>({ name: 'input' })
  const [setSent, setSetSent] = useState(false)
  const list = useMemo(() => parseTrackingLines(text), [text])
  const checking = useDataMutation(preview)
  const applying = useDataMutation(application)
  return {
    text,
    setText,
    list,
    step,
    setSent,
    setSetSent,
    isBusy: checking.isPending || applying.isPending,
    check() {
      checking.mutate(list, { onSuccess: (met) => setStep({ name: 'review', rows: reviewRows(list, met) }) })
    },
    back: () => setStep({ name: 'input' }),
    include(line: number, included: boolean) {
      setStep((current) =>
        current.name === 'review'
          ? { ...current, rows: current.rows.map((row) => (row.line === line ? { ...row, included } : row)) }
          : current,
      )
    },
    apply() {
      if (step.name !== 'review') return
      const sent = sentRows(step.rows, setSent)
      applying.mutate(
        { rows: sent, setSent },
        {
          onSuccess: (results) => {
            const byLine = new Map(sent.map((row, index) => [row.line, results[index]]))
            const rows = step.rows.map((row): AppliedRow => {
              const applied = byLine.get(row.line)
              return applied ? { row, applied: sinceReview(row, applied) } : { row }
            })
            setStep({ name: 'done', rows })
          },
        },
      )
    },
  }
}

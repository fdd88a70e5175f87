import type { ProductBulkChange } from '@loja/data'
import { Progress, useSlow } from '@loja/ui'
import type { BulkChoices } from './bulk-change'
import { messages } from './messages'

interface Props {
  change: ProductBulkChange
  matched: number
  choices: BulkChoices
  busy: boolean
}

const LONG_MS = 1000

export function BulkQuestion({ change, matched, choices, busy }: Props) {
  const isLong = useSlow(busy, LONG_MS)
  const nameOf = (id: string) =>
    [...choices.categories, ...choices.brands].find((choice) => choice.id === id)?.name ?? ''
  return (
    <>
      {messages.question(change, matched, nameOf)}
      <div role="status">
        {isLong && (
          <>
            <Progress percent={100} status="active" showInfo={false} size="small" aria-label={messages.progress} />
            {messages.working(matched)}
          </>
        )}
      </div>
    </>
  )
}

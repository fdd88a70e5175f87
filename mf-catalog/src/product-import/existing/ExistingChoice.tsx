import type { ImportField } from '@loja/product-import'
import { Pager } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { Button, Checkbox, Segmented } from 'antd'
import { useId, useState } from 'react'
import styles from '../ImportDialog.module.css'
import { messages } from '../messages'
import { Notice } from '../preview/Notice'
import type { ReviewChoices } from '../use-review-choices'
import { ChangeTable } from './ChangeTable'

const PAGE = 10

export function ExistingChoice({ review }: { review: ReviewChoices }) {
  const { rows, isUpdating } = review
  const id = useId()
  return (
    <div className={styles.choice}>
      <div className={styles.existingHead}>
        <span id={id} role="status">
          {lookUpText(review)}
        </span>
        <LookUpControl review={review} labelledBy={id} />
      </div>
      {isUpdating && rows.length > 0 && <UpdateChoice review={review} />}
    </div>
  )
}

function lookUpText({ existing, rows }: ReviewChoices): string {
  if (existing.isError) return messages.lookUpFailed
  if (existing.isLoading) return messages.lookingUp
  return existing.data ? messages.existingTitle(rows.length) : messages.lookUpLater
}

function LookUpControl({ review, labelledBy }: { review: ReviewChoices; labelledBy: string }) {
  const { existing, rows, isUpdating, updatable } = review
  if (existing.isError) return <Button onClick={() => void existing.refetch()}>{messages.lookUp}</Button>
  if (!existing.isLoading && !existing.data) return <Button onClick={review.lookUp}>{messages.lookUp}</Button>
  if (rows.length === 0) return null
  const skip = { value: 'skip', label: messages.skip }
  const update = { value: 'update', label: messages.update, disabled: updatable.length === 0 }
  // Only names and prices: most likely a list of new prices.
  const isPriceList = updatable.every((field) => field === 'price')
  return (
    <Segmented
      aria-label={messages.existingMode}
      aria-describedby={labelledBy}
      value={isUpdating ? 'update' : 'skip'}
      options={isPriceList ? [update, skip] : [skip, update]}
      onChange={(mode) => review.setIsUpdating(mode === 'update')}
    />
  )
}

function UpdateChoice({ review: { changed, updatable, fields, setFields } }: { review: ReviewChoices }) {
  const [page, setPage] = useState(1)
  const affected = changed.filter(({ promotion }) => promotion !== undefined)
  const revived = affected.filter(({ promotion }) => promotion === 'revives').length
  const pages = Math.ceil(changed.length / PAGE)
  const shownPage = Math.max(1, Math.min(page, pages))
  return (
    <>
      <Checkbox.Group
        aria-label={messages.updateFields}
        value={fields}
        options={updatable.map((field) => ({ value: field, label: messages.fields[field] }))}
        onChange={(chosen) => setFields(chosen as ImportField[])}
      />
      <span className={looks.hint}>
        {messages.updates(changed.length)} {messages.updateHint}
      </span>
      {affected.length > 0 && <Notice>{messages.promotions(affected.length - revived, revived)}</Notice>}
      <ChangeTable rows={changed.slice((shownPage - 1) * PAGE, shownPage * PAGE)} />
      <Pager page={shownPage} pageSize={PAGE} total={changed.length} onChange={setPage} />
    </>
  )
}

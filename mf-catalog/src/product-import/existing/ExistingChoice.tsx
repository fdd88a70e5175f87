import type { ImportField } from '@loja/product-import'
import { Pager } from '@loja/ui'
import { Button, Checkbox, Segmented } from 'antd'
import { useId, useState } from 'react'
import styles from '../ImportDialog.module.css'
import { messages } from '../messages'
import type { ReviewChoices } from '../use-review-choices'
import { ChangeTable } from './ChangeTable'

const PAGE = 10

/** What becomes of products that the shop has already: they are left alone, or take chosen columns of the list. */
export function ExistingChoice({ review }: { review: ReviewChoices }) {
  const { existing, rows, changed, isUpdating, updatable, fields } = review
  const [page, setPage] = useState(1)
  const id = useId()
  if (existing.isError)
    return (
      <div className={styles.choice}>
        <span>{messages.lookUpFailed}</span>
        <Button onClick={() => void existing.refetch()}>{messages.lookUp}</Button>
      </div>
    )
  if (existing.isLoading)
    return (
      <div className={styles.choice} role="status">
        {messages.lookingUp}
      </div>
    )
  if (!existing.data)
    return (
      <div className={styles.choice}>
        <div className={styles.choiceHead}>
          <span>{messages.lookUpLater}</span>
          <Button onClick={review.lookUp}>{messages.lookUp}</Button>
        </div>
      </div>
    )
  if (rows.length === 0) return null
  const pages = Math.ceil(changed.length / PAGE)
  const shownPage = Math.max(1, Math.min(page, pages))
  return (
    <div className={styles.choice}>
      <div className={styles.choiceHead}>
        <span id={id}>{messages.existingTitle(rows.length)}</span>
        <Segmented
          aria-label={messages.existingMode}
          value={isUpdating ? 'update' : 'skip'}
          options={[
            { value: 'skip', label: messages.skip },
            { value: 'update', label: messages.update, disabled: updatable.length === 0 },
          ]}
          onChange={(mode) => review.setIsUpdating(mode === 'update')}
        />
      </div>
      {isUpdating && (
        <>
          <Checkbox.Group
            aria-label={messages.updateFields}
            value={fields}
            options={updatable.map((field) => ({ value: field, label: messages.fields[field] }))}
            onChange={(chosen) => review.setFields(chosen as ImportField[])}
          />
          <span className={styles.hint}>
            {messages.updates(changed.length)} {messages.updateHint}
          </span>
          <ChangeTable rows={changed.slice((shownPage - 1) * PAGE, shownPage * PAGE)} />
          <Pager page={shownPage} pageSize={PAGE} total={changed.length} onChange={setPage} />
        </>
      )}
    </div>
  )
}

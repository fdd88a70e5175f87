import { Button, Input, Segmented } from 'antd'
import { type ComponentProps, useId } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkPreview } from './BulkPreview'

interface Props<Kind extends string> {
  /** What may be done with the value, and which of it is chosen. */
  kind: { label: string; value: Kind; options: { value: Kind; label: string }[]; onChange: (kind: Kind) => void }
  /** What is typed. `isWrong`: something, and it means nothing. */
  value: { label: string; text: string; isWrong: boolean; onChange: (text: string) => void }
  input: Pick<ComponentProps<typeof Input>, 'inputMode' | 'prefix' | 'suffix'>
  /** What to know of the value, or what is wrong with it. */
  hint: string
  preview: ComponentProps<typeof BulkPreview>
  submit: { text: string; disabled: boolean; onClick: () => void }
}

/** A kind of change and its value, what would come of it, and the button. */
export function ValueForm<Kind extends string>({ kind, value, input, hint, preview, submit }: Props<Kind>) {
  const id = useId()
  return (
    <div className={styles.tab}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span id={`${id}-kind`}>{kind.label}</span>
          <Segmented<Kind>
            aria-labelledby={`${id}-kind`}
            block
            options={kind.options}
            value={kind.value}
            onChange={kind.onChange}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={id}>{value.label}</label>
          <Input
            {...input}
            id={id}
            value={value.text}
            autoComplete="off"
            status={value.isWrong ? 'error' : ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => value.onChange(event.target.value)}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {value.isWrong ? <span className={styles.problem}>{hint}</span> : hint}
      </p>
      <BulkPreview {...preview} />
      <div className={styles.actions}>
        <Button type="primary" disabled={submit.disabled} onClick={submit.onClick}>
          {submit.text}
        </Button>
      </div>
    </div>
  )
}

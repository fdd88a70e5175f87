import { Button, Input, Segmented } from 'antd'
import { type ComponentProps, useId } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkPreview } from './BulkPreview'

interface Props<Kind extends string> {
  /** The kinds of change. */
  kind: { label: string; value: Kind; options: { value: Kind; label: string }[]; onChange: (kind: Kind) => void }
  /** `isWrong`: text that has no meaning. */
  value: { label: string; text: string; isWrong: boolean; onChange: (text: string) => void }
  input: Pick<ComponentProps<typeof Input>, 'inputMode' | 'prefix' | 'suffix'>
  hint: string
  preview: ComponentProps<typeof BulkPreview>
  submit: { text: string; disabled: boolean; onClick: () => void }
}

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

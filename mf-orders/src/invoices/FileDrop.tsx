import { InboxOutlined } from '@ant-design/icons'
import { type DragEvent, useId, useState } from 'react'
import styles from './FileDrop.module.css'
import { importMessages } from './import-messages'

interface Props {
  /** Some were chosen before. */
  more: boolean
  disabled: boolean
  onChoose: (files: File[]) => void
}

/** Takes files by click, by keyboard or dropped. */
export function FileDrop({ more, disabled, onChoose }: Props) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) onChoose([...files])
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over && !disabled)
  }
  const text = more ? importMessages.chooseMore : importMessages.choose
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way more; the input inside does the same by key.
    <div
      className={styles.drop}
      data-over={isOver}
      data-disabled={disabled}
      data-small={more}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      {!more && <InboxOutlined aria-hidden style={{ fontSize: 24 }} />}
      <span>
        <span className={styles.choose}>{text}</span> {importMessages.drop}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {importMessages.hint}
      </span>
      <input
        className={styles.input}
        type="file"
        multiple
        accept=".xml,.zip,text/xml,application/xml,application/zip"
        aria-label={text}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          // The same files, saved anew, count as another choice.
          event.target.value = ''
        }}
      />
    </div>
  )
}

import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { type DragEvent, useId, useRef, useState } from 'react'
import styles from './ListInput.module.css'
import { messages } from './messages'
import { LIST_FILE_LIMIT, readListFile } from './read-list-file'

export function ListInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId()
  const notify = useNotify()
  const [isOver, setIsOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > LIST_FILE_LIMIT) return notify.error(messages.tooLarge)
    try {
      onChange(await readListFile(file))
    } catch {
      notify.error(messages.fileFailed)
    }
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way more; the button inside does the same by key.
    <div
      className={styles.input}
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        void take(event.dataTransfer.files[0])
      }}
    >
      <label htmlFor={id} className={looks.medium}>
        {messages.label}
      </label>
      <Input.TextArea
        id={id}
        className={looks.figures}
        rows={10}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        placeholder={messages.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={`${looks.hint} ${looks.flush}`}>
        {messages.hint}
      </p>
      <div className={looks.line}>
        <FilePicker onFile={take} />
        <span className={`${looks.hint} ${looks.flush}`}>{messages.drop}</span>
      </div>
    </div>
  )
}

function FilePicker({ onFile }: { onFile: (file: File | undefined) => Promise<void> }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => picker.current?.click()}>{messages.chooseFile}</Button>
      <input
        ref={picker}
        className={looks.spoken}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        tabIndex={-1}
        aria-label={messages.chooseFile}
        onChange={(event) => {
          void onFile(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}

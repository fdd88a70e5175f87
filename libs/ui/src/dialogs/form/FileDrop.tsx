import { type DragEvent, type ReactNode, useId, useState } from 'react'
import looks from '../../parts/layout/looks.module.css'
import styles from './FileDrop.module.css'

interface Props {
  label: string
  accept: string
  multiple?: boolean
  disabled: boolean
  small?: boolean
  hint: string
  /** The caller reports wrong files. */
  onChoose: (files: File[]) => void
  children: ReactNode
}

export function FileDrop(props: Props) {
  const { disabled, multiple = false, small = false, onChoose } = props
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) onChoose(Array.from(files))
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way more; the input inside does the same by key.
    <div
      className={styles.drop}
      data-over={isOver}
      data-disabled={disabled}
      data-small={small}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      {props.children}
      <span id={`${id}-hint`} className={looks.hint}>
        {props.hint}
      </span>
      <input
        className={styles.input}
        type="file"
        multiple={multiple}
        accept={props.accept}
        aria-label={props.label}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}

import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './FieldsOnPress.module.css'

/** Hidden until they are used: by a press, also by a draft or another session. Cleared ones stay in place. */
export function FieldsOnPress({ text, isUsed, children }: { text: string; isUsed: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isUsed)
  if (isUsed && !isOpen) setOpen(true)
  if (isOpen) return children
  return (
    <Button
      className={styles.button}
      type="link"
      // A field that loses the focus may show a problem, which would move the button before its release.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setOpen(true)}
    >
      {text}
    </Button>
  )
}

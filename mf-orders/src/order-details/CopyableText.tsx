import { Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './CopyableText.module.css'
import { messages } from './messages'

interface Props {
  /** What is copied. */
  text: string
  /** What it is, for the button's name: `Copiar telefone`. */
  what: string
  /** What is shown. */
  children: ReactNode
}

/** A text with a button that copies it, and says that it has. */
export function CopyableText({ text, what, children }: Props) {
  const name = messages.copy(what.toLowerCase())
  return (
    <Typography.Text className={styles.text} copyable={{ text, tooltips: [name, messages.copied] }}>
      {children}
    </Typography.Text>
  )
}

import { CopyButton } from '@loja/ui'
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

/** A text with a button that copies it. */
export function CopyableText({ text, what, children }: Props) {
  return (
    <span className={styles.text}>
      {children}
      <CopyButton text={text} name={messages.copy(what.toLowerCase())} />
    </span>
  )
}

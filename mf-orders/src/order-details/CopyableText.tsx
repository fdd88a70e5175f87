import { CopyButton } from '@loja/ui/late'
import type { ReactNode } from 'react'
import styles from './CopyableText.module.css'
import { messages } from './messages'

interface Props {
  text: string
  what: string
  children: ReactNode
}

export function CopyableText({ text, what, children }: Props) {
  return (
    <span className={styles.text}>
      {children}
      <CopyButton text={text} name={messages.copy(what.toLowerCase())} />
    </span>
  )
}

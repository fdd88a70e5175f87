import { CopyButton } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import styles from './CopyLine.module.css'
import { messages } from './messages'

/** The button stays beside a text of several lines. */
export function CopyLine({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={looks.breaking}>{children}</span>
      <CopyButton text={text} name={messages.copy(what)} />
    </span>
  )
}

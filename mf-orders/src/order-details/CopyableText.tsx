import { CopyButton } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import { messages } from './messages'

export function CopyableText({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <span className={looks.anywhere}>
      {children}
      <CopyButton text={text} name={messages.copy(what.toLowerCase())} />
    </span>
  )
}

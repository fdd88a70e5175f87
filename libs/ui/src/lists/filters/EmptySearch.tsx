import { Button } from 'antd'
import type { ReactNode } from 'react'
import { QuietText } from '../../parts/text/QuietText'
import { messages } from '../messages'
import styles from './EmptySearch.module.css'

interface Props {
  text: string
  onClear: () => void
  children?: ReactNode
}

export function EmptySearch({ text, onClear, children }: Props) {
  const clear = () => {
    document.querySelector<HTMLElement>('search')?.focus()
    onClear()
  }
  return (
    <>
      <QuietText className={styles.searched}>{text}</QuietText>
      <div className={styles.steps}>
        <Button onClick={clear}>{messages.clearSearch}</Button>
        {children}
      </div>
    </>
  )
}

import { Button } from 'antd'
import type { ReactNode } from 'react'
import { QuietText } from '../../parts/text/QuietText'
import styles from './EmptySearch.module.css'

interface Props {
  text?: string
  button: string
  onClear: () => void
  children?: ReactNode
}

export function EmptySearch({ text, button, onClear, children }: Props) {
  const clear = () => {
    document.querySelector<HTMLElement>('search')?.focus()
    onClear()
  }
  return (
    <>
      {text && <QuietText className={styles.searched}>{text}</QuietText>}
      <div className={styles.steps}>
        <Button onClick={clear}>{button}</Button>
        {children}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { QuietText } from '../text/QuietText'
import styles from './PageNotice.module.css'

interface Props {
  icon: ReactNode
  title: string
  text: string
  actions?: ReactNode
}

export function PageNotice({ icon, title, text, actions }: Props) {
  return (
    <div className={styles.notice}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      <QuietText>{text}</QuietText>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

import { ArrowLeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messages } from '../../messages'
import { PageLink } from '../navigation/PageLink'
import { QuietText } from '../text/QuietText'
import styles from './PageHeader.module.css'

interface Props {
  title: string
  /** Null: none, also later. */
  summary?: ReactNode
  actions?: ReactNode
  /** False on the dashboard (NAV-04). */
  back?: boolean
  up?: { to: string; text: string }
}

export function PageHeader({ title, summary, actions, back = true, up }: Props) {
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.ways}>
          <PageLink page="dashboard" className={styles.back}>
            <ArrowLeftOutlined aria-hidden /> <span className={styles.backText}>{messages.backToDashboard}</span>
          </PageLink>
          {up && (
            <Link to={up.to} className={styles.back}>
              <ArrowLeftOutlined aria-hidden /> {up.text}
            </Link>
          )}
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {summary !== null && <QuietText className={styles.summary}>{summary}</QuietText>}
        </div>
        {actions}
      </div>
    </header>
  )
}

import { ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import looks from '../../parts/layout/looks.module.css'
import styles from './FieldFrame.module.css'
import { fieldProps } from './field-props'

/** Only an error blocks. */
export interface FieldNotice {
  tone: 'info' | 'warning' | 'error'
  text: ReactNode
}

interface Props {
  id: string
  label: string
  help?: string | undefined
  notice?: FieldNotice | null | undefined
  required?: boolean
  children: ReactNode
}

export function FieldFrame({ id, label, help, notice, required, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={looks.medium}>
        {label}
        {required && (
          <span className={looks.error} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children}
      <div
        id={fieldProps(id)['aria-describedby']}
        className={`${looks.stackSmall} ${looks.filled} ${looks.small} ${looks.dense}`}
      >
        <FieldNoticeLine notice={notice} />
        {help && <span className={`${looks.quiet} ${looks.anywhere}`}>{help}</span>}
      </div>
    </div>
  )
}

export function FieldNoticeLine({ notice }: { notice: FieldNotice | null | undefined }) {
  if (!notice) return null
  const Icon = notice.tone === 'info' ? InfoCircleOutlined : ExclamationCircleOutlined
  return (
    <span className={styles.notice} data-tone={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden />
      {notice.text}
    </span>
  )
}

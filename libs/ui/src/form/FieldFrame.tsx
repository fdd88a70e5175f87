import { ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { SettingKey } from '@loja/domain'
import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** A sentence under a field: a hint never blocks, an error does. */
export interface FieldNotice {
  tone: 'info' | 'warning' | 'error'
  text: string
}

interface Props {
  settingKey: SettingKey
  label: string
  help: string
  notice?: FieldNotice | null
  children: ReactNode
}

const idOf = (key: SettingKey) => `setting-${key}`
const helpIdOf = (key: SettingKey) => `setting-${key}-help`

/** What ties a control to the label, the help and the notice of its `FieldFrame`. */
export function fieldProps(key: SettingKey) {
  return { id: idOf(key), 'aria-describedby': helpIdOf(key) }
}

/** Label above, where to find the value below, and what there is to say about it. */
export function FieldFrame({ settingKey, label, help, notice, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(settingKey)} className={styles.label}>
        {label}
      </label>
      {children}
      <div id={helpIdOf(settingKey)} className={styles.words}>
        <Notice notice={notice} />
        <span className={styles.help}>{help}</span>
      </div>
    </div>
  )
}

export function Notice({ notice }: { notice: FieldNotice | null | undefined }) {
  if (!notice) return null
  const Icon = notice.tone === 'info' ? InfoCircleOutlined : ExclamationCircleOutlined
  return (
    <span className={styles.notice} data-tone={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden />
      {notice.text}
    </span>
  )
}

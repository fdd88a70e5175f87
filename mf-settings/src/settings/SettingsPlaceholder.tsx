import { Skeleton } from 'antd'
import { messages } from './messages'
import styles from './SettingsSectionCard.module.css'

/** In the shape of the tabs and the first cards, until the settings are here. */
export function SettingsPlaceholder() {
  return (
    <div role="status" aria-label={messages.loading}>
      <Skeleton active title={{ width: '60%' }} paragraph={false} />
      {[3, 2].map((fields) => (
        <div key={fields} className={styles.card}>
          <Skeleton active paragraph={{ rows: 2 }} />
          <Skeleton active title={false} paragraph={{ rows: fields * 3, width: '100%' }} />
        </div>
      ))}
    </div>
  )
}

import { formatCount } from '@loja/domain/format'
import { Select } from '../../late/Select'
import { messages } from './messages'
import styles from './ViewsBar.module.css'
import type { ViewChoiceProps } from './ViewTabs'

export function ViewSelect({ views, chosen, onChoose }: ViewChoiceProps) {
  return (
    <Select
      className={styles.select}
      aria-label={messages.view}
      placeholder={messages.unnamed}
      value={chosen?.key ?? null}
      options={views.map(({ key, name, count }) => ({
        value: key,
        label: count === undefined ? name : `${name} (${formatCount(count)})`,
      }))}
      popupMatchSelectWidth={false}
      onChange={onChoose}
    />
  )
}

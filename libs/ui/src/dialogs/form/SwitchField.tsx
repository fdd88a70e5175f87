import { Switch } from 'antd'
import looks from '../../parts/layout/looks.module.css'
import { type FieldNotice, FieldNoticeLine } from './FieldFrame'
import { fieldProps } from './field-props'
import styles from './SwitchField.module.css'

interface Props {
  id: string
  label: string
  help?: string | undefined
  notice?: FieldNotice | null | undefined
  checked: boolean
  /** E.g. `Ligado`. */
  state: string
  onChange: (checked: boolean) => void
}

export function SwitchField({ id, label, help, notice, checked, state, onChange }: Props) {
  const props = fieldProps(id)
  return (
    <div className={styles.field}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div id={props['aria-describedby']} className={`${looks.hint} ${looks.dense}`}>
          {help}
        </div>
        <FieldNoticeLine notice={notice} />
      </div>
      <div className={`${looks.row} ${looks.rigid}`}>
        <span className={looks.hint} aria-hidden>
          {state}
        </span>
        <Switch {...props} checked={checked} onChange={onChange} />
      </div>
    </div>
  )
}

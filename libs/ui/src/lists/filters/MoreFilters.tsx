import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { messages } from '../messages'
import styles from './FilterBar.module.css'

interface Props {
  controls: () => ReactNode
  activeCount: number
  cleared: number
}

export function MoreFilters({ controls, activeCount, cleared }: Props) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <Button
        className={styles.more}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {messages.filter}
        {activeCount > 0 && <span className={styles.activeCount}>{activeCount}</span>}
      </Button>
      <div id={panelId} className={styles.panel}>
        {open && <Fragment key={cleared}>{controls()}</Fragment>}
      </div>
    </>
  )
}

import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, type ReactNode, useId } from 'react'
import { messages } from '../messages'
import styles from './FilterBar.module.css'

interface Props {
  controls: () => ReactNode
  activeCount: number
  cleared: number
  open: boolean
  onOpen: (open: boolean) => void
}

export function MoreFilters({ controls, activeCount, cleared, open, onOpen }: Props) {
  const panelId = useId()
  return (
    <>
      <Button
        className={styles.more}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpen(!open)}
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

import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { messages } from './messages'
import styles from './OrderRow.module.css'
import type { RowOrder } from './use-drag-order'

export function OrderList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={looks.list} aria-label={label}>
      {children}
    </ul>
  )
}

export function OrderHint() {
  return <p className={`${looks.flush} ${looks.after12} ${looks.before12} ${looks.quiet}`}>{messages.moveKeys}</p>
}

interface Props<Row> {
  row: Row
  rows: readonly Row[]
  order: RowOrder<Row>
  name: string
  children: ReactNode
  actions?: ReactNode
}

/** Moved by drag, buttons, and Alt with an arrow key. */
export function OrderRow<Row extends { id: string }>({ row, rows, order, name, children, actions }: Props<Row>) {
  const { isDragged, ...drag } = order.drag(row, rows)
  const index = rows.indexOf(row)
  const move = (step: -1 | 1) => order.move(row, rows[index + step])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }
  const button = (step: -1 | 1, label: string, icon: ReactNode) => (
    <Button
      {...{ size: 'small', type: 'text', icon, title: label, 'aria-label': label }}
      aria-disabled={!rows[index + step]}
      onClick={() => move(step)}
    />
  )
  return (
    <li className={styles.row} data-dragged={isDragged || undefined} onKeyDown={onKeyDown}>
      <span className={styles.handle} title={messages.drag(name)} {...drag}>
        <HolderOutlined aria-hidden />
      </span>
      <span className={styles.content}>{children}</span>
      <span className={styles.actions}>
        {button(-1, messages.up(name), <ArrowUpOutlined aria-hidden />)}
        {button(1, messages.down(name), <ArrowDownOutlined aria-hidden />)}
        {actions}
      </span>
    </li>
  )
}

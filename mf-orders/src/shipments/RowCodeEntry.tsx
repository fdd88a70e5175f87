import type { OrderWithoutCode } from '@loja/data'
import { Button } from 'antd'
import { useState } from 'react'
import { CodeEntry } from '../tracking-code/CodeEntry'
import { messages } from '../tracking-code/messages'
import styles from './shipment-fields.module.css'

export function RowCodeEntry({ order: { id, orderNumber, carrier } }: { order: OrderWithoutCode }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.entry}>
      {/* It stays, because the focus returns to it. */}
      <Button aria-label={messages.enterFor(orderNumber)} aria-expanded={open} onClick={() => setOpen(!open)}>
        {messages.enter}
      </Button>
      {open && (
        <CodeEntry orderId={id} number={orderNumber} stored={{ code: null, carrier }} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

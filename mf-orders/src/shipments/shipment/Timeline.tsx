import { PlusOutlined } from '@ant-design/icons'
import type { ShipmentDetails } from '@loja/data/shipments'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { useState } from 'react'
import { EventForm } from './EventForm'
import { EventItem } from './EventItem'
import { messages } from './messages'
import { Section } from './Section'
import styles from './Timeline.module.css'

/** One event at a time is added or edited. */
export function Timeline({ shipment }: { shipment: ShipmentDetails }) {
  const [open, setOpen] = useState<'none' | 'new' | (string & {})>('none')
  const close = () => setOpen('none')
  const { id: shipmentId, events, state } = shipment
  return (
    <Section
      title={messages.timeline}
      action={
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-expanded={open === 'new'}
          onClick={() => setOpen(open === 'new' ? 'none' : 'new')}
        >
          {messages.addEvent}
        </Button>
      }
    >
      {open === 'new' && <EventForm shipmentId={shipmentId} state={state} onClose={close} />}
      {events.length === 0 && open !== 'new' && <p className={`${looks.quiet} ${looks.flush}`}>{messages.noEvents}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            shipmentId={shipmentId}
            editing={open === event.id}
            onEdit={() => setOpen(event.id)}
            onClose={close}
          />
        ))}
      </ol>
    </Section>
  )
}

import type { ShipmentDetails } from '@loja/data'
import { ABSENT } from '@loja/domain'
import { OrderStatusLabel, PageLink } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { CodeEntry } from '../../tracking-code/CodeEntry'
import { TrackingCode } from '../../tracking-code/TrackingCode'
import { messages } from './messages'
import { Section } from './Section'
import styles from './ShipmentFields.module.css'

export function ShipmentFields({ shipment }: { shipment: ShipmentDetails }) {
  const [editing, setEditing] = useState(false)
  const { id, order, carrier, trackingCode } = shipment
  return (
    <Section
      title={messages.shipment}
      action={
        // It stays, because the focus returns to it.
        <Button size="small" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {trackingCode ? messages.editCode : messages.enterCode}
        </Button>
      }
    >
      <dl className={styles.list}>
        <dt>{messages.order}</dt>
        <dd className={styles.order}>
          <PageLink page="orders" below={`/${order.id}`}>
            {order.number}
          </PageLink>
          <OrderStatusLabel status={order.status} />
        </dd>
        {!editing && (
          <>
            <dt>{messages.carrier}</dt>
            <dd>{carrier ?? ABSENT}</dd>
            <dt>{messages.code}</dt>
            <dd>{trackingCode ? <TrackingCode code={trackingCode} carrier={carrier} /> : messages.noCode}</dd>
          </>
        )}
      </dl>
      {editing && (
        <CodeEntry
          orderId={order.id}
          number={order.number}
          shipmentId={id}
          stored={{ code: trackingCode, carrier }}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  )
}

import type { ShipmentDetails } from '@loja/data/shipments'
import { ABSENT } from '@loja/domain/format'
import { OrderStatusLabel } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import { CodeButton } from '../../tracking-code/CodeButton'
import { TrackingCode } from '../../tracking-code/TrackingCode'
import { messages } from './messages'
import { Section } from './Section'
import styles from './ShipmentFields.module.css'

export function ShipmentFields({ shipment }: { shipment: ShipmentDetails }) {
  const { id, order, carrier, trackingCode: code } = shipment
  return (
    <Section
      title={messages.shipment}
      action={<CodeButton id={order.id} code={code} shipment={{ id, code, carrier }} />}
    >
      <dl className={styles.list}>
        <dt>{messages.order}</dt>
        <dd className={`${looks.wrap} ${looks.spread}`}>
          <PageLink page="orders" below={`/${order.id}`}>
            {order.number}
          </PageLink>
          <OrderStatusLabel status={order.status} />
        </dd>
        <dt>{messages.carrier}</dt>
        <dd>{carrier ?? ABSENT}</dd>
        <dt>{messages.code}</dt>
        <dd>{code ? <TrackingCode code={code} carrier={carrier} /> : messages.noCode}</dd>
      </dl>
    </Section>
  )
}

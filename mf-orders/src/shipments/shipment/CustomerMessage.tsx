import type { ShipmentDetails } from '@loja/data/shipments'
import type { MessageKind } from '@loja/domain/messages'
import type { ShipmentState } from '@loja/domain/shipments'
import { CustomerMessages } from '../../customer-messages/CustomerMessages'
import { messages } from './messages'
import { Section } from './Section'

/** A shipment without events says nothing that the order does not. */
const KINDS: Record<Exclude<ShipmentState, 'aguardando'>, MessageKind> = {
  postado: 'enviado',
  em_transito: 'enviado',
  saiu_para_entrega: 'saiu_para_entrega',
  entregue: 'entregue',
  problema: 'problema',
}

/** MSG-02, with the code of this shipment. */
export function CustomerMessage({ shipment: { order, state, trackingCode, carrier } }: { shipment: ShipmentDetails }) {
  const kind = state === 'aguardando' ? order.status : KINDS[state]
  const trackingCodes = trackingCode ? [{ code: trackingCode, carrier }] : []
  return (
    <Section title={messages.message}>
      <CustomerMessages order={{ ...order, orderNumber: order.number, trackingCodes }} first={kind} />
    </Section>
  )
}

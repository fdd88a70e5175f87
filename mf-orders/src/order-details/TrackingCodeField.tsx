import type { OrderDetails } from '@loja/data/orders'
import { CodeButton } from '../tracking-code/CodeButton'
import { TrackingCode } from '../tracking-code/TrackingCode'
import { messages } from './messages'

export function TrackingCodeField({ order: { id, trackingCodes } }: { order: OrderDetails }) {
  return (
    <>
      {trackingCodes.length === 0 && <div>{messages.noTrackingCode}</div>}
      {trackingCodes.map(({ code, carrier }) => (
        <div key={code}>
          <TrackingCode code={code} carrier={carrier} withCarrier />
        </div>
      ))}
      <CodeButton id={id} code={trackingCodes[0]?.code} />
    </>
  )
}

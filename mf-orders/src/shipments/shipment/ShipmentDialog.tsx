import { isDataError } from '@loja/data/client'
import type { ShipmentDetails } from '@loja/data/shipments'
import { CloseButton, Dialog } from '@loja/ui/dialogs'
import { Placeholder, WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, StatusLabel } from '@loja/ui/parts'
import { useShipment } from '../queries'
import { SHIPMENT_STATE_LOOKS } from '../shipment-fields'
import { CustomerMessage } from './CustomerMessage'
import { messages } from './messages'
import styles from './ShipmentDialog.module.css'
import { ShipmentFields } from './ShipmentFields'
import { ShipmentNotFoundDialog } from './ShipmentNotFoundDialog'
import { StatusOffer } from './StatusOffer'
import { Timeline } from './Timeline'

interface Props {
  /** A UUID. */
  id: string
  onClose: () => void
}

/** TRK-02. */
export function ShipmentDialog({ id, onClose }: Props) {
  const { data: shipment, error, isFetching, refetch } = useShipment(id)
  if (isDataError(error, 'not-found')) return <ShipmentNotFoundDialog onClose={onClose} />
  return (
    <Dialog
      width={760}
      title={<Title shipment={shipment} />}
      primary={<CloseButton onClick={onClose} />}
      onCancel={onClose}
    >
      {error && <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {shipment && (
        <div className={styles.sections} tabIndex={-1}>
          <StatusOffer shipment={shipment} />
          <ShipmentFields shipment={shipment} />
          <Timeline shipment={shipment} />
          <CustomerMessage shipment={shipment} />
        </div>
      )}
      {!shipment && !error && <WaitingLines label={messages.loading} lines={10} />}
    </Dialog>
  )
}

/** Two parts also while loading: nothing below moves. */
function Title({ shipment }: { shipment: ShipmentDetails | undefined }) {
  return (
    <span className={`${looks.line} ${looks.spread}`}>
      {shipment ? messages.title(shipment.order.number) : messages.loadingTitle}
      <span className={styles.state}>
        {shipment ? <StatusLabel {...SHIPMENT_STATE_LOOKS[shipment.state]} /> : <Placeholder width={120} />}
      </span>
    </span>
  )
}

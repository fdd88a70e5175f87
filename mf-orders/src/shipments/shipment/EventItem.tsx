import { EditOutlined } from '@ant-design/icons'
import type { TrackingEvent } from '@loja/data/shipments'
import { formatDateTime } from '@loja/domain/format'
import { confirm, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { DeleteButton, QuietText, StatusLabel, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { useRef } from 'react'
import { eventDeletion } from '../queries'
import { SHIPMENT_STATE_LOOKS } from '../shipment-fields'
import { EventForm } from './EventForm'
import styles from './EventItem.module.css'
import { messages } from './messages'

interface Props {
  event: TrackingEvent
  shipmentId: string
  editing: boolean
  onEdit: () => void
  onClose: () => void
}

export function EventItem({ event, shipmentId, editing, onEdit, onClose }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  const { mutateAsync: remove } = useDataMutation(eventDeletion)
  const ask = () =>
    confirm({
      title: messages.deleteTitle,
      text: messages.deleteQuestion(event),
      action: messages.deleteConfirm,
      run: () => remove({ id: event.id, seen: event.version }),
    })
  const { status, occurredAt, location, description } = event
  return (
    <li ref={item} className={styles.event}>
      <div className={styles.stored}>
        <div className={styles.what}>
          <span className={styles.state}>
            <StatusLabel {...SHIPMENT_STATE_LOOKS[status]} />
            <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
          </span>
          {(description || location) && <QuietText>{[description, location].filter(Boolean).join(' · ')}</QuietText>}
        </div>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={messages.editEvent(event)}
          title={messages.editEvent(event)}
          aria-expanded={editing}
          onClick={editing ? onClose : onEdit}
        />
        <DeleteButton label={messages.deleteEvent(event)} onClick={ask} />
      </div>
      {editing && <EventForm shipmentId={shipmentId} event={event} state={status} onClose={onClose} />}
    </li>
  )
}

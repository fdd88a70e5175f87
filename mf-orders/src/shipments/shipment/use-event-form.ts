import { isDataError } from '@loja/data/client'
import type { TrackingEvent } from '@loja/data/shipments'
import { formatDateTime, isAhead, parseTypedMoment } from '@loja/domain/format'
import type { ShipmentState } from '@loja/domain/shipments'
import { newUuid, useForm } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { useState } from 'react'
import { eventSave } from '../queries'
import { messages } from './messages'

interface FormProps {
  shipmentId: string
  event?: TrackingEvent
  state: ShipmentState
}

const NEXT: Record<ShipmentState, ShipmentState> = {
  aguardando: 'postado',
  postado: 'em_transito',
  em_transito: 'saiu_para_entrega',
  saiu_para_entrega: 'entregue',
  entregue: 'entregue',
  problema: 'em_transito',
}

const FIELDS = ['status', 'at', 'location', 'description'] as const

export function useEventForm({ shipmentId, event, state }: FormProps, onClose: () => void) {
  const form = useForm({
    initial: {
      // That of a draft may be stored by now.
      id: event?.id ?? newUuid(),
      status: event ? event.status : NEXT[state],
      at: formatDateTime(event?.occurredAt ?? new Date().toISOString()),
      location: event?.location ?? '',
      description: event?.description ?? '',
    },
    fields: FIELDS,
    sharedErrors: true,
    limits: { location: 120, description: 500 },
    // Typed for another version, it is not restored.
    draft: `event-${event ? `${event.id}-${event.version}` : shipmentId}`,
  })
  const { values } = form
  // As of opening, or after a conflict as stored.
  const [seen, setSeen] = useState(event)
  const [overtaken, setOvertaken] = useState(false)
  const { mutate, isPending } = useDataMutation(eventSave)
  const now = overtaken ? event : undefined
  // The event of the other session has been read.
  if (overtaken && now && now.version !== seen?.version) setSeen(now)

  const momentOf = () => {
    // The seconds, which the field does not show, stay unchanged.
    if (event && values.at === formatDateTime(event.occurredAt)) return event.occurredAt
    return parseTypedMoment(values.at)
  }
  const close = () => {
    form.removeDraft()
    onClose()
  }
  return {
    ...form,
    close,
    conflict: overtaken ? messages.eventConflict(now) : null,
    isBusy: isPending,
    isTyped: values.location !== (event?.location ?? '') || values.description !== (event?.description ?? ''),
    save() {
      const occurredAt = momentOf()
      if (occurredAt === null) return form.setError('at', messages.atMissing)
      if (isAhead(occurredAt, Date.now())) return form.setError('at', messages.atAhead)
      if (form.refuse({})) return
      const { id, status, location, description } = values
      mutate(
        { id, shipmentId, status, occurredAt, location, description, seen: seen?.version ?? null },
        {
          onSuccess: close,
          onError: (error) => setOvertaken(isDataError(error, 'conflict')),
        },
      )
    },
  }
}

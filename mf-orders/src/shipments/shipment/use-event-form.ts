import { isDataError, type TrackingEvent } from '@loja/data'
import { formatDateTime, parseTypedMoment, type ShipmentState } from '@loja/domain'
import { newUuid, useDataMutation } from '@loja/ui'
import { useState } from 'react'
import { eventSave } from '../queries'
import { messages } from './messages'

interface FormProps {
  shipmentId: string
  event?: TrackingEvent
  state: ShipmentState
}

/** Clocks differ: what the database refuses is later still. */
const AHEAD_MS = 5 * 60_000

/** What usually comes after a state. */
const NEXT: Record<ShipmentState, ShipmentState> = {
  aguardando: 'postado',
  postado: 'em_transito',
  em_transito: 'saiu_para_entrega',
  saiu_para_entrega: 'entregue',
  entregue: 'entregue',
  problema: 'em_transito',
}

/** What was typed, why it cannot be saved, and the save, which a second click or a lost answer does not repeat. */
export function useEventForm({ shipmentId, event, state }: FormProps, onClose: () => void) {
  const [values, setValues] = useState({
    status: event ? event.status : NEXT[state],
    at: formatDateTime(event?.occurredAt ?? new Date().toISOString()),
    location: event?.location ?? '',
    description: event?.description ?? '',
  })
  const [id] = useState(() => event?.id ?? newUuid())
  // As it was when the form was opened; after a conflict that was told, as it is.
  const [seen, setSeen] = useState(event)
  const [overtaken, setOvertaken] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useDataMutation(eventSave)
  const now = overtaken ? event : undefined
  // What the other session stored has been read by now.
  if (overtaken && now && now.version !== seen?.version) setSeen(now)

  const momentOf = () => {
    // The seconds that the field does not show stay as they are.
    if (event && values.at === formatDateTime(event.occurredAt)) return event.occurredAt
    return parseTypedMoment(values.at)
  }
  return {
    values,
    problem,
    conflict: overtaken ? messages.eventConflict(now) : null,
    isBusy: isPending,
    /** Something is typed that is not saved. */
    isTyped: values.location !== (event?.location ?? '') || values.description !== (event?.description ?? ''),
    change(part: Partial<typeof values>) {
      setValues((current) => ({ ...current, ...part }))
      setProblem(null)
    },
    save() {
      const occurredAt = momentOf()
      if (occurredAt === null) return setProblem(messages.atMissing)
      if (Date.parse(occurredAt) > Date.now() + AHEAD_MS) return setProblem(messages.atAhead)
      const { status, location, description } = values
      mutate(
        { id, shipmentId, status, occurredAt, location, description, seen: seen?.version ?? null },
        {
          onSuccess: onClose,
          onError: (error) => setOvertaken(isDataError(error) && error.code === 'conflict'),
        },
      )
    },
  }
}

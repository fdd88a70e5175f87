import type { TrackingEvent } from '@loja/data'
import { SHIPMENT_STATES, type ShipmentState } from '@loja/domain'
import { FieldFrame, fieldProps, StatusLabel, UnsavedChangesGuard, useReturnFocus } from '@loja/ui'
import { Alert, Button, Input, Select } from 'antd'
import { type FormEvent, useId } from 'react'
import { SHIPMENT_STATE_LOOKS } from '../shipment-fields'
import styles from './EventForm.module.css'
import { messages } from './messages'
import { useEventForm } from './use-event-form'

interface Props {
  shipmentId: string
  event?: TrackingEvent
  /** The event's state, or for a new one the shipment's. */
  state: ShipmentState
  onClose: () => void
}

const OPTIONS = SHIPMENT_STATES.map((state) => ({
  value: state,
  label: <StatusLabel {...SHIPMENT_STATE_LOOKS[state]} />,
}))

export function EventForm({ onClose, ...props }: Props) {
  const id = useId()
  useReturnFocus()
  const form = useEventForm(props, onClose)
  const { values, change, problem, conflict, isBusy } = form
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault()
    form.save()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FieldFrame id={`${id}-state`} label={messages.state}>
        <Select<ShipmentState>
          {...fieldProps(`${id}-state`)}
          autoFocus
          value={values.status}
          options={OPTIONS}
          onChange={(status) => change({ status })}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-at`}
        label={messages.at}
        help={messages.atHelp}
        notice={problem === null ? null : { tone: 'error', text: problem }}
      >
        <Input
          {...fieldProps(`${id}-at`)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          value={values.at}
          status={problem ? 'error' : ''}
          onChange={(event) => change({ at: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-place`} label={messages.place}>
        <Input
          {...fieldProps(`${id}-place`)}
          autoComplete="off"
          maxLength={120}
          value={values.location}
          onChange={(event) => change({ location: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-text`} label={messages.text}>
        <Input
          {...fieldProps(`${id}-text`)}
          autoComplete="off"
          maxLength={500}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </FieldFrame>
      <UnsavedChangesGuard active={form.isTyped} onDiscard={onClose} />
      {conflict && <Alert className={styles.wide} type="warning" showIcon title={conflict} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {messages.save}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}

import type { TrackingEvent } from '@loja/data/shipments'
import { SHIPMENT_STATES, type ShipmentState } from '@loja/domain/shipments'
import {
  DialogFooter,
  FieldFrame,
  RestoredNotice,
  SelectField,
  UnsavedChangesGuard,
  useReturnFocus,
} from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { StatusLabel } from '@loja/ui/parts'
import { Alert, Button, Input } from 'antd'
import type { FormEvent } from 'react'
import { SHIPMENT_STATE_LOOKS } from '../shipment-fields'
import { messages } from './messages'
import { useEventForm } from './use-event-form'

interface Props {
  shipmentId: string
  event?: TrackingEvent
  state: ShipmentState
  onClose: () => void
}

const OPTIONS = SHIPMENT_STATES.map((state) => ({
  value: state,
  label: <StatusLabel {...SHIPMENT_STATE_LOOKS[state]} />,
}))

export function EventForm({ onClose, ...props }: Props) {
  useReturnFocus()
  const form = useEventForm(props, onClose)
  const { errors, text, frame, conflict, isBusy, close } = form
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault()
    form.save()
  }
  return (
    <form
      className={`${looks.twoColumns} ${looks.fill} ${looks.gapMedium} ${looks.before12} ${looks.after12}`}
      onSubmit={onSubmit}
      noValidate
    >
      {form.restored && (
        <div className={looks.wholeRow}>
          <RestoredNotice onHide={form.hideRestored} />
        </div>
      )}
      <SelectField {...form.choice('status')} label={messages.state} autoFocus options={OPTIONS} />
      <FieldFrame {...frame('at')} label={messages.at} help={messages.atHelp}>
        <Input {...text('at')} autoComplete="off" inputMode="numeric" status={errors.at ? 'error' : ''} />
      </FieldFrame>
      <FieldFrame {...frame('location')} label={messages.place}>
        <Input {...text('location')} autoComplete="off" />
      </FieldFrame>
      <FieldFrame {...frame('description')} label={messages.text}>
        <Input {...text('description')} autoComplete="off" />
      </FieldFrame>
      <UnsavedChangesGuard active={form.isTyped} onDiscard={close} />
      {conflict && <Alert className={looks.wholeRow} type="warning" showIcon title={conflict} />}
      <DialogFooter
        secondary={
          <Button disabled={isBusy} onClick={close}>
            {messages.cancel}
          </Button>
        }
        primary={
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {messages.save}
          </Button>
        }
      />
    </form>
  )
}

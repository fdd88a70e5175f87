import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { words } from '../../words'
import { Dialog } from '../Dialog'

interface Props {
  title: string
  width?: number
  mask?: { closable: boolean }
  formClass?: string | undefined
  saveText: string
  /** Default: `Cancelar`. */
  closeText?: string
  saving: boolean
  disabled?: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** Enter in a field saves. */
export function FormDialog(props: Props) {
  const { formClass, saveText, closeText, saving, disabled, onSave, onClose, children, ...dialog } = props
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      onCancel={onClose}
      secondary={
        <Button disabled={saving} onClick={onClose}>
          {closeText ?? words.cancel}
        </Button>
      }
      primary={
        <Button type="primary" htmlType="submit" form={formId} loading={saving} disabled={disabled}>
          {saveText}
        </Button>
      }
    >
      <form
        id={formId}
        className={formClass}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving && !disabled) onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

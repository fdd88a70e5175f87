import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { words } from '../../words'
import { Dialog } from '../Dialog'
import { useTypedText } from '../use-typed-text'

interface Props {
  title: string
  width?: number
  mask?: { closable: boolean }
  formClass?: string | undefined
  saveText: string
  /** Default: `Cancelar`. */
  closeText?: string
  saving: boolean
  /** Closing asks first. */
  isChanged: boolean
  disabled?: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** Enter in a field saves. */
export function FormDialog(props: Props) {
  const { formClass, saveText, closeText, saving, disabled, isChanged, onSave, onClose, children, ...dialog } = props
  const formId = useId()
  const { close, question } = useTypedText(isChanged, onClose)
  return (
    <Dialog
      {...dialog}
      onCancel={close}
      secondary={
        <Button disabled={saving} onClick={close}>
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
      {question}
    </Dialog>
  )
}

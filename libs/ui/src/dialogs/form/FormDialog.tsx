import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { words } from '../../words'
import { Dialog } from '../Dialog'
import { useTypedText } from '../use-typed-text'
import { RestoredNotice } from './RestoredNotice'

interface Props {
  title: string
  width?: number
  mask?: { closable: boolean }
  formClass?: string | undefined
  saveText: string
  /** Default: `Cancelar`. */
  closeText?: string
  saving: boolean
  /** While it has changes, closing asks first. */
  form: { isChanged: boolean; restored: boolean; hideRestored: () => void; removeDraft: () => void }
  disabled?: boolean
  extra?: ReactNode
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** Enter in a field saves. */
export function FormDialog(props: Props) {
  const { formClass, saveText, closeText, saving, disabled, extra, form, onSave, onClose, children, ...dialog } = props
  const formId = useId()
  const { close, question } = useTypedText(form.isChanged, onClose, { onDiscard: form.removeDraft })
  return (
    <Dialog
      {...dialog}
      onCancel={close}
      secondary={
        <>
          <Button disabled={saving} onClick={close}>
            {closeText ?? words.cancel}
          </Button>
          {extra}
        </>
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
        {form.restored && (
          <div className={looks.wholeRow}>
            <RestoredNotice onHide={form.hideRestored} />
          </div>
        )}
        {children}
      </form>
      {question}
    </Dialog>
  )
}

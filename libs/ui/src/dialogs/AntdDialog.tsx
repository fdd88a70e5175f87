import { Modal, type ModalProps } from 'antd'
import { type FocusEvent, useRef } from 'react'
import { useIsPhone } from '../parts/layout/use-is-phone'
import styles from './Dialog.module.css'
import { type DialogActs, DialogFooter } from './DialogFooter'

type OwnProps = 'open' | 'width' | 'classNames' | 'onCancel' | 'footer' | `ok${string}` | `cancel${string}` | 'onOk'

export interface DialogProps extends Omit<ModalProps, OwnProps>, DialogActs {
  /** On a desktop, in pixels. */
  width?: number
  /** For content that grows during use. */
  tall?: boolean
  onCancel?: () => void
}

export function AntdDialog({ width = 520, tall = false, secondary, primary, onCancel, ...props }: DialogProps) {
  const isPhone = useIsPhone()
  const first = useRef<HTMLElement>(null)
  const { dialog = '', container = '', body = '', tallBody = '' } = styles
  return (
    <Modal
      open
      // antd centres with a sibling, below which a full-width dialog would wrap.
      centered={!isPhone}
      width={isPhone ? '100%' : width}
      className={dialog}
      classNames={{ container, body: tall ? `${body} ${tallBody}` : body }}
      // antd's zoom moves buttons between press and release.
      transitionName="ant-fade"
      footer={secondary || primary ? <DialogFooter secondary={secondary} primary={primary} /> : null}
      onCancel={() => onCancel?.()}
      // The dialog below moves a focus that is not in it to its own cross, and this one to this cross.
      wrapProps={{ onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => (first.current ??= target) }}
      afterOpenChange={(isOpen) => {
        if (isOpen && document.activeElement?.closest('.ant-modal-close')) first.current?.focus()
      }}
      {...props}
    />
  )
}

import { Modal, type ModalProps } from 'antd'
import { useIsPhone } from '../layout/use-is-phone'
import styles from './Dialog.module.css'
import { useReturnFocus } from './use-return-focus'

type Props = Omit<ModalProps, 'open' | 'width' | 'classNames'> & {
  /** On a desktop, in pixels. */
  width?: number
  /** As high as the window allows, from the start: for what grows while somebody works in it. */
  tall?: boolean
}

/**
 * The dialog of all pages: mounted while it is open, full screen on a phone, with the buttons always visible. When it is
 * unmounted the focus returns to the control that opened it.
 */
export function Dialog({ width = 520, tall = false, ...props }: Props) {
  useReturnFocus()
  const isPhone = useIsPhone()
  const { dialog = '', container = '', body = '', tallBody = '', footer = '' } = styles
  return (
    <Modal
      open
      // What antd centres stands beside an element of its own: one as wide as the screen would slip below it.
      centered={!isPhone}
      width={isPhone ? '100%' : width}
      className={dialog}
      classNames={{ container, body: tall ? `${body} ${tallBody}` : body, footer }}
      // antd's own lets the dialog grow out of the pointer: a button pressed meanwhile is elsewhere when it is let go.
      transitionName="ant-fade"
      {...props}
    />
  )
}

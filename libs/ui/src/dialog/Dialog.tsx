import { Modal, type ModalProps } from 'antd'
import { useIsPhone } from '../layout/use-is-phone'
import styles from './Dialog.module.css'

type Props = Omit<ModalProps, 'open' | 'width' | 'classNames'> & {
  /** On a desktop, in pixels. */
  width?: number
  /** As high as the window allows, from the start: for what grows while somebody works in it. */
  tall?: boolean
}

/**
 * The one dialog: mounted while it is open. On a phone it fills the screen. Its buttons stay in sight, however long its
 * text is.
 */
export function Dialog({ width = 520, tall = false, ...props }: Props) {
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

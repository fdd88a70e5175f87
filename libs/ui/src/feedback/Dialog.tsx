import { Modal, type ModalProps } from 'antd'
import styles from './Dialog.module.css'

type Props = Omit<ModalProps, 'open' | 'width' | 'classNames'> & {
  /** On a desktop, in pixels. */
  width?: number
}

/**
 * The one dialog: mounted while it is open. On a phone it fills the screen. Its buttons stay in sight, however long its
 * text is.
 */
export function Dialog({ width = 520, ...props }: Props) {
  const { dialog = '', container = '', body = '', footer = '' } = styles
  return <Modal open centered width={width} className={dialog} classNames={{ container, body, footer }} {...props} />
}

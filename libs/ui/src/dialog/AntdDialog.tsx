import { Modal, type ModalProps } from 'antd'
import { useIsPhone } from '../layout/use-is-phone'
import styles from './Dialog.module.css'

export type DialogProps = Omit<ModalProps, 'open' | 'width' | 'classNames' | 'onCancel'> & {
  /** On a desktop, in pixels. */
  width?: number
  /** Full height from the start, for content that grows during use. */
  tall?: boolean
  onCancel?: () => void
}

export function AntdDialog({ width = 520, tall = false, onCancel, ...props }: DialogProps) {
  const isPhone = useIsPhone()
  const { dialog = '', container = '', body = '', tallBody = '', footer = '' } = styles
  return (
    <Modal
      open
      // antd centres with a sibling, below which a full-width dialog would wrap.
      centered={!isPhone}
      width={isPhone ? '100%' : width}
      className={dialog}
      classNames={{ container, body: tall ? `${body} ${tallBody}` : body, footer }}
      // antd's zoom moves buttons between press and release.
      transitionName="ant-fade"
      onCancel={() => onCancel?.()}
      {...props}
    />
  )
}

import { useIsPhone } from '@loja/ui'
import { Drawer, Modal } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import styles from './ResponsiveDialog.module.css'

/** The buttons stay in sight, however many items there are. The scroll bar stands in the dialog's padding. */
const BODY: CSSProperties = {
  maxHeight: 'calc(100dvh - 200px)',
  overflowY: 'auto',
  marginInline: -24,
  paddingInline: 24,
}

interface Props {
  title: ReactNode
  footer: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A dialog, or on a phone a drawer over the whole screen. Escape and the mask close it. */
export function ResponsiveDialog({ title, footer, children, onClose }: Props) {
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <Drawer open size="100%" title={title} footer={footer} onClose={onClose} classNames={{ footer: styles.footer }}>
        {children}
      </Drawer>
    )
  return (
    <Modal open centered width={960} title={title} footer={footer} onCancel={onClose} styles={{ body: BODY }}>
      {children}
    </Modal>
  )
}

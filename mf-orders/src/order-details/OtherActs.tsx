import { CopyOutlined, EditOutlined, PrinterOutlined, RollbackOutlined } from '@ant-design/icons'
import type { OrderWithProducts } from '@loja/data/orders'
import { openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import { useIsPhone } from '@loja/ui/parts'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { editOrderPath, newOrderPath } from '../order-path'
import { PrintButton, printDialog } from '../print/PrintButton'
import { messages as returnMessages } from '../returns/open-messages'
import { returnableLines } from '../returns/parse-return'
import { returnDialog } from '../returns/return-dialog'
import { messages } from './messages'

interface Props {
  id: string
  order: OrderWithProducts | undefined
  onClose: () => void
}

/** A phone has them in the menu. */
export function OtherActs({ id, order, onClose }: Props) {
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const printed = { count: 1, sort: 'date_desc', kinds: ['declaration', 'label'] } as const
  const seenSelection = () => order && { seen: { [order.id]: order.version } }
  const icon = <PrinterOutlined aria-hidden />
  const openPrint = () => {
    const selection = seenSelection()
    if (selection) openDialog(printDialog, { ...printed, selection })
  }
  const print = [
    { key: 'print', label: messages.print, icon, onClick: () => window.print() },
    { key: 'print-others', label: messages.printOthers, icon, onClick: openPrint },
  ]
  return (
    <>
      <Button onClick={onClose}>{messages.close}</Button>
      {!isPhone && (
        <>
          <Button icon={icon} disabled={!order} onClick={() => window.print()}>
            {messages.print}
          </Button>
          <PrintButton text={messages.printOthers} disabled={!order} seenSelection={seenSelection} {...printed} />
        </>
      )}
      <RowMenu
        label={messages.more}
        items={[
          ...(isPhone && order ? print : []),
          {
            key: 'edit',
            label: messages.edit,
            icon: <EditOutlined aria-hidden />,
            onClick: () => void navigate(`${editOrderPath(id)}${search}`, { replace: true, state }),
          },
          {
            key: 'repeat',
            label: messages.repeat,
            icon: <CopyOutlined aria-hidden />,
            onClick: () => void navigate(newOrderPath(id)),
          },
          ...(order && canReturn(order)
            ? [
                {
                  key: 'return',
                  label: returnMessages.register,
                  icon: <RollbackOutlined aria-hidden />,
                  onClick: () => openDialog(returnDialog, { order }),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

function canReturn(order: OrderWithProducts): boolean {
  return (order.status === 'enviado' || order.status === 'entregue') && returnableLines(order).length > 0
}

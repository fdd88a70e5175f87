import type { OrderSelection } from '@loja/data/orders'
import type { OrderSort } from '@loja/domain/orders'
import { declareDialog, openDialog, prefetchDialog } from '@loja/ui/dialogs'
import { Button } from 'antd'
import { messages } from './open-messages'
import type { SheetKind } from './print-plan'

interface Props {
  text: string
  /** Called when the button is pressed: later changes by others were not seen. Undefined while the button is disabled. */
  seenSelection: () => OrderSelection | undefined
  disabled?: boolean
  count: number
  sort: OrderSort
  kinds: readonly SheetKind[]
}

export const printDialog = declareDialog({
  title: messages.title,
  load: async () => (await import('./PrintDialog')).PrintDialog,
})

export function PrintButton({ text, seenSelection, disabled = false, ...props }: Props) {
  const open = () => {
    const selection = seenSelection()
    if (selection) openDialog(printDialog, { ...props, selection })
  }
  return (
    <Button aria-haspopup="dialog" disabled={disabled} {...prefetchDialog(printDialog)} onClick={open}>
      {text}
    </Button>
  )
}

import { openDialog, prefetchDialog } from '@loja/ui/dialogs'
import { Button } from 'antd'
import { codeDialog } from './code-dialog'
import { messages } from './open-messages'
import type { CodeTarget } from './use-code-form'

interface Props extends Pick<CodeTarget, 'shipment'> {
  /** A UUID of an order. */
  id: string
  /** The displayed one. */
  code: string | null | undefined
}

export function CodeButton({ id, code, shipment }: Props) {
  return (
    <Button size="small" {...prefetchDialog(codeDialog)} onClick={() => openDialog(codeDialog, { id, shipment })}>
      {code ? messages.edit : messages.enter}
    </Button>
  )
}

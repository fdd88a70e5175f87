import { dialogButton } from '@loja/ui/dialogs'
import { Button } from 'antd'
import { codeDialog } from './code-dialog'
import { messages } from './open-messages'
import type { CodeTarget } from './use-code-form'

interface Props extends Pick<CodeTarget, 'shipment'> {
  id: string
  code: string | null | undefined
}

export function CodeButton({ id, code, shipment }: Props) {
  return (
    <Button size="small" {...dialogButton(codeDialog, { id, shipment })}>
      {code ? messages.edit : messages.enter}
    </Button>
  )
}

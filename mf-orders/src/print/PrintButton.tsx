import type { OrderSelection } from '@loja/data'
import type { OrderSort } from '@loja/domain'
import { LazyDialog } from '@loja/ui'
import { Button } from 'antd'
import { useState } from 'react'
import type { SheetKind } from './print-plan'

interface Props {
  text: string
  title: string
  /** Called when the button is pressed: later changes by others were not seen. */
  seenSelection: () => OrderSelection | null | undefined
  disabled?: boolean
  count: number
  sort: OrderSort
  kinds: readonly SheetKind[]
}

const loadDialog = async () => (await import('./PrintDialog')).PrintDialog

export function PrintButton({ text, title, seenSelection, disabled = false, ...props }: Props) {
  const [selection, setSelection] = useState<OrderSelection | null>()
  return (
    <>
      <Button aria-haspopup="dialog" disabled={disabled} onClick={() => setSelection(seenSelection())}>
        {text}
      </Button>
      {selection && (
        <LazyDialog
          name="print-orders"
          title={title}
          load={loadDialog}
          props={{ ...props, selection, onClose: () => setSelection(null) }}
        />
      )}
    </>
  )
}

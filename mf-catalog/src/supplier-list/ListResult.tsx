import type { AppliedListResult } from '@loja/data'
import { LazyDialog, LinkButton, useConfirm, useDataMutation } from '@loja/ui'
import { productUndo, undoneNotice } from '@loja/ui/product-undo'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { supplierPath } from '../supplier-path'
import { messages } from './messages'
import styles from './SupplierList.module.css'

interface Props {
  supplierId: string
  result: AppliedListResult
  /** Products whose price fell. */
  cheaper: readonly string[]
  onAnother: () => void
}

const loadChanges = async () => (await import('../product-changes/ProductChangesDialog')).ProductChangesDialog
const loadSendOut = async () => (await import('../send-out/SendOutDialog')).SendOutDialog

export function ListResult({ supplierId, result, cheaper, onAnother }: Props) {
  const { changeId, failures } = result
  const [open, setOpen] = useState<'changes' | 'send-out' | null>(null)
  const [isUndone, setIsUndone] = useState(false)
  const onClose = () => setOpen(null)
  return (
    <div className={styles.step}>
      <Alert
        type={failures.length > 0 ? 'warning' : 'success'}
        showIcon
        title={messages.resultTitle(result)}
        description={
          <>
            {messages.resultText(result)}
            {failures.length > 0 && (
              <>
                <p>{messages.failures(failures.length)}</p>
                <ul>
                  {failures.map((failure, index) => (
                    <li key={index}>{messages.failure(failure)}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        }
      />
      <div className={styles.actions}>
        {changeId && <UndoList changeId={changeId} onUndone={() => setIsUndone(true)} />}
        {changeId && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('changes')}>
            {messages.seeChanges}
          </Button>
        )}
        {cheaper.length > 0 && !isUndone && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('send-out')}>
            {messages.sendOut(cheaper.length)}
          </Button>
        )}
        <Button type="primary" onClick={onAnother}>
          {messages.another}
        </Button>
        <LinkButton to={supplierPath(supplierId)}>{messages.backToSupplier}</LinkButton>
      </div>
      {open === 'send-out' && (
        <LazyDialog
          name="send-out"
          title={messages.sendOutTitle}
          load={loadSendOut}
          props={{ selection: { seen: Object.fromEntries(cheaper.map((id) => [id, 0])) }, onClose }}
        />
      )}
      {open === 'changes' && (
        <LazyDialog
          name="product-changes"
          title={messages.seeChanges}
          load={loadChanges}
          props={{ faultyImports: false, onClose }}
        />
      )}
    </div>
  )
}

function UndoList({ changeId, onUndone }: { changeId: string; onUndone: () => void }) {
  const { mutate, isPending, data } = useDataMutation(productUndo(changeId))
  const { ask, dialog } = useConfirm({
    title: messages.undoTitle,
    confirmText: messages.undo,
    harmless: true,
    text: messages.undoText,
    busy: isPending,
    onConfirm: (close) => mutate(undefined, { onSuccess: onUndone, onSettled: close }),
  })
  if (data)
    return (
      <span role="status">{data.skipped.length + data.adjusted.length > 0 ? undoneNotice(data) : messages.undone}</span>
    )
  return (
    <>
      <Button aria-haspopup="dialog" onClick={ask}>
        {messages.undo}
      </Button>
      {dialog}
    </>
  )
}

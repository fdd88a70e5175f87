import type { AppliedListResult } from '@loja/data'
import { ChangesLink, LinkButton, useDataMutation, usePagePath } from '@loja/ui'
import { undoneNotice, undoOf } from '@loja/ui/undo'
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

export function ListResult({ supplierId, result, cheaper, onAnother }: Props) {
  const { changeId, failures } = result
  const [isUndone, setIsUndone] = useState(false)
  const products = usePagePath('products')
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
          <ChangesLink tab="undo" area="product">
            {messages.seeChanges}
          </ChangesLink>
        )}
        {cheaper.length > 0 && products && !isUndone && (
          <LinkButton to={`${products}#divulgar`} state={{ sendOut: cheaper }}>
            {messages.sendOut(cheaper.length)}
          </LinkButton>
        )}
        <Button type="primary" onClick={onAnother}>
          {messages.another}
        </Button>
        <LinkButton to={supplierPath(supplierId)}>{messages.backToSupplier}</LinkButton>
      </div>
    </div>
  )
}

/** The button that had the focus is gone. */
const focusOnce = (result: HTMLElement | null) => result?.focus()

function UndoList({ changeId, onUndone }: { changeId: string; onUndone: () => void }) {
  const { mutate, isPending, data } = useDataMutation(undoOf({ id: changeId, kind: 'supplier_list' }))
  if (data)
    return (
      <span role="status" tabIndex={-1} ref={focusOnce}>
        {data.skipped.length + data.adjusted.length > 0
          ? undoneNotice({ kind: 'supplier_list' }, data)
          : messages.undone}
      </span>
    )
  return (
    <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: onUndone })}>
      {messages.undo}
    </Button>
  )
}

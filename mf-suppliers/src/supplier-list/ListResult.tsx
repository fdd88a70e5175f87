import type { AppliedListResult } from '@loja/data/suppliers'
import { changesSearch } from '@loja/records'
import { LastUndo, useUndoChange } from '@loja/records/undo'
import looks from '@loja/ui/looks.module.css'
import { LinkButton, usePagePath } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { supplierPath } from '../supplier-path'
import { messages } from './messages'

interface Props {
  supplierId: string
  result: AppliedListResult
  cheaper: readonly string[]
  onAnother: () => void
}

export function ListResult({ supplierId, result, cheaper, onAnother }: Props) {
  const { changeId, failures } = result
  const undoing = useUndoChange()
  const isUndone = undoing.last !== null
  const report = useRef<HTMLDivElement>(null)
  const undo = (id: string) =>
    undoing.undo({ id, kind: 'supplier_list', firstNames: [] }, () => report.current?.focus())
  const products = usePagePath('products')
  const history = usePagePath('history')
  return (
    <div className={looks.stackLarge}>
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
      <div ref={report} role="status" tabIndex={-1}>
        <LastUndo {...undoing} />
      </div>
      <div className={looks.line}>
        {changeId && !isUndone && (
          <Button loading={undoing.isPending} onClick={() => undo(changeId)}>
            {messages.undo}
          </Button>
        )}
        {changeId && history && (
          <LinkButton to={`${history}${changesSearch('undo', 'product')}`}>{messages.seeChanges}</LinkButton>
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

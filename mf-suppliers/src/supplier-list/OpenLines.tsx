import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { Pager } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { messages } from './messages'
import { OpenLine } from './OpenLine'
import { certainOffer, type ReviewRow } from './review'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

export const PAGE_SIZE = 50

export function OpenLines({ rows, onAnswer }: { rows: readonly ReviewRow[]; onAnswer: SupplierList['answer'] }) {
  const [wanted, setPage] = useState(1)
  const page = Math.max(1, Math.min(wanted, Math.ceil(rows.length / PAGE_SIZE)))
  const certain = rows.flatMap((row) => {
    const product = certainOffer(row)
    return product ? [{ row, answer: { kind: 'product' as const, product } }] : []
  })
  return (
    <section className={looks.stackMedium} aria-label={messages.open(rows.length)}>
      <h2 className={styles.openTitle}>{messages.open(rows.length)}</h2>
      <div className={styles.bar}>
        <p className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{messages.openHint}</p>
        {certain.length > 1 && (
          <CertainButton text={messages.acceptCertain(certain.length)} onAccept={() => onAnswer(certain)} />
        )}
      </div>
      <ul className={styles.openList}>
        {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
          <OpenLine key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onChange={setPage} />
    </section>
  )
}

function CertainButton({ text, onAccept }: { text: string; onAccept: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLeaveFocusToNeighbour(button)
  return (
    <Button ref={button} size="small" onClick={onAccept}>
      {text}
    </Button>
  )
}

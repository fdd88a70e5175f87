import {
  countProductImports,
  dataMutation,
  listProductImports,
  type ProductImportUndo,
  productKeys,
  undoProductImport,
} from '@loja/data'
import { UndoAlert, UndoableList, useUndo } from '@loja/ui'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { ImportItem } from './ImportItem'
import { importMessages as messages } from './import-messages'

const undoing = dataMutation({
  mutationFn: ({ id }: { id: string }) => undoProductImport(id),
  errorText: messages.undoFailed,
  invalidates: [productKeys.all],
})

export function ImportsPane({ faultyAtFirst }: { faultyAtFirst: boolean }) {
  const { last, undo, isPending } = useUndo(undoing)
  const [faulty, setFaulty] = useState(faultyAtFirst)
  return (
    <>
      <Checkbox checked={faulty} onChange={({ target }) => setFaulty(target.checked)}>
        {messages.faulty}
      </Checkbox>
      <UndoableList
        // Another filter begins with its first page.
        key={String(faulty)}
        pageKey={(page) => [...productKeys.importPage(page), faulty]}
        list={async (page, signal) => {
          const count = countProductImports(signal, faulty)
          return { rows: await listProductImports(page, signal, faulty), total: await count }
        }}
        texts={faulty ? { ...messages, ...messages.noneFaulty } : messages}
        label={messages.list}
        report={last && <ImportUndoReport report={last.report} />}
        renderItem={(one, onUndone) => (
          <ImportItem
            key={one.id}
            one={one}
            busy={isPending}
            onUndo={(onSettled) =>
              undo({ id: one.id }, () => {
                onSettled()
                onUndone()
              })
            }
          />
        )}
      />
    </>
  )
}

function ImportUndoReport({ report }: { report: ProductImportUndo }) {
  const { leftInPlace, leftInPlaceCount } = report
  return (
    <UndoAlert title={messages.report(report)}>
      {leftInPlaceCount > 0 && (
        <>
          <ul>
            {leftInPlace.map((product) => (
              <li key={product.id}>{messages.leftInPlace(product)}</li>
            ))}
            {leftInPlaceCount > leftInPlace.length && <li>{messages.more(leftInPlaceCount - leftInPlace.length)}</li>}
          </ul>
          <p>{messages.stillUndoable}</p>
        </>
      )}
    </UndoAlert>
  )
}

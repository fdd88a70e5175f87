import { InboxOutlined } from '@ant-design/icons'
import { saveFile } from '@loja/spreadsheet'
import { Dialog, FileDrop } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { words } from '@loja/ui/parts'
import { Button } from 'antd'
import { useRef } from 'react'
import { ImportedNote } from './ImportedNote'
import styles from './ImportInvoicesDialog.module.css'
import { importMessages } from './import-messages'
import type { JudgedRow } from './import-rows'
import { refusedFile } from './refused-file'
import { type ImportWork, useImportInvoices } from './use-import-invoices'

export function ImportInvoicesDialog({ onClose }: { onClose: () => void }) {
  const list = useRef<HTMLElement>(null)
  const { rows, work, isAttaching, ...actions } = useImportInvoices()
  const ready = rows.filter(({ state }) => state === 'ready').map(({ row }) => row)
  const waits = rows.some(({ state }) => state === 'waiting')
  const refused = rows.filter(({ state }) => state === 'refused')
  const isBusy = work.name !== 'idle' || isAttaching
  const attach = () => {
    actions.attach(ready)
    list.current?.focus()
  }
  return (
    <Dialog
      title={importMessages.title}
      width={760}
      tall
      onCancel={onClose}
      closable={!isAttaching}
      keyboard={!isAttaching}
      mask={{ closable: false }}
      secondary={
        <>
          <Button disabled={isAttaching} onClick={onClose}>
            {words.close}
          </Button>
          {refused.length > 0 && (
            <Button onClick={() => saveFile(refusedFile(rows), importMessages.refusedFile)}>
              {importMessages.downloadRefused}
            </Button>
          )}
        </>
      }
      primary={
        waits && work.name === 'idle' ? (
          <Button type="primary" onClick={actions.matchAgain}>
            {words.retry}
          </Button>
        ) : (
          <Button type="primary" loading={isAttaching} disabled={isBusy || ready.length === 0} onClick={attach}>
            {importMessages.attach(ready.length)}
          </Button>
        )
      }
    >
      <div className={looks.stack}>
        <FileDrop
          label={rows.length > 0 ? importMessages.chooseMore : importMessages.choose}
          accept=".xml,.zip,text/xml,application/xml,application/zip"
          multiple
          small={rows.length > 0}
          disabled={isBusy}
          hint={importMessages.hint}
          onChoose={actions.choose}
        >
          {rows.length === 0 && <InboxOutlined aria-hidden style={{ fontSize: 24 }} />}
          <span>
            <span className={styles.choose}>{rows.length > 0 ? importMessages.chooseMore : importMessages.choose}</span>{' '}
            {importMessages.drop}
          </span>
        </FileDrop>
        <p className={styles.status} role="status">
          {statusText(work, rows)}
        </p>
        <section ref={list} tabIndex={-1} aria-label={importMessages.list}>
          <ul className={`${looks.column} ${looks.list}`}>
            {rows.map((judged) => (
              <ImportedNote
                key={judged.row.id}
                judged={judged}
                disabled={isBusy}
                onChoose={actions.chooseOrder}
                onFind={actions.findOrder}
              />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

function statusText(work: ImportWork, rows: readonly JudgedRow[]): string {
  if (work.name === 'reading') return importMessages.reading(work.done, work.total)
  if (work.name === 'matching') return importMessages.matching
  const count = (state: JudgedRow['state']) => rows.filter((one) => one.state === state).length
  return importMessages.counts({
    done: count('attached'),
    ready: count('ready'),
    ask: count('ask'),
    refused: count('refused'),
  })
}

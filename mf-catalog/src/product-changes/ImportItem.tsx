import { DownloadOutlined, UndoOutlined } from '@ant-design/icons'
import { getRejectedImportRows, type ProductImport } from '@loja/data'
import { formatDateTime } from '@loja/domain'
import { saveFile } from '@loja/spreadsheet'
import { useConfirm, useDataMutation } from '@loja/ui'
import { Button } from 'antd'
import { errorFile } from '../product-import/analysis/csv-files'
import { importMessages as messages } from './import-messages'
import styles from './ProductChangesDialog.module.css'

interface Props {
  one: ProductImport
  busy: boolean
  onUndo: (onSettled: () => void) => void
}

export function ImportItem({ one, busy, onUndo }: Props) {
  const name = messages.name(one)
  const { ask, dialog } = useConfirm({
    title: messages.undoTitle,
    confirmText: messages.undoConfirm,
    text: messages.undoQuestion(one),
    busy,
    onConfirm: onUndo,
  })
  const status = messages.status(one.status)
  const undo = messages.undoButton(one)
  return (
    <li className={styles.change}>
      <div className={styles.words}>
        <div className={styles.what}>{status ? `${name} · ${status}` : name}</div>
        <div className={styles.detail}>{messages.figures(one)}</div>
        <div className={styles.detail}>
          {formatDateTime(one.createdAt)} · {one.createdBy?.name || one.createdBy?.email || messages.someone}
        </div>
      </div>
      <div className={styles.ways}>
        {one.rejected + one.errors > 0 && <ErrorsButton one={one} name={name} />}
        {one.undoneAt && (
          <span className={styles.undone}>
            {messages.undone(one)}
            <br />
            {formatDateTime(one.undoneAt)}
          </span>
        )}
        {one.undoable && (
          <Button
            icon={<UndoOutlined aria-hidden />}
            disabled={busy}
            aria-label={messages.undoOf(undo, name)}
            onClick={ask}
          >
            {undo}
          </Button>
        )}
      </div>
      {dialog}
    </li>
  )
}

function ErrorsButton({ one, name }: { one: ProductImport; name: string }) {
  const { mutate, isPending } = useDataMutation({
    mutationFn: async () => {
      const rows = await getRejectedImportRows(one.id)
      saveFile(errorFile(rows, [], one.source === 'json' ? 'produto' : 'linha'), messages.errorFile)
    },
    meta: { errorText: messages.errorsFailed },
  })
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isPending}
      aria-label={messages.errorsOf(name)}
      title={messages.errors}
      onClick={() => mutate()}
    />
  )
}

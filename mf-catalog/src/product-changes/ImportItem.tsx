import { DownloadOutlined } from '@ant-design/icons'
import { getRejectedImportRows, type ProductImport } from '@loja/data'
import { errorFile } from '@loja/product-import/page'
import { saveFile } from '@loja/spreadsheet'
import { UndoableItem, useDataMutation } from '@loja/ui'
import { Button } from 'antd'
import { importMessages as messages } from './import-messages'

interface Props {
  one: ProductImport
  busy: boolean
  onUndo: (onSettled: () => void) => void
}

export function ImportItem({ one, busy, onUndo }: Props) {
  const name = messages.name(one)
  const status = messages.status(one.status)
  return (
    <UndoableItem
      what={status ? `${name} · ${status}` : name}
      name={name}
      detail={messages.figures(one)}
      at={one.createdAt}
      by={one.createdBy}
      undone={one.undoneAt ? { text: messages.undone(one), at: one.undoneAt } : null}
      button={one.undoable ? messages.undoButton(one) : null}
      question={{ title: messages.undoTitle, action: messages.undoConfirm, text: messages.undoQuestion(one) }}
      busy={busy}
      onUndo={onUndo}
    >
      {one.rejected + one.errors > 0 && <ErrorsButton one={one} name={name} />}
    </UndoableItem>
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

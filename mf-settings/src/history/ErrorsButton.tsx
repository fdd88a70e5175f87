import { DownloadOutlined } from '@ant-design/icons'
import type { Change } from '@loja/data/changes'
import { getRejectedImportRows } from '@loja/data/imports'
import { changeButtonName } from '@loja/records/undo'
import { saveFile } from '@loja/spreadsheet'
import { useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'

export function ErrorsButton({ change }: { change: Change }) {
  const { mutate, isPending } = useDataMutation({
    mutationFn: async () => {
      const [rows, { errorFile }] = await Promise.all([
        getRejectedImportRows(change.id),
        import('@loja/product-import/csv-files'),
      ])
      const isJson = change.kind === 'import' && change.source === 'json'
      saveFile(errorFile(rows, [], isJson ? 'produto' : 'linha'), messages.errorFile)
    },
    meta: { errorText: messages.errorsFailed },
  })
  if (change.kind !== 'import' || change.rejected + change.errors === 0) return null
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isPending}
      aria-label={messages.errorsOf(changeButtonName(change))}
      title={messages.errors}
      onClick={() => mutate()}
    />
  )
}

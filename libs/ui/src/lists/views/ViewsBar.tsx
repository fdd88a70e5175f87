import { SettingOutlined } from '@ant-design/icons'
import type { ListParams } from '@loja/domain/list'
import { Button } from 'antd'
import { memo } from 'react'
import { prefetchDialog } from '../../dialogs/dialog-declaration'
import { useDialog } from '../../dialogs/use-dialog'
import { useIsPhone } from '../../parts/layout/use-is-phone'
import { useDataMutation } from '../../parts/work/use-data-mutation'
import type { ListColumn } from '../rows/use-chosen-columns'
import { type ChosenColumns, useColumnPicker } from '../rows/use-column-picker'
import type { ListViews } from './list-views'
import { messages } from './messages'
import { viewUpdate } from './queries'
import { useListViews } from './use-list-views'
import { useSaveView } from './use-save-view'
import { ViewSelect } from './ViewSelect'
import styles from './ViewsBar.module.css'
import { ViewTabs } from './ViewTabs'
import { withColumns } from './view-address'
import { manageViewsDialog, saveViewDialog } from './view-dialogs'

interface Props<P extends { page: number }> {
  list: Pick<ListParams<P, never>, 'parse' | 'format'>
  views: ListViews<P>
  /** Stable. */
  columns: readonly ListColumn[]
  chosenColumns: ChosenColumns
}

export const ViewsBar = memo(Bar) as typeof Bar

function Bar<P extends { page: number }>({ list, views, columns, chosenColumns }: Props<P>) {
  const { shown, chosen, saved, userId, isChanged, address, choose } = useListViews(list, views)
  const { text: columnsText } = useColumnPicker(columns, chosenColumns)
  const isPhone = useIsPhone()
  const change = useDataMutation(viewUpdate)
  const openManage = useDialog(manageViewsDialog, { list: views.list, views: saved, userId })
  const openSave = useSaveView(list, views.list, columnsText)
  const Choice = isPhone ? ViewSelect : ViewTabs
  return (
    <div className={styles.bar}>
      <Choice views={shown} chosen={chosen} onChoose={choose} />
      <div className={styles.actions}>
        {isChanged && chosen && (
          <>
            {chosen.saved && (
              <Button
                size="small"
                type="primary"
                loading={change.isPending}
                onClick={() =>
                  chosen.saved &&
                  change.mutate({ view: chosen.saved, patch: { address: withColumns(address, columnsText) }, userId })
                }
              >
                {messages.update}
              </Button>
            )}
            <Button size="small" disabled={change.isPending} onClick={() => choose(chosen.key)}>
              {messages.discard}
            </Button>
            <Button size="small" aria-haspopup="dialog" {...prefetchDialog(saveViewDialog)} onClick={openSave}>
              {messages.saveAs}
            </Button>
          </>
        )}
        {saved.length > 0 && !(isPhone && isChanged) && (
          <Button
            size="small"
            type="text"
            icon={<SettingOutlined aria-hidden />}
            aria-label={messages.organize}
            title={messages.organize}
            aria-haspopup="dialog"
            {...prefetchDialog(manageViewsDialog)}
            onClick={openManage}
          />
        )}
      </div>
    </div>
  )
}

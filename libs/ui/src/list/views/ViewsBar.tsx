import { SettingOutlined } from '@ant-design/icons'
import type { ListParams } from '@loja/domain'
import { Button } from 'antd'
import { useState } from 'react'
import { useIsPhone } from '../../layout/use-is-phone'
import { useDataMutation } from '../../work/use-data-mutation'
import { ColumnPicker } from '../rows/ColumnPicker'
import type { ListColumn } from '../rows/use-chosen-columns'
import { type ChosenColumns, useColumnPicker } from '../rows/use-column-picker'
import type { ListViews } from './list-views'
import { ManageViewsDialog } from './ManageViewsDialog'
import { messages } from './messages'
import { viewChange } from './queries'
import { SaveViewDialog } from './SaveViewDialog'
import { useListViews } from './use-list-views'
import { ViewSelect } from './ViewSelect'
import styles from './ViewsBar.module.css'
import { ViewTabs } from './ViewTabs'
import { withColumns } from './view-address'

interface Props<P extends { page: number }> {
  list: Pick<ListParams<P, never>, 'parse' | 'format'>
  views: ListViews<P>
  /** Stable. */
  columns: readonly ListColumn[]
  chosenColumns: ChosenColumns
}

export function ViewsBar<P extends { page: number }>({ list, views, columns, chosenColumns }: Props<P>) {
  const { shown, chosen, saved, userId, isChanged, isNew, address, choose } = useListViews(list, views)
  const { text: columnsText, picker } = useColumnPicker(columns, chosenColumns)
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<'save' | 'manage'>()
  const change = useDataMutation(viewChange)
  const close = () => setOpen(undefined)
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
                {messages.save}
              </Button>
            )}
            <Button size="small" disabled={change.isPending} onClick={() => choose(chosen.key)}>
              {messages.discard}
            </Button>
          </>
        )}
        {isNew && (
          <Button size="small" type="link" aria-haspopup="dialog" onClick={() => setOpen('save')}>
            {messages.saveNew}
          </Button>
        )}
        {saved.length > 0 && (
          <Button
            size="small"
            type="text"
            icon={<SettingOutlined aria-hidden />}
            aria-label={messages.organize}
            title={messages.organize}
            aria-haspopup="dialog"
            onClick={() => setOpen('manage')}
          />
        )}
      </div>
      {!isPhone && (
        <div className={styles.columns}>
          <ColumnPicker {...picker} />
        </div>
      )}
      {open === 'save' && (
        <SaveViewDialog
          list={views.list}
          address={withColumns(address, columnsText)}
          userId={userId}
          onSaved={choose}
          onClose={close}
        />
      )}
      {open === 'manage' && <ManageViewsDialog list={views.list} views={saved} userId={userId} onClose={close} />}
    </div>
  )
}

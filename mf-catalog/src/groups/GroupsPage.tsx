import type { GroupKind } from '@loja/domain'
import { ListPage } from '@loja/ui'
import { GroupActions } from './GroupActions'
import { GroupDialogs } from './GroupDialogs'
import { GROUP_LISTS } from './group-fields'
import { texts } from './messages'
import { OpenDialogContext } from './open-dialog'
import { useGroupsPage } from './use-groups-page'

/** The page of categories and that of brands. */
function GroupsPage({ kind }: { kind: GroupKind }) {
  const { dialog, ...page } = useGroupsPage(kind)
  const { total } = page.queries
  return (
    <OpenDialogContext value={dialog.setOpen}>
      <ListPage
        {...page}
        {...GROUP_LISTS[kind]}
        texts={texts[kind]}
        actions={<GroupActions kind={kind} />}
        found={total ? texts[kind].found(total) : undefined}
      />
      <GroupDialogs kind={kind} open={dialog.open} onClose={dialog.onClose} />
    </OpenDialogContext>
  )
}

export const CategoriesPage = () => <GroupsPage kind="category" />
export const BrandsPage = () => <GroupsPage kind="brand" />

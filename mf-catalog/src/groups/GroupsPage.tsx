import type { GroupKind } from '@loja/domain/products'
import { ListPage } from '@loja/ui/lists'
import { GroupActions } from './GroupActions'
import { GROUP_LISTS } from './group-fields'
import { texts } from './messages'
import { useGroupsPage } from './use-groups-page'

function GroupsPage({ kind }: { kind: GroupKind }) {
  const page = useGroupsPage(kind)
  const { total } = page.queries
  return (
    <ListPage
      {...page}
      {...GROUP_LISTS[kind]}
      texts={texts[kind]}
      actions={<GroupActions kind={kind} />}
      found={total ? texts[kind].found(total) : undefined}
    />
  )
}

export const CategoriesPage = () => <GroupsPage kind="category" />
export const BrandsPage = () => <GroupsPage kind="brand" />

import { profileListParams } from '@loja/domain'
import { ListPage, useListParams } from '@loja/ui'
import { messages } from './messages'
import { UserFilters } from './UserFilters'
import { UsersList } from './UsersList'
import { useProfileCount } from './use-profile-count'
import { useProfileList } from './use-profile-list'
import { useProfileRoleCounts } from './use-profile-role-counts'

export function UsersPage() {
  const { params, setParams } = useListParams(profileListParams)
  const list = useProfileList(params)
  const count = useProfileCount(params)
  const roles = useProfileRoleCounts()
  const total = count.isPlaceholderData ? undefined : count.data
  return (
    <ListPage
      title={messages.title}
      summary={roles.data && messages.summary(roles.data.total)}
      cards={{
        failed: roles.isError,
        counts: [
          { title: messages.total, count: roles.data?.total },
          { title: messages.admins, count: roles.data?.admin },
          { title: messages.regular, count: roles.data?.user },
        ],
      }}
      params={params}
      isFiltered={profileListParams.isFiltered(params)}
      setParams={setParams}
      rows={list}
      counts={[count, roles]}
      total={total}
      filters={<UserFilters params={params} found={total} onChange={setParams} />}
      texts={messages}
    >
      {(shown) => <UsersList {...shown} />}
    </ListPage>
  )
}

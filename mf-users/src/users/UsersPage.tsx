import { type ProfileRole, profileListParams } from '@loja/domain/profiles'
import { ListPage, useListParams } from '@loja/ui/lists'
import { messages } from './messages'
import { USERS, useUserQueries } from './queries'
import { FIELDS, FILTERS } from './user-fields'

export function UsersPage() {
  const address = useListParams(profileListParams)
  const queries = useUserQueries(address)
  const { roles, total } = queries
  const card = (role: ProfileRole, title: string) => ({
    title,
    count: roles?.[role],
    filter: address.toggle('role', role, messages.showOnly(title)),
  })
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      cards={[
        { title: messages.total, count: roles?.total },
        card('admin', messages.admins),
        card('user', messages.regular),
      ]}
      filters={FILTERS}
      found={total ? messages.found(total) : undefined}
      views={USERS.views}
      fields={FIELDS}
    />
  )
}

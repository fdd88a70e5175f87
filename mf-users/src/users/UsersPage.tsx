import { profileListParams } from '@loja/domain'
import { ListPage, useListParams } from '@loja/ui'
import { messages } from './messages'
import { useUserQueries } from './queries'
import { FIELDS, FILTERS, VIEWS } from './user-fields'

export function UsersPage() {
  const address = useListParams(profileListParams)
  const queries = useUserQueries(address.params, address.filter)
  const { roles, total } = queries
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={messages}
      summary={roles && messages.summary(roles.total)}
      cards={[
        { title: messages.total, count: roles?.total },
        { title: messages.admins, count: roles?.admin },
        { title: messages.regular, count: roles?.user },
      ]}
      filters={FILTERS}
      found={total ? messages.found(total) : undefined}
      views={VIEWS}
      fields={FIELDS}
    />
  )
}

import {
  formatProfileListParams,
  isProfileListFiltered,
  PAGE_SIZE,
  type ProfileListParams,
  parseProfileListParams,
} from '@loja/domain'
import {
  EmptyState,
  type ListParamsFormat,
  LoadFailure,
  PageHeader,
  Pager,
  SummaryCards,
  useLeavePageAfterTheLast,
  useListParams,
} from '@loja/ui'
import { messages } from './messages'
import { UserFilters } from './UserFilters'
import { UsersList } from './UsersList'
import { useProfileList } from './use-profile-list'
import { useProfileRoleCounts } from './use-profile-role-counts'

const PARAMS: ListParamsFormat<ProfileListParams> = { parse: parseProfileListParams, format: formatProfileListParams }

export function UsersPage() {
  const { params, setParams } = useListParams(PARAMS)
  const counts = useProfileRoleCounts()
  const list = useProfileList(params)
  const found = list.isPlaceholderData ? undefined : list.data?.total
  useLeavePageAfterTheLast(params, setParams, found)

  const failed = [list, counts].filter((query) => query.isError)
  return (
    <>
      <PageHeader title={messages.title} summary={counts.data && messages.summary(counts.data.total)} />
      <SummaryCards
        failed={counts.isError}
        cards={[
          { title: messages.total, count: counts.data?.total },
          { title: messages.admins, count: counts.data?.admin },
          { title: messages.regular, count: counts.data?.user },
        ]}
      />
      <UserFilters params={params} found={found} onChange={setParams} />
      {failed.length > 0 && (
        <LoadFailure
          text={messages.loadFailed}
          busy={failed.some((query) => query.isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      )}
      {(list.data || !list.isError) && (
        <UsersList
          rows={list.data?.rows}
          refreshing={list.isPlaceholderData}
          empty={
            <EmptyState
              title={messages.empty}
              hint={isProfileListFiltered(params) ? messages.emptyFilteredHint : messages.emptyHint}
            />
          }
        />
      )}
      {list.data && (
        <Pager
          page={params.page}
          pageSize={PAGE_SIZE}
          total={list.data.total}
          onChange={(page) => setParams((current) => ({ ...current, page }))}
        />
      )}
    </>
  )
}

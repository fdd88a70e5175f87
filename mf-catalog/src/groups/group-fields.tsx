import type { ProductGroup } from '@loja/data/products'
import { formatCount } from '@loja/domain/format'
import type { GroupFilter, GroupKind } from '@loja/domain/products'
import { actionsField, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import { PageLink } from '@loja/ui/parts'
import { GroupMenu } from './GroupMenu'
import { GroupName } from './GroupName'
import { GroupStatus } from './GroupStatus'
import { messages, texts } from './messages'
import { groupSource } from './queries'

const ADDRESS: Record<GroupKind, string> = { category: '?categoria=', brand: '?marca=' }

const FIELDS: ListField<ProductGroup>[] = [
  {
    key: 'name',
    title: messages.name,
    card: 'heading',
    sortable: 'asc',
    text: ({ name }) => name,
    render: (group) => <GroupName group={group} />,
  },
  {
    key: 'products',
    title: messages.products,
    card: 'aside',
    align: 'end',
    width: 140,
    sortable: true,
    text: ({ products }) => formatCount(products),
    render: (group) =>
      group.products === 0 ? (
        messages.withoutProducts
      ) : (
        <PageLink page="products" search={`${ADDRESS[group.kind]}${group.id}`} title={messages.productsOf(group)}>
          {messages.productCount(group.products)}
        </PageLink>
      ),
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 140,
    text: ({ isActive }) => (isActive ? messages.active : messages.inactiveOne),
    render: (group) => <GroupStatus group={group} />,
  },
  actionsField(messages.actions, 80, (group) => <GroupMenu group={group} />),
]

const filtersOf = (kind: GroupKind): FilterControls<GroupFilter> => ({
  search: { kind: 'search', label: texts[kind].search },
  status: selectFilter(messages.statusFilter, messages.allStatuses, messages.statuses),
  withoutProducts: { kind: 'check', label: messages.withoutProducts },
})

const listOf = (kind: GroupKind) => ({
  fields: FIELDS,
  filters: filtersOf(kind),
  views: groupSource(kind).views,
  sorts: messages.sorts,
})
export const GROUP_LISTS = { category: listOf('category'), brand: listOf('brand') }

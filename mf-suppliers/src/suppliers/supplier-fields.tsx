import type { SupplierRow } from '@loja/data/suppliers'
import { formatCount, formatDateTime } from '@loja/domain/format'
import type { SupplierFilter } from '@loja/domain/suppliers'
import { actionsField, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { RowLink } from '@loja/ui/parts'
import { messages } from './messages'
import { SUPPLIERS } from './queries'
import { SupplierMenu } from './SupplierMenu'
import { SupplierStatus } from './SupplierStatus'

const FIELDS: ListField<SupplierRow>[] = [
  {
    key: 'name',
    title: messages.name,
    card: 'heading',
    sortable: 'asc',
    render: ({ id, name, contact }) => (
      <span className={`${looks.column} ${looks.breaking}`}>
        <RowLink to={id}>{name}</RowLink>
        {contact && (
          <span className={`${looks.hint} ${looks.regular}`} data-copied-as={messages.contact}>
            {contact}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'last_list',
    title: messages.lastList,
    card: 'caption',
    width: 170,
    sortable: true,
    render: ({ lastListAt }) => (lastListAt ? formatDateTime(lastListAt) : messages.noList),
  },
  {
    key: 'items',
    title: messages.items,
    card: 'caption',
    align: 'end',
    width: 190,
    sortable: true,
    text: ({ items }) => formatCount(items),
    render: ({ items }) => messages.itemCount(items),
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 130,
    text: ({ isActive }) => (isActive ? messages.active : messages.inactiveOne),
    render: (supplier) => <SupplierStatus supplier={supplier} />,
  },
  actionsField(messages.actions, 180, (supplier) => <SupplierMenu supplier={supplier} />),
]

const FILTERS: FilterControls<SupplierFilter> = {
  search: { kind: 'search', label: messages.search },
  status: selectFilter(messages.statusFilter, messages.allStatuses, messages.statuses),
}

export const SUPPLIER_LIST = { fields: FIELDS, filters: FILTERS, views: SUPPLIERS.views, sorts: messages.sorts }

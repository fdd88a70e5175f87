import type { SupplierItem } from '@loja/data/suppliers'
import { formatBrlOrAbsent, formatDate } from '@loja/domain/format'
import { actionsField, type ListField } from '@loja/ui/lists'
import { PageLink, QuietText } from '@loja/ui/parts'
import { ItemMenu } from './ItemMenu'
import { messages } from './messages'

const known = new Map<string, ListField<SupplierItem>[]>()

export function itemFields(supplierId: string): ListField<SupplierItem>[] {
  const fields = known.get(supplierId) ?? fieldsOf(supplierId)
  known.set(supplierId, fields)
  return fields
}

const fieldsOf = (supplierId: string): ListField<SupplierItem>[] => [
  {
    key: 'text',
    title: messages.text,
    card: 'heading',
    render: ({ text, code }) => (code ? messages.withCode(text, code) : text),
  },
  {
    key: 'product',
    title: messages.product,
    card: 'caption',
    width: 320,
    render: ({ product, answer }) =>
      product ? (
        <PageLink page="products" below={`/edit/${product.id}`}>
          {product.name}
        </PageLink>
      ) : (
        <QuietText>{answer === 'not_ours' ? messages.notOurs : messages.open}</QuietText>
      ),
  },
  {
    key: 'cost',
    title: messages.lastCost,
    card: 'caption',
    align: 'end',
    width: 130,
    render: ({ lastCost }) => formatBrlOrAbsent(lastCost),
  },
  {
    key: 'seen',
    title: messages.lastSeen,
    card: 'caption',
    width: 120,
    render: ({ lastSeenAt }) => formatDate(lastSeenAt),
  },
  { ...actionsField(messages.actions, 80, (item) => <ItemMenu supplierId={supplierId} item={item} />), card: 'aside' },
]

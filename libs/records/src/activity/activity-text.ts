import type { ActivityFacts } from '@loja/domain/activity'
import { formatBrl, formatCount, formatDateTime, formatRate } from '@loja/domain/format'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import { AMOUNTS, CAUSES, COLUMNS, RELATIONS, UNKNOWN_RELATION, VALUES } from './activity-labels'
import { editLines, type Line } from './edit-lines'

export function activityText(facts: ActivityFacts) {
  const { relation, operation, rowCount, changes, cause } = facts
  const { verbs, many } = RELATIONS[relation] ?? UNKNOWN_RELATION
  const known = cause && CAUSES[`${relation} ${cause}`]
  const [verb] = verbs[operation].split(' ')
  const counted = `${formatCount(rowCount)} ${many}`
  const ofCause = causeLine(facts)
  const edit = editLines(facts)
  const columns = Object.entries(changes).filter(([column]) => !edit.covered.includes(column))
  const lines = ofCause ? [ofCause] : [...edit.lines, ...columns.map((change) => changeLine(relation, ...change))]
  // `Mudou o status` needs no `Status:`.
  const isNamed = (label: string) => known?.toLowerCase().includes(label.toLowerCase())
  return {
    title: rowCount > 1 ? (known ? `${known} (${counted})` : `${verb} ${counted}`) : (known ?? verbs[operation]),
    /** `Preço: R$ 10,00 → R$ 12,00` */
    changes: lines.map(([label, text]) => (isNamed(label) && text !== CHANGED ? text : `${label}: ${text}`)),
  }
}

/** The values are not recorded. */
const CHANGED = 'mudou'

function changeLine(relation: string, column: string, [from, to]: [unknown, unknown]): Line {
  const label = COLUMNS[`${relation} ${column}`] ?? COLUMNS[column] ?? column
  if (from === null && to === null) return [label, CHANGED]
  const shown = (value: unknown) => valueText(relation, column, value)
  return [label, from === null ? shown(to) : `${shown(from)} → ${shown(to)}`]
}

function valueText(relation: string, column: string, value: unknown): string {
  if (value === null || value === '') return 'vazio'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (Array.isArray(value)) return value.join(', ') || 'vazio'
  const text = String(value)
  if (/_(at|from|until)$/.test(column)) return formatDateTime(text)
  if (typeof value === 'number') {
    if (relation !== 'product_imports' && AMOUNTS.has(column)) return formatBrl(value)
    return column === 'stock_quantity' && value === UNLIMITED_STOCK ? 'ilimitado' : formatCount(value)
  }
  return VALUES[`${relation} ${column}`]?.[text] ?? text
}

function causeLine({ relation, cause, details, rowCount }: ActivityFacts): Line | null {
  if (!details || rowCount < 2) return null
  const text = (key: string) => String(details[key] ?? '')
  const number = (key: string) => Number(details[key] ?? 0)
  switch (`${relation} ${cause}`) {
    case 'orders status':
      return ['Status', valueText('orders', 'status', details.status ?? null)]
    case 'products discount':
      return ['Desconto', details.discount === 'percentage' ? formatRate(number('value')) : formatBrl(number('value'))]
    case 'products stock': {
      const sign = { add: '+', subtract: '−', set: '' }[text('mode')] ?? ''
      return ['Estoque', `${sign}${valueText('products', 'stock_quantity', number('quantity'))}`]
    }
    case 'products category':
      return ['Categoria', text('category_name')]
    case 'products brand':
      return ['Marca', text('brand_name')]
    case 'products supplier_list':
      return ['Fornecedor', text('supplier_name')]
    case 'products status':
      return ['Ativo', details.active ? 'sim' : 'não']
    case 'products tags':
      return ['Tags', `${details.mode === 'add' ? '+' : '−'}${valueText('products', 'tags', details.tags ?? null)}`]
    default:
      return null
  }
}

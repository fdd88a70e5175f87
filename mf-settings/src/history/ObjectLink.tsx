import type { ActivityRow } from '@loja/data/activity'
import type { ActivityKind } from '@loja/domain/activity'
import { SETTING_KEYS } from '@loja/domain/settings'
import type { PageId } from '@loja/platform'
import { ClampedText } from '@loja/ui/lists'
import { PageLink, QuietText } from '@loja/ui/parts'
import { messages as settings } from '../settings/messages'
import { messages } from './messages'

/** Pages of one object. */
const PAGES: Partial<Record<ActivityKind, (id: string) => { page: PageId; below: string }>> = {
  order: (id) => ({ page: 'orders', below: `/${id}` }),
  shipment: (id) => ({ page: 'orders', below: `/${id}` }),
  invoice: (id) => ({ page: 'orders', below: `/${id}` }),
  product: (id) => ({ page: 'products', below: `/edit/${id}` }),
  feedback: (id) => ({ page: 'feedbacks', below: `/${id}` }),
  profile: (id) => ({ page: 'customer', below: `/user/${id}` }),
}

export function ObjectLink({ row }: { row: ActivityRow }) {
  const name = nameOf(row)
  const isGone = row.operation === 'delete' && (row.relation === `${row.kind}s` || row.kind === 'feedback')
  const address = row.objectId && !isGone ? PAGES[row.kind]?.(row.objectId) : undefined
  if (!name) return <QuietText>{messages.kinds[row.kind]}</QuietText>
  const text = <ClampedText>{name}</ClampedText>
  return address ? <PageLink {...address}>{text}</PageLink> : text
}

const NAMED = 3

function nameOf({ kind, objectId, objectName, rowCount }: ActivityRow): string | null {
  const key = kind === 'setting' && SETTING_KEYS.find((known) => known === objectName)
  if (key) return settings.fields[key].label
  if (!objectName || objectId || rowCount <= NAMED) return objectName
  return messages.more(objectName, rowCount - NAMED)
}

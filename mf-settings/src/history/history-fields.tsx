import type { ActivityRow } from '@loja/data/activity'
import type { ProfileListRow } from '@loja/data/profiles'
import { type ActivityFilter, SHOP_ACTOR, SYSTEM_ACTOR } from '@loja/domain/activity'
import { formatDateTime } from '@loja/domain/format'
import { activityText } from '@loja/records'
import { ClampedText, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import { QuietText } from '@loja/ui/parts'
import { PeriodSelect } from '../period/PeriodSelect'
import { messages } from './messages'
import { ObjectLink } from './ObjectLink'

function sentence(row: ActivityRow): string {
  const { title, changes } = activityText(row)
  return changes.length > 0 ? `${title}. ${changes.join(' · ')}` : title
}

export const FIELDS: ListField<ActivityRow>[] = [
  { key: 'what', title: messages.what, card: 'heading', render: (row) => <ClampedText>{sentence(row)}</ClampedText> },
  { key: 'object', title: messages.object, card: 'footer', width: 260, render: (row) => <ObjectLink row={row} /> },
  {
    key: 'who',
    title: messages.who,
    card: 'caption',
    width: 220,
    // Names repeat, and their owners change them.
    render: ({ actorId, actorName, actorEmail }) => (
      <>
        <div>{actorName ?? messages.actors[actorId] ?? messages.deletedAccount}</div>
        {actorEmail && actorEmail !== actorName && <QuietText data-copied-as={messages.email}>{actorEmail}</QuietText>}
      </>
    ),
  },
  {
    key: 'when',
    title: messages.when,
    card: 'caption',
    width: 160,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
]

export function historyFilters(
  administrators: readonly ProfileListRow[] = [],
  chosen: string | null,
): FilterControls<ActivityFilter> {
  const names = new Map(
    administrators.map((row) => [row.userId, row.fullName?.trim() || messages.nameless(row.userId)]),
  )
  for (const actor of [SHOP_ACTOR, SYSTEM_ACTOR]) names.set(actor, messages.actors[actor] ?? '')
  // A person of the address who is no administrator any more is still named.
  if (chosen && !names.has(chosen)) names.set(chosen, messages.nameless(chosen))
  return {
    search: { kind: 'search', label: messages.search },
    actor: {
      kind: 'select',
      label: messages.personFilter,
      all: messages.everyone,
      options: [...names].map(([value, label]) => ({ value, label })),
      tag: (id) => messages.filterTags.actor(names.get(id) ?? messages.nameless(id)),
    },
    kind: selectFilter(messages.kindFilter, messages.allKinds, messages.kinds),
    period: {
      kind: 'custom',
      render: (period, onChange) => <PeriodSelect any={messages.anyPeriod} period={period} onChange={onChange} />,
    },
  }
}

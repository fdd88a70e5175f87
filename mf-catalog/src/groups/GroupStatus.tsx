import type { ProductGroup } from '@loja/data/products'
import { GROUP_STATUSES, type GroupStatus as Status } from '@loja/domain/products'
import { Select } from '@loja/ui/late'
import { StatusLabel, type StatusLook, useDataMutation } from '@loja/ui/parts'
import { useRef } from 'react'
import { messages } from './messages'
import { change } from './queries'

const LOOKS: Record<Status, StatusLook> = {
  active: { color: 'var(--ant-color-success)', word: messages.active },
  inactive: { color: 'var(--ant-color-text-secondary)', word: messages.inactiveOne, filled: false },
}
const OPTIONS = GROUP_STATUSES.map((status) => ({ value: status, label: <StatusLabel {...LOOKS[status]} /> }))
const statusOf = (isActive: boolean | undefined): Status => (isActive ? 'active' : 'inactive')

export function GroupStatus({ group }: { group: ProductGroup }) {
  const seen = useRef(group)
  const { mutate, isPending, variables } = useDataMutation(change(group.kind))
  const status = statusOf(group.isActive)
  return (
    <Select
      inRow
      aria-label={messages.statusOf(group.name)}
      value={status}
      options={OPTIONS}
      saving={isPending ? statusOf(variables.patch.isActive) : undefined}
      onOpen={() => {
        seen.current = group
      }}
      onChange={(next) => mutate({ group: seen.current, patch: { isActive: next === 'active' } })}
    />
  )
}

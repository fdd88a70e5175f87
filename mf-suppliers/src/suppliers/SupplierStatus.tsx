import type { Supplier } from '@loja/data/suppliers'
import { type SupplierStatus as Status, SUPPLIER_STATUSES } from '@loja/domain/suppliers'
import { Select } from '@loja/ui/late'
import { StatusLabel, type StatusLook, useDataMutation } from '@loja/ui/parts'
import { useRef } from 'react'
import { messages } from './messages'
import { change } from './queries'

const LOOKS: Record<Status, StatusLook> = {
  active: { color: 'var(--ant-color-success)', word: messages.active },
  inactive: { color: 'var(--ant-color-text-secondary)', word: messages.inactiveOne, filled: false },
}
const OPTIONS = SUPPLIER_STATUSES.map((status) => ({ value: status, label: <StatusLabel {...LOOKS[status]} /> }))
const statusOf = (isActive: boolean | undefined): Status => (isActive ? 'active' : 'inactive')

export function SupplierStatus({ supplier }: { supplier: Supplier }) {
  const seen = useRef(supplier)
  const { mutate, isPending, variables } = useDataMutation(change)
  const status = statusOf(supplier.isActive)
  return (
    <Select
      inRow
      aria-label={messages.statusOf(supplier.name)}
      value={status}
      options={OPTIONS}
      saving={isPending ? statusOf(variables.patch.isActive) : undefined}
      onOpen={() => {
        seen.current = supplier
      }}
      onChange={(next) => mutate({ supplier: seen.current, patch: { isActive: next === 'active' } })}
    />
  )
}

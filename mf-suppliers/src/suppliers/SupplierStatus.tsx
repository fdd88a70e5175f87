import type { Supplier } from '@loja/data/suppliers'
import { ActiveSelect } from '@loja/ui/late'
import { useDataMutation } from '@loja/ui/parts'
import { messages } from './messages'
import { change } from './queries'

const WORDS = { active: messages.active, inactive: messages.inactiveOne }

export function SupplierStatus({ supplier }: { supplier: Supplier }) {
  const { mutate, isPending, variables } = useDataMutation(change)
  return (
    <ActiveSelect
      aria-label={messages.statusOf(supplier.name)}
      row={supplier}
      words={WORDS}
      saving={isPending ? variables.patch.isActive : undefined}
      onChange={(isActive, seen) => mutate({ supplier: seen, patch: { isActive } })}
    />
  )
}

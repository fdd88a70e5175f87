import type { ProductGroup } from '@loja/data/products'
import { ActiveSelect } from '@loja/ui/late'
import { useDataMutation } from '@loja/ui/parts'
import { messages } from './messages'
import { change } from './queries'

const WORDS = { active: messages.active, inactive: messages.inactiveOne }

export function GroupStatus({ group }: { group: ProductGroup }) {
  const { mutate, isPending, variables } = useDataMutation(change(group.kind))
  return (
    <ActiveSelect
      aria-label={messages.statusOf(group.name)}
      row={group}
      words={WORDS}
      saving={isPending ? variables.patch.isActive : undefined}
      onChange={(isActive, seen) => mutate({ group: seen, patch: { isActive } })}
    />
  )
}

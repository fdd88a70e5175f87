import type { GroupKind } from '@loja/domain'
import { LazyDialog } from '@loja/ui'
import { texts } from './messages'
import type { OpenDialog } from './open-dialog'

const loadNew = async () => (await import('./NewGroupDialog')).NewGroupDialog
const loadOrder = async () => (await import('./GroupOrderDialog')).GroupOrderDialog
const loadMerge = async () => (await import('./MergeGroupsDialog')).MergeGroupsDialog

interface Props {
  kind: GroupKind
  open: OpenDialog
  onClose: () => void
}

export function GroupDialogs({ kind, open, onClose }: Props) {
  const props = { kind, onClose }
  const { add, orderTitle, mergeTitle } = texts[kind]
  if (open.name === 'new') return <LazyDialog name="new-group" title={add} load={loadNew} props={props} />
  if (open.name === 'order') return <LazyDialog name="group-order" title={orderTitle} load={loadOrder} props={props} />
  if (open.name === 'none') return null
  return <LazyDialog name="merge-groups" title={mergeTitle} load={loadMerge} props={{ ...props, first: open.ids }} />
}

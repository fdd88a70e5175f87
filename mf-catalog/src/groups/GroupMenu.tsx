import { DeleteOutlined, MergeOutlined } from '@ant-design/icons'
import type { ProductGroup } from '@loja/data'
import { RowMenu, useConfirm, useDataMutation } from '@loja/ui'
import { use } from 'react'
import { messages, texts } from './messages'
import { OpenDialogContext } from './open-dialog'
import { deletion } from './queries'

/** Only a category or brand without products can be deleted. */
export function GroupMenu({ group }: { group: ProductGroup }) {
  const openDialog = use(OpenDialogContext)
  const { mutate, isPending } = useDataMutation(deletion(group.kind))
  const { ask, dialog } = useConfirm({
    title: texts[group.kind].deleteTitle,
    text: texts[group.kind].deleteQuestion(group.name),
    confirmText: messages.delete,
    busy: isPending,
    onConfirm: (close) => mutate(group, { onSettled: close }),
  })
  const merge = {
    key: 'merge',
    label: messages.mergeOne,
    icon: <MergeOutlined aria-hidden />,
    onClick: () => openDialog({ name: 'merge', ids: [group.id] }),
  }
  const remove = {
    key: 'delete',
    label: messages.delete,
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    onClick: ask,
  }
  return (
    <>
      <RowMenu label={messages.moreOf(group.name)} items={group.products === 0 ? [merge, remove] : [merge]} />
      {dialog}
    </>
  )
}

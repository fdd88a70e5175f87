import { DeleteOutlined, MergeOutlined } from '@ant-design/icons'
import type { ProductGroup } from '@loja/data/products'
import { confirm, openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import { useDataMutation } from '@loja/ui/parts'
import { mergeGroupsDialog } from './group-dialogs'
import { messages, texts } from './messages'
import { deletion } from './queries'

export function GroupMenu({ group }: { group: ProductGroup }) {
  const { kind } = group
  const { mutateAsync } = useDataMutation(deletion(kind))
  const ask = () =>
    confirm({
      title: texts[kind].deleteTitle,
      text: texts[kind].deleteQuestion(group.name),
      action: messages.delete,
      run: () => mutateAsync(group),
    })
  const merge = {
    key: 'merge',
    label: messages.mergeOne,
    icon: <MergeOutlined aria-hidden />,
    onClick: () => openDialog(mergeGroupsDialog, { kind, first: [group.id] }),
  }
  const remove = {
    key: 'delete',
    label: messages.delete,
    icon: <DeleteOutlined aria-hidden />,
    danger: true,
    onClick: ask,
  }
  return <RowMenu label={messages.moreOf(group.name)} items={group.products === 0 ? [merge, remove] : [merge]} />
}

import { MergeOutlined, OrderedListOutlined, PlusOutlined } from '@ant-design/icons'
import type { GroupKind } from '@loja/domain/products'
import { dialogButton, openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone } from '@loja/ui/parts'
import { Button } from 'antd'
import { groupOrderDialog, mergeGroupsDialog, newGroupDialog } from './group-dialogs'
import { messages, texts } from './messages'

export function GroupActions({ kind }: { kind: GroupKind }) {
  const isPhone = useIsPhone()
  const others = [
    {
      key: 'order',
      label: messages.order,
      icon: <OrderedListOutlined aria-hidden />,
      onClick: () => openDialog(groupOrderDialog, { kind }),
    },
    {
      key: 'merge',
      label: messages.merge,
      icon: <MergeOutlined aria-hidden />,
      onClick: () => openDialog(mergeGroupsDialog, { kind, first: [] }),
    },
  ]
  return (
    <div className={looks.wrap}>
      {isPhone ? (
        <RowMenu label={messages.moreOf(texts[kind].title)} items={others} />
      ) : (
        others.map(({ key, label, ...button }) => (
          <Button key={key} aria-haspopup="dialog" {...button}>
            {label}
          </Button>
        ))
      )}
      <Button type="primary" icon={<PlusOutlined aria-hidden />} {...dialogButton(newGroupDialog, { kind })}>
        {texts[kind].add}
      </Button>
    </div>
  )
}

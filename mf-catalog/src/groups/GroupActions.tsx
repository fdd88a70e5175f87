import { MergeOutlined, OrderedListOutlined, PlusOutlined } from '@ant-design/icons'
import type { GroupKind } from '@loja/domain'
import { RowMenu, useIsPhone } from '@loja/ui'
import { Button } from 'antd'
import { use } from 'react'
import styles from './GroupActions.module.css'
import { messages, texts } from './messages'
import { OpenDialogContext } from './open-dialog'

export function GroupActions({ kind }: { kind: GroupKind }) {
  const open = use(OpenDialogContext)
  const isPhone = useIsPhone()
  const others = [
    {
      key: 'order',
      label: messages.order,
      icon: <OrderedListOutlined aria-hidden />,
      onClick: () => open({ name: 'order' }),
    },
    {
      key: 'merge',
      label: messages.merge,
      icon: <MergeOutlined aria-hidden />,
      onClick: () => open({ name: 'merge', ids: [] }),
    },
  ]
  return (
    <div className={styles.actions}>
      {isPhone ? (
        <RowMenu label={messages.moreOf(texts[kind].title)} items={others} />
      ) : (
        others.map(({ key, label, ...button }) => (
          <Button key={key} aria-haspopup="dialog" {...button}>
            {label}
          </Button>
        ))
      )}
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open({ name: 'new' })}
      >
        {texts[kind].add}
      </Button>
    </div>
  )
}

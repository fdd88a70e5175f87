import { Dialog } from '@loja/ui'
import { useIsMutating } from '@tanstack/react-query'
import { Button, Tabs } from 'antd'
import { ChangesPane } from './ChangesPane'
import { ImportsPane } from './ImportsPane'
import { messages } from './messages'
import { UNDO_KEY } from './use-undo'

export function ProductChangesDialog({ onClose }: { onClose: () => void }) {
  const isUndoing = useIsMutating({ mutationKey: UNDO_KEY }) > 0
  return (
    <Dialog
      title={messages.title}
      width={720}
      closable={!isUndoing}
      keyboard={!isUndoing}
      onCancel={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Tabs
        items={[
          { key: 'changes', label: messages.tabs.changes, children: <ChangesPane /> },
          { key: 'imports', label: messages.tabs.imports, children: <ImportsPane /> },
        ]}
      />
    </Dialog>
  )
}

import { UndoDialog } from '@loja/ui'
import { Tabs } from 'antd'
import { ChangesPane } from './ChangesPane'
import { ImportsPane } from './ImportsPane'
import { messages } from './messages'

interface Props {
  /** Begins with the imports that have errors. */
  faultyImports: boolean
  onClose: () => void
}

export function ProductChangesDialog({ faultyImports, onClose }: Props) {
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <Tabs
        defaultActiveKey={faultyImports ? 'imports' : 'changes'}
        items={[
          { key: 'changes', label: messages.tabs.changes, children: <ChangesPane /> },
          { key: 'imports', label: messages.tabs.imports, children: <ImportsPane faultyAtFirst={faultyImports} /> },
        ]}
      />
    </UndoDialog>
  )
}

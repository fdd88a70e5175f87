import { UndoDialog } from '@loja/ui'
import { ChangeList } from '@loja/ui/undo'
import { Tabs } from 'antd'
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
          {
            key: 'changes',
            label: messages.tabs.changes,
            children: <ChangeList filter={{ area: 'products' }} label={messages.title} texts={messages} />,
          },
          { key: 'imports', label: messages.tabs.imports, children: <ImportsPane faultyAtFirst={faultyImports} /> },
        ]}
      />
    </UndoDialog>
  )
}

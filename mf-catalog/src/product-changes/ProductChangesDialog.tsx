import { UndoDialog } from '@loja/ui'
import { ChangeList } from '@loja/ui/undo'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { ErrorsButton } from './ErrorsButton'
import { messages } from './messages'

interface Props {
  /** Begins with the imports that have errors. */
  faultyImports: boolean
  onClose: () => void
}

export function ProductChangesDialog({ faultyImports, onClose }: Props) {
  const [faulty, setFaulty] = useState(faultyImports)
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <Checkbox checked={faulty} onChange={({ target }) => setFaulty(target.checked)}>
        {messages.faulty}
      </Checkbox>
      <ChangeList
        // Another filter begins with its first page.
        key={String(faulty)}
        filter={{ area: 'products', faulty }}
        label={messages.title}
        texts={faulty ? { ...messages, ...messages.noneFaulty } : messages}
        renderWays={(change) => <ErrorsButton change={change} />}
      />
    </UndoDialog>
  )
}

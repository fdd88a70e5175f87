import { ShortcutsDialog } from '@loja/ui'
import { messages } from './messages'

export function ProductKeysDialog({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog title={messages.shortcuts} keys={messages.keys} text={messages.keysText} onClose={onClose} />
}

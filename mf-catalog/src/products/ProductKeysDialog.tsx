import { ShortcutsDialog } from '@loja/ui'
import { messages } from './messages'

/** The keys of the page. */
export function ProductKeysDialog({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog title={messages.shortcuts} keys={messages.keys} text={messages.keysText} onClose={onClose} />
}

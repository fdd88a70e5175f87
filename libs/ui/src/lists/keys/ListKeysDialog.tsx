import { keyMessages } from './key-messages'
import { ShortcutsDialog } from './ShortcutsDialog'

interface Props {
  keys: readonly (readonly [key: string, meaning: string])[]
  onClose: () => void
}

export function ListKeysDialog({ keys, onClose }: Props) {
  return (
    <ShortcutsDialog
      title={keyMessages.title}
      keys={[...keyMessages.list, ...keys, ...keyMessages.everywhere]}
      text={keyMessages.text}
      onClose={onClose}
    />
  )
}

import { Surface, WaitingLines } from '@loja/ui'
import { messages } from './messages'

export function SettingsPlaceholder() {
  return (
    <Surface>
      <WaitingLines label={messages.loading} lines={12} />
    </Surface>
  )
}

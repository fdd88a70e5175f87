import { Surface, WaitingLines } from '@loja/ui'
import { messages } from './messages'

/** In the place of the first cards, until the settings are here. */
export function SettingsPlaceholder() {
  return (
    <Surface>
      <WaitingLines label={messages.loading} lines={12} />
    </Surface>
  )
}

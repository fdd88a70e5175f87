import { goToRow, ShortcutsButton, ShortcutsDialog, useIsPhone, useShortcuts } from '@loja/ui'
import { useState } from 'react'
import { messages } from './messages'

export function FeedbackShortcuts({ onUndo }: { onUndo: () => void }) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts({
    j: () => goToRow(1, '[data-feedback]'),
    k: () => goToRow(-1, '[data-feedback]'),
    a: () => pressInRow('aprovado'),
    o: () => pressInRow('oculto'),
    r: () => pressInRow('responder'),
    z: onUndo,
    '?': () => setIsOpen(true),
  })
  return (
    <>
      {!isPhone && <ShortcutsButton label={messages.shortcuts} onClick={() => setIsOpen(true)} />}
      {isOpen && (
        <ShortcutsDialog
          title={messages.shortcuts}
          keys={messages.keys}
          text={messages.keysText}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function pressInRow(action: string): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}

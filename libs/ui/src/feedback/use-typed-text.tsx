import { type ReactNode, useCallback, useState } from 'react'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

/**
 * For a dialog that is typed into: asks before typed text is lost, when the dialog closes (`close`) and when the page is
 * left. `question` is where it is drawn.
 */
export function useTypedText(isTyped: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isLeaving, setIsLeaving] = useState(false)
  const discard = useCallback(() => onClose(), [onClose])
  return {
    close: () => (isTyped ? setIsLeaving(true) : onClose()),
    question: (
      <>
        <UnsavedChangesGuard active={isTyped} onDiscard={discard} />
        {isLeaving && <UnsavedChangesDialog onLeave={onClose} onStay={() => setIsLeaving(false)} />}
      </>
    ),
  }
}

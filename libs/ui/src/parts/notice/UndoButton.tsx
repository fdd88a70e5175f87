import { Button } from 'antd'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { messages } from '../../messages'
import { useShortcuts } from '../keyboard/use-shortcuts'

/** `Z` presses it from anywhere on the page, also in a dialog. */
export function UndoButton({ onUndo, onGone }: { onUndo: () => void; onGone: () => void }) {
  const before = useRef<Element | null>(null)
  useShortcuts({ z: onUndo }, 'notice')
  const leave = useEffectEvent(onGone)
  useEffect(function reportDisappearance() {
    return () => leave()
  }, [])
  return (
    <Button
      size="small"
      type="link"
      aria-keyshortcuts="Z"
      title={messages.undoKey}
      onFocus={({ relatedTarget }: FocusEvent) => {
        before.current = relatedTarget
      }}
      onClick={() => {
        const place = before.current?.isConnected ? before.current : document.querySelector('main')
        if (place instanceof HTMLElement) place.focus()
        onUndo()
      }}
    >
      {messages.undo}
    </Button>
  )
}

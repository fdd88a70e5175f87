import { createSignal } from '@loja/platform/shell'
import { declarePart, prefetchPart, usePress } from '@loja/ui/late'
import { isDialogOpen } from '@loja/ui/parts'
import { Button } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShortcut } from '../page/use-shortcut'
import { messages } from './messages'

const opened = createSignal(false)
const close = () => opened.set(false)

/** Nothing below a dialog, where the browser would focus its address bar. */
const open = () => {
  if (!isDialogOpen()) opened.set(true)
}

const palettePart = declarePart(
  async () => (await import(/* webpackChunkName: "palette" */ './CommandPalette')).CommandPalette,
)

export function Palette() {
  const isOpen = useSyncExternalStore(opened.subscribe, opened.get)
  useShortcut('k', open)
  useEffect(() => close, [])
  return isOpen ? <OpenPalette /> : null
}

/** Its text begins with the keys that are pressed before the palette is loaded and has the focus. */
function OpenPalette() {
  const { code: Loaded } = usePress(palettePart, { onFailure: close, failedText: messages.failed })
  const [query, setQuery] = useState('')
  useEffect(function collectKeys() {
    const collect = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('[role="dialog"]'))) return
      if (key === 'Escape') close()
      else if (key.length === 1) setQuery((text) => text + key)
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', collect, true)
    return () => window.removeEventListener('keydown', collect, true)
  }, [])
  return Loaded ? <Loaded query={query} onQuery={setQuery} onClose={close} /> : null
}

export function PaletteButton({ className }: { className?: string | undefined }) {
  return (
    <Button
      type="text"
      className={className}
      icon={<SearchIcon />}
      aria-label={messages.title}
      title={`${messages.title} (${messages.shortcut})`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...prefetchPart(palettePart)}
      onClick={() => opened.set(true)}
    />
  )
}

/** The one of antd is larger than this file. */
function SearchIcon() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor" aria-hidden>
      <path d="M11 6.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0m-1.3 3.2L14 14" />
    </svg>
  )
}

import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages'

const DEBOUNCE_MS = 300

interface Props {
  /** What the address says. */
  value: string
  /** Called once typing pauses, and at once on Enter or when the field is cleared. */
  onSearch: (text: string) => void
}

/** Search by order number. `/` brings the focus here. */
export function OrderSearch({ value, onSearch }: Props) {
  const input = useRef<InputRef>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // The address changed from outside (back, a removed tag): what it says replaces what was typed.
  if (seen !== value) {
    setSeen(value)
    if (text.trim() !== value) setText(value)
  }

  const wanted = text.trim()
  useEffect(
    function searchWhenTypingPauses() {
      if (wanted === value) return
      const timer = setTimeout(() => onSearch(wanted), DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [wanted, value, onSearch],
  )
  useFocusBySlash(() => input.current?.focus())

  return (
    <Input
      ref={input}
      type="search"
      value={text}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={messages.search}
      aria-label={messages.search}
      aria-keyshortcuts="/"
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(wanted)}
    />
  )
}

function useFocusBySlash(focus: () => void): void {
  useEffect(function listenForSlash() {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

import { SearchOutlined } from '@ant-design/icons'
import { SEARCH_LIMIT } from '@loja/domain'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFocusBySlash } from './use-focus-by-slash'

const DEBOUNCE_MS = 300

interface Props {
  /** Says what is searched; also the placeholder. */
  label: string
  /** The search that the list shows, from the address. */
  value: string
  /** Called with the trimmed text once typing pauses, and at once on Enter and Escape. */
  onSearch: (text: string) => void
}

/**
 * The search field of a list. `/` brings the focus here, Escape clears it. A word that an input method is still
 * composing is not searched for.
 */
export function SearchBox({ label, value, onSearch }: Props) {
  const input = useRef<InputRef>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [composing, setComposing] = useState(false)
  // The address changed from outside (back, a removed tag): what it says replaces what was typed.
  if (seen !== value) {
    setSeen(value)
    if (text.trim() !== value) setText(value)
  }

  const wanted = text.trim()
  const search = useEffectEvent(() => onSearch(wanted))
  useEffect(
    function searchWhenTypingPauses() {
      if (composing || wanted === value) return
      const timer = setTimeout(search, DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [wanted, value, composing],
  )
  useFocusBySlash(() => input.current?.focus())

  const onKeyDown = (event: KeyboardEvent) => {
    // Both keys also end the composition of a word; then they mean nothing else.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSearch(wanted)
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      setText('')
      onSearch('')
    }
  }
  return (
    <Input
      ref={input}
      type="search"
      value={text}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      maxLength={SEARCH_LIMIT}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}

import { SearchOutlined } from '@ant-design/icons'
import { SEARCH_LIMIT } from '@loja/domain'
import { Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

const DEBOUNCE_MS = 300

interface Props {
  /** Says what is searched; also the placeholder. */
  label: string
  /** The search that the list shows, from the address. */
  value: string
  /** Called with the trimmed text once typing pauses, and at once on Enter and Escape. */
  onSearch: (text: string) => void
  /** Longer text is cut off. */
  maxLength?: number
  /** Makes one line of several that are pasted; without it the browser joins them into one word. */
  joinLines?: (pasted: string) => string
}

/**
 * The search field of a list. The shell brings the focus here on `/`; Escape clears it. A word that an input method is still
 * composing is not searched for.
 */
export function SearchBox({ label, value, onSearch, maxLength = SEARCH_LIMIT, joinLines }: Props) {
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
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!joinLines || !/[\r\n]/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const before = text.slice(0, selectionStart ?? text.length)
    const after = text.slice(selectionEnd ?? text.length)
    setText(`${before}${joinLines(pasted)}${after}`.slice(0, maxLength))
  }
  return (
    <Input
      type="search"
      value={text}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}

import { SearchOutlined } from '@ant-design/icons'
import { SEARCH_LIMIT } from '@loja/domain/list'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { messages } from '../messages'
import styles from './SearchBox.module.css'

const DEBOUNCE_MS = 300

interface Props {
  label: string
  value: string
  /** Called when typing pauses, and at once on Enter and Escape. `replace` makes one history step of a search. */
  onSearch: (text: string, step: { replace: boolean }) => void
  maxLength?: number
  /** May drop text. */
  joinLines?: (pasted: string) => string
  leftOut?: (pasted: string) => string | undefined
  debounceMs?: number
  hint?: (text: string) => string | undefined
}

export function SearchBox(props: Props) {
  const { label, value, onSearch, maxLength = SEARCH_LIMIT, joinLines, leftOut, debounceMs = DEBOUNCE_MS, hint } = props
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [asked, setAsked] = useState<string>()
  const [composing, setComposing] = useState(false)
  const [dropped, setDropped] = useState<string>()
  const [typedAt, setTypedAt] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    setDropped(undefined)
  }
  // An outside change of the address (back, a removed tag) replaces text typed before it. It is drawn later than it
  // happens, so text typed in between stays, and so does that of the last search.
  if (seen !== value) {
    setSeen(value)
    setAsked(undefined)
    const typedSince = text.trim() !== seen && typedAt === window.location.href
    if (value !== asked && text.trim() !== value && !typedSince) type(value)
  }

  const wanted = text.trim()
  const searchFor = (term: string) => {
    setAsked(term)
    onSearch(term, { replace: value !== '' })
  }
  const search = useEffectEvent(() => searchFor(wanted))
  useEffect(
    function searchWhenTypingPauses() {
      if (composing || wanted === value || wanted === asked) return
      const { pathname } = window.location
      const timer = setInterval(() => {
        // A page that is left stays mounted until the next one is drawn; a search would lead back to it.
        if (window.location.pathname !== pathname) return
        clearInterval(timer)
        search()
      }, debounceMs)
      return () => clearInterval(timer)
    },
    [wanted, value, asked, composing, debounceMs],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Both keys also end the composition of a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') searchFor(wanted)
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      type('')
      searchFor('')
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!joinLines) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const before = text.slice(0, selectionStart ?? text.length)
    const after = text.slice(selectionEnd ?? text.length)
    const whole = `${before}${pasted}${after}`
    const joined = joinLines(whole)
    if (joined === whole) return
    event.preventDefault()
    type(joined.slice(0, maxLength))
    setDropped(leftOut?.(whole))
  }
  return (
    <div className={styles.box}>
      <SearchOutlined aria-hidden className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        value={text}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        // biome-ignore lint/plugin: the field shows the text that is searched for.
        maxLength={maxLength}
        onChange={(event) => {
          type(event.target.value)
          setTypedAt(window.location.href)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {/* Always present: screen readers ignore a live region that appears with its text. */}
      <div aria-live="polite" className={styles.dropped}>
        {dropped ?? (text.length >= maxLength && messages.searchLimit(maxLength))}
      </div>
      {hint && (
        <div aria-live="polite" className={styles.hint}>
          {hint(wanted)}
        </div>
      )}
    </div>
  )
}

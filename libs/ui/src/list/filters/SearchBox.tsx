import { SearchOutlined } from '@ant-design/icons'
import { SEARCH_LIMIT } from '@loja/domain'
import { Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import styles from './SearchBox.module.css'

/** A list that is quickly found again needs no longer pause. */
const DEBOUNCE_MS = 300

interface Props {
  /** Says what is searched; also the placeholder. */
  label: string
  /** The search that the list shows, from the address. */
  value: string
  /**
   * Called with the trimmed text once typing pauses, and at once on Enter and Escape. What replaces another search is no
   * step of its own in the history: there is one while a search is being typed, not one for each letter.
   */
  onSearch: (text: string, step: { replace: boolean }) => void
  /** Longer text is cut off. */
  maxLength?: number
  /** Makes one line of several that are pasted; without it the browser joins them into one word. May drop what is too much. */
  joinLines?: (pasted: string) => string
  /** Says what `joinLines` dropped of a text; absent when that is nothing. */
  leftOut?: (pasted: string) => string | undefined
  /** How long typing pauses before the text is searched for, in milliseconds. */
  debounceMs?: number
  /** What to say of a text while it is typed, e.g. that it is short; it is searched for all the same. */
  hint?: (text: string) => string | undefined
}

/**
 * The search field of a list. The shell brings the focus here on `/`; Escape clears it. A word that an input method is still
 * composing is not searched for.
 */
export function SearchBox(props: Props) {
  const { label, value, onSearch, maxLength = SEARCH_LIMIT, joinLines, leftOut, debounceMs = DEBOUNCE_MS, hint } = props
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  /** What was searched for last, until the address says it. */
  const [asked, setAsked] = useState<string>()
  const [composing, setComposing] = useState(false)
  const [dropped, setDropped] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    setDropped(undefined)
  }
  // The address changed from outside (back, a removed tag): what it says replaces what was typed. What was searched for from
  // here arrives later, and may meet a text that has been typed since: that one stays.
  if (seen !== value) {
    setSeen(value)
    setAsked(undefined)
    if (value !== asked && text.trim() !== value) type(value)
  }

  const wanted = text.trim()
  const searchFor = (term: string) => {
    setAsked(term)
    onSearch(term, { replace: value !== '' })
  }
  const search = useEffectEvent(() => searchFor(wanted))
  useEffect(
    function searchWhenTypingPauses() {
      if (composing || wanted === value) return
      const timer = setTimeout(search, debounceMs)
      return () => clearTimeout(timer)
    },
    [wanted, value, composing, debounceMs],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Both keys also end the composition of a word; then they mean nothing else.
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
      <Input
        type="search"
        value={text}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        maxLength={maxLength}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {/* Always there: a live region that appears together with its text is not spoken. */}
      <div aria-live="polite" className={styles.dropped}>
        {dropped}
      </div>
      {hint && (
        <div aria-live="polite" className={styles.hint}>
          {hint(wanted)}
        </div>
      )}
    </div>
  )
}

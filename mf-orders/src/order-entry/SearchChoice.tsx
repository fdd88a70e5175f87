import { SearchOutlined } from '@ant-design/icons'
import { LoadFailure, SpokenText, useSettled } from '@loja/ui/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { messages } from './messages'
import styles from './SearchChoice.module.css'

const SHORTEST = 2

interface Props<Found> {
  field: { id: string; 'aria-describedby': string }
  placeholder: string
  autoFocus?: boolean
  query: (text: string) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Found[]>
  }
  option: (found: Found) => { key: string; content: ReactNode }
  nothing: string
  failed: string
  onChoose: (found: Found) => void
  onPaste?: (event: ClipboardEvent) => void
  text: string
  onText: (text: string) => void
}

/** The focus stays in the field. */
export function SearchChoice<Found>(props: Props<Found>) {
  const { field, placeholder, query, onChoose, text, onText } = props
  const queryClient = useQueryClient()
  const term = text.trim()
  const settled = useSettled(term)
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const isLong = term.length >= SHORTEST
  const { data, isError, isFetching, refetch } = useQuery({ ...query(settled), enabled: settled.length >= SHORTEST })
  const found = isLong && settled === term ? (data ?? []) : []
  const options = found.map((one) => ({ one, ...props.option(one) }))
  const isShown = isOpen && isLong
  const listId = `${field.id}-opcoes`
  const optionId = (at: number) => `${listId}-${at}`

  const change = (next: string) => {
    onText(next)
    setIndex(0)
    setIsOpen(true)
  }
  const choose = (one: Found) => {
    change('')
    onChoose(one)
  }
  /** A scanner types Enter before the code is searched for. */
  const chooseOnly = async (input: HTMLInputElement) => {
    const [only, ...others] = await queryClient.fetchQuery(query(term)).catch(() => [])
    if (only && others.length === 0 && input.value.trim() === term) choose(only)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { length } = options
    const active = options[index]
    if (event.key === 'ArrowDown' && length > 0) setIndex((index + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) setIndex((index - 1 + length) % length)
    else if (event.key === 'Escape' && text !== '') change('')
    else if (event.key !== 'Enter') return
    else if (active) choose(active.one)
    else if (isLong) void chooseOnly(event.currentTarget)
    event.preventDefault()
  }
  return (
    <div className={styles.choice}>
      <Input
        {...field}
        autoFocus={props.autoFocus}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/plugin: the field shows the text that is searched for.
        maxLength={200}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && options.length > 0}
        aria-controls={isShown && options.length > 0 ? listId : undefined}
        aria-activedescendant={isShown && options.length > 0 ? optionId(index) : undefined}
      />
      <SpokenText role="status">{isShown && data && settled === term && messages.found(options.length)}</SpokenText>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus when an option is pressed.
        <div className={styles.results} onMouseDown={(event) => event.preventDefault()}>
          {options.length > 0 ? (
            <div id={listId} role="listbox" aria-label={placeholder}>
              {options.map(({ one, key, content }, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
                <div
                  key={key}
                  id={optionId(at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === index}
                  className={styles.option}
                  ref={(element) => {
                    if (at === index) element?.scrollIntoView({ block: 'nearest' })
                  }}
                  onPointerMove={() => setIndex(at)}
                  onClick={() => choose(one)}
                >
                  {content}
                </div>
              ))}
            </div>
          ) : isError ? (
            <LoadFailure text={props.failed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <p className={styles.note}>{data && settled === term ? props.nothing : messages.searching}</p>
          )}
        </div>
      )}
    </div>
  )
}

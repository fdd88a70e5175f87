import { SearchOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import { Dialog, SpokenText, useOffer } from '@loja/ui'
import { Input } from 'antd'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { openModules } from '../modules/open-modules'
import { PageIcon } from '../page/PageIcon'
import styles from './CommandPalette.module.css'
import { messages } from './messages'
import { type PaletteEntry, paletteEntries } from './palette-entries'
import { paletteMessages } from './palette-messages'
import { readRecentChoices, recentStorage, storeRecentChoice } from './recent-choices'
import { searchEntries } from './search-entries'

/** Combobox and list of the ARIA practices: the focus stays in the input. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const offer = useOffer()
  const access = useAtomValue(accessAtom)
  const userId = access.status === 'granted' ? access.userId : ''
  const navigate = useNavigate()
  const listId = useId()
  const [recent] = useState(() => readRecentChoices(recentStorage, userId))
  const [query, setQuery] = useState('')
  const [wantedIndex, setIndex] = useState(0)
  const found = searchEntries(paletteEntries(offer), query, recent)
  const index = Math.min(wantedIndex, found.length - 1)
  const optionId = (of: number) => `${listId}-${of}`

  useEffect(function readCommands() {
    // They are in the registry. Without it the palette has the pages of the menu.
    openModules().catch(() => undefined)
  }, [])
  useEffect(
    function showActiveOption() {
      document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
    },
    [listId, index],
  )
  const choose = ({ to }: PaletteEntry) => {
    storeRecentChoice(recentStorage, userId, to)
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = found
    const next = { ArrowDown: (index + 1) % length, ArrowUp: (index - 1 + length) % length, Home: 0, End: length - 1 }
    const active = found[index]
    if (!active || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return
    if (event.key === 'Enter') choose(active)
    else if (Object.hasOwn(next, event.key)) setIndex(next[event.key as keyof typeof next])
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={messages.title} width={560} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        autoComplete="off"
        spellCheck={false}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={paletteMessages.search}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={paletteMessages.search}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found.length > 0 ? optionId(index) : undefined}
      />
      <SpokenText role="status">{query && paletteMessages.found(found.length)}</SpokenText>
      <div className={styles.results}>
        {found.length === 0 ? (
          <p className={styles.nothing}>{paletteMessages.nothing}</p>
        ) : (
          <div id={listId} role="listbox" aria-label={paletteMessages.entries}>
            {found.map((entry, of) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
              <div
                key={entry.to}
                id={optionId(of)}
                role="option"
                tabIndex={-1}
                aria-selected={of === index}
                className={styles.entry}
                onPointerMove={() => setIndex(of)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                <span className={styles.icon} aria-hidden>
                  <PageIcon name={entry.icon} />
                </span>
                <span className={styles.label}>{entry.label}</span>
                <span className={styles.hint}>
                  {recent.includes(entry.to) ? paletteMessages.recent : (entry.of ?? paletteMessages.page)}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}

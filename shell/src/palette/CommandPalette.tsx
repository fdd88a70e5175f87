import { SearchOutlined } from '@ant-design/icons'
import { accessAtom } from '@loja/platform'
import { Dialog } from '@loja/ui/dialogs'
import { LoadFailure, SpokenText, useOffer } from '@loja/ui/parts'
import { Input } from 'antd'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveSession } from '../auth/use-leave-session'
import { openModules } from '../modules/open-modules'
import { useListedPages } from '../page/listed-pages'
import styles from './CommandPalette.module.css'
import { recentStorage } from './forget-recent-choices'
import { messages } from './messages'
import { PaletteOptions } from './PaletteOptions'
import { paletteEntries, recentEntries } from './palette-entries'
import { type PaletteOption, paletteGroups } from './palette-groups'
import { paletteMessages } from './palette-messages'
import { readRecentChoices, storeRecentChoice } from './recent-choices'
import { searchEntries } from './search-entries'
import { usePaletteSearch } from './use-palette-search'
import { useShellActions } from './use-shell-actions'

interface Props {
  query: string
  onQuery: (query: string) => void
  onClose: () => void
}

/** Combobox of the ARIA practices: the focus stays in the input. */
export function CommandPalette({ query, onQuery, onClose }: Props) {
  const offer = useOffer()
  const access = useAtomValue(accessAtom)
  const userId = access.status === 'granted' ? access.userId : ''
  const navigate = useNavigate()
  const listId = useId()
  const [recent] = useState(() => readRecentChoices(recentStorage, userId))
  const [wantedIndex, setIndex] = useState(0)
  const { leave } = useLeaveSession()
  const search = usePaletteSearch(query)
  const declared = [
    ...paletteEntries(offer, useListedPages()),
    ...useShellActions({ leave: () => leave(onClose), onClose }),
  ]
  const all = [...declared, ...recentEntries(offer, recent, declared)]
  const entries = searchEntries(
    all,
    query,
    recent.map(({ to }) => to),
  )
  const groups = paletteGroups({ entries, recent, results: search.groups, hasQuery: query.trim() !== '' })
  const found = groups.flatMap(({ options }) => options)
  const index = Math.min(wantedIndex, found.length - 1)
  const optionId = (of: number) => `${listId}-${of}`

  useEffect(function readCommands() {
    // They are in the registry. Without it the palette has the pages of the menu.
    openModules().catch(() => undefined)
  }, [])
  const choose = ({ to, run, recent: stored }: PaletteOption, inNewTab: boolean) => {
    if (stored) storeRecentChoice(recentStorage, userId, stored)
    if (run) return run()
    onClose()
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = found
    const next = { ArrowDown: (index + 1) % length, ArrowUp: (index - 1 + length) % length, Home: 0, End: length - 1 }
    const active = found[index]
    const isCommand = event.ctrlKey || event.metaKey
    if (!active || event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') choose(active, isCommand)
    else if (!isCommand && Object.hasOwn(next, event.key)) setIndex(next[event.key as keyof typeof next])
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={messages.title} width={640} onCancel={onClose}>
      <Input
        autoFocus
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/plugin: the field shows the text that is searched for.
        maxLength={200}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={paletteMessages.search}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value)
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
      <SpokenText role="status">{query && !search.isSearching && paletteMessages.found(found.length)}</SpokenText>
      <div className={styles.results}>
        {found.length > 0 && (
          <PaletteOptions
            id={listId}
            groups={groups}
            index={index}
            optionId={optionId}
            onPoint={setIndex}
            onChoose={(option, { ctrlKey, metaKey }) => choose(option, ctrlKey || metaKey)}
          />
        )}
        {search.isSearching && <p className={styles.note}>{paletteMessages.searching}</p>}
        {search.isFailed && (
          <LoadFailure text={paletteMessages.failed} busy={search.isFetching} onRetry={search.retry} />
        )}
        {found.length === 0 && !search.isSearching && !search.isFailed && (
          <p className={styles.note}>{paletteMessages.nothing}</p>
        )}
      </div>
    </Dialog>
  )
}

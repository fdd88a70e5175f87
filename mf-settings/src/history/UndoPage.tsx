import type { ChangeFilter } from '@loja/data/changes'
import { ChangeList } from '@loja/records/undo'
import { PageHeader } from '@loja/ui/parts'
import { Checkbox, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorsButton } from './ErrorsButton'
import { messages } from './messages'
import styles from './UndoPage.module.css'

const AREAS = { produtos: 'products', pedidos: 'orders' } as const
const EVERY = 'todos'
const OPTIONS = [EVERY, ...Object.keys(AREAS)].map((value) => ({
  value,
  label: messages.areas[value as keyof typeof messages.areas],
}))

const areaOf = (name: string | null) => (name === 'produtos' || name === 'pedidos' ? name : EVERY)

/** Recorded changes, each with its undo, or only deletions. The address has the filter of the list that linked here. */
export function UndoPage({ tab, tabs }: { tab: 'undo' | 'trash'; tabs: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const chosen = areaOf(search.get('area'))
  const isFaulty = search.get('erros') === 'sim' && tab === 'undo' && chosen !== 'pedidos'
  const filter: ChangeFilter = {
    ...(chosen !== EVERY && { area: AREAS[chosen] }),
    ...(tab === 'trash' && { trash: true }),
    ...(isFaulty && { faulty: true }),
  }
  const set = (name: string, value: string | null) =>
    setSearch(
      (current) => {
        if (value === null) current.delete(name)
        else current.set(name, value)
        return current
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader title={messages.title} />
      {tabs}
      <div className={styles.filter}>
        <Segmented
          aria-label={messages.areasLabel}
          options={OPTIONS}
          value={chosen}
          onChange={(name) => set('area', name === EVERY ? null : name)}
        />
        {tab === 'undo' && chosen !== 'pedidos' && (
          <Checkbox checked={isFaulty} onChange={({ target }) => set('erros', target.checked ? 'sim' : null)}>
            {messages.faulty}
          </Checkbox>
        )}
      </div>
      <ChangeList
        key={JSON.stringify(filter)}
        filter={filter}
        label={messages.tabs[tab]}
        texts={isFaulty ? { ...messages.undo, ...messages.noneFaulty } : messages[tab]}
        renderWays={(change) => <ErrorsButton change={change} />}
      />
    </>
  )
}

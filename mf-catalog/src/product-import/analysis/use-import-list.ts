import { useNotify } from '@loja/ui'
import { useAtomValue, useStore } from 'jotai'
import { messages } from '../messages'
import { headingsKey } from './analysed-list'
import type { CellCorrection, ImportSource, ListSummary, ReadingChoices } from './analysis-protocol'
import { ListError } from './list-failure'
import { type HeldList, listAtom } from './list-state'
import { rememberedMappings, rememberMapping } from './remembered-mappings'
import { startAnalyst } from './start-analyst'

/** The list in hand, and what can be done with it. */
export function useImportList() {
  const store = useStore()
  const notify = useNotify()
  const state = useAtomValue(listAtom)

  const drop = () => {
    const current = store.get(listAtom)
    if (current.step !== 'idle') current.analyst.dismiss()
    store.set(listAtom, { step: 'idle' })
  }
  const analyse = async (source: ImportSource, chosen: ReadingChoices) => {
    drop()
    const choices = { ...chosen, remembered: rememberedMappings() }
    const analyst = startAnalyst((progress) => {
      const current = store.get(listAtom)
      if (current.step === 'analysing' && current.analyst === analyst) store.set(listAtom, { ...current, progress })
    })
    store.set(listAtom, { step: 'analysing', analyst, progress: null })
    try {
      const summary = await analyst.call('open', source, choices)
      // Something else was begun meanwhile.
      if (!isHeldBy(analyst)) return
      store.set(listAtom, { step: 'analysed', analyst, source, choices, summary, revision: 0, busy: false })
      if (summary.counts.ready === 0) notify.error(messages.noneFound)
    } catch (error) {
      if (!isHeldBy(analyst)) return
      drop()
      tellFailure(error, source)
    }
  }
  const isHeldBy = (analyst: HeldList['analyst']) => {
    const current = store.get(listAtom)
    return current.step !== 'idle' && current.analyst === analyst
  }
  const tellFailure = (error: unknown, source: ImportSource) => {
    const failure = error instanceof ListError ? error.failure : null
    if (failure?.code === 'unreadable') {
      const isSheet = source.kind === 'xlsx'
      const text = isSheet ? messages.unreadableXlsx : messages.unreadableCsv
      return notify.error(
        failure.text ? `${text} ${failure.text}` : text,
        isSheet ? messages.unreadableXlsxTitle : messages.unreadableCsvTitle,
      )
    }
    notify.error(messages.processFailed(failure?.text ?? messages.unknownFault))
  }

  /** Checks the list anew; it stays as it is when that fails. */
  const again = async (check: (held: HeldList) => Promise<ListSummary>, choices?: ReadingChoices) => {
    const held = store.get(listAtom)
    if (held.step !== 'analysed' || held.busy) return
    store.set(listAtom, { ...held, busy: true })
    const settle = (change: Partial<HeldList>) => {
      if (isHeldBy(held.analyst)) store.set(listAtom, { ...held, ...change, busy: false })
    }
    try {
      const summary = await check(held)
      settle({ summary, revision: held.revision + 1, ...(choices && { choices }) })
    } catch (error) {
      settle({})
      tellFailure(error, held.source)
    }
  }
  return {
    state,
    analyse: (source: ImportSource, choices: ReadingChoices) => void analyse(source, choices),
    drop,
    /** Reads the list in another way. */
    choose(change: Partial<ReadingChoices>) {
      if (state.step !== 'analysed') return
      const choices = { ...state.choices, ...change }
      if (change.mapping) rememberMapping(headingsKey(state.summary.headings), change.mapping)
      void again(({ analyst }) => analyst.call('choose', choices), choices)
    },
    correct: (correction: CellCorrection) => void again(({ analyst }) => analyst.call('correct', correction)),
  }
}

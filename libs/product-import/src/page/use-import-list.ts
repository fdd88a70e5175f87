import { useNotify } from '@loja/ui/parts'
import { type PrimitiveAtom, useAtomValue, useStore } from 'jotai'
import type { ColumnMapping } from '../index'
import type { Correction, ImportSource, ListFailure, ListSummary, ReadingChoices } from './analysis-protocol'
import { listFailureOf } from './list-failure'
import {
  type HeldList,
  listAtom as importListAtom,
  type ListState,
  NO_DECISIONS,
  type ReviewDecisions,
  type UnheadedList,
} from './list-state'
import { listMessages as messages } from './messages'
import { headingsKey, rememberedMappings, rememberMapping } from './remembered-mappings'
import { type Analyst, startAnalyst } from './start-analyst'

const UNREADABLE = {
  csv: [messages.unreadableCsv, messages.unreadableCsvTitle],
  xlsx: [messages.unreadableXlsx, messages.unreadableXlsxTitle],
  pdf: [messages.unreadablePdf, messages.unreadablePdfTitle],
} as const

export interface ListPlace {
  listAtom: PrimitiveAtom<ListState>
  /** By `headingsKey`. */
  remembered: () => Record<string, ColumnMapping>
  remember: (headings: string, mapping: ColumnMapping) => void
  noneFound?: string
}

const IMPORT: ListPlace = {
  listAtom: importListAtom,
  remembered: rememberedMappings,
  remember: rememberMapping,
  noneFound: messages.noneFound,
}

export function useImportList(place: ListPlace = IMPORT) {
  const { listAtom } = place
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
    const choices = { ...chosen, remembered: place.remembered() }
    const analyst = startAnalyst()
    analyst.watch((progress) => {
      const current = store.get(listAtom)
      if (current.step === 'analysing' && current.analyst === analyst) store.set(listAtom, { ...current, progress })
    })
    store.set(listAtom, { step: 'analysing', analyst, progress: null })
    const opened = { analyst, source, choices, revision: 0, busy: false, decisions: NO_DECISIONS }
    try {
      const summary = await analyst.call('open', source, choices)
      if (!isHeldBy(analyst)) return
      store.set(listAtom, { step: 'analysed', ...opened, summary })
      const noneFound = choices.defaults.isJsonFile ? messages.jsonFailed : place.noneFound
      if (summary.counts.ready === 0 && noneFound) notify.error(noneFound)
    } catch (error) {
      if (!isHeldBy(analyst) || (await askForHeadings(error, opened))) return
      drop()
      notifyFailure(error, opened)
    }
  }
  const isHeldBy = (analyst: Analyst) => {
    const current = store.get(listAtom)
    return current.step !== 'idle' && current.analyst === analyst
  }
  const askForHeadings = async (error: unknown, list: Omit<UnheadedList, 'step' | 'head' | 'reason'>) => {
    const failure = listFailureOf(error)
    if (failure?.code !== 'no-heading') return false
    const head = await list.analyst.call('head', list.choices.sheet)
    if (isHeldBy(list.analyst))
      store.set(listAtom, { step: 'unheaded', ...list, head, reason: failure.text ?? '', busy: false })
    return true
  }
  const notifyFailure = (error: unknown, { source, choices }: Pick<HeldList, 'source' | 'choices'>) => {
    const failure = listFailureOf(error)
    if (choices.defaults.isJsonFile) return notify.error(jsonFailure(failure))
    if (failure?.code === 'endless') return notify.error(messages.endlessPdf, messages.unreadablePdfTitle)
    if (failure?.code === 'unreadable') {
      const [text, title] = UNREADABLE[source.kind === 'xlsx' || source.kind === 'pdf' ? source.kind : 'csv']
      return notify.error(failure.text ? `${text} ${failure.text}` : text, title)
    }
    notify.error(messages.processFailed(failure?.text ?? messages.unknownFault))
  }

  const again = async (check: (analyst: Analyst) => Promise<ListSummary>, chosen?: ReadingChoices) => {
    const open = store.get(listAtom)
    if ((open.step !== 'analysed' && open.step !== 'unheaded') || open.busy) return
    store.set(listAtom, { ...open, busy: true })
    const { analyst, source, decisions } = open
    const next = {
      analyst,
      source,
      choices: chosen ?? open.choices,
      revision: open.revision + 1,
      busy: false,
      decisions,
    }
    try {
      const summary = await check(analyst)
      const current = store.get(listAtom)
      const latest = current.step === 'analysed' ? current.decisions : decisions
      if (isHeldBy(analyst)) store.set(listAtom, { step: 'analysed', ...next, decisions: latest, summary })
    } catch (error) {
      if (!isHeldBy(analyst) || (await askForHeadings(error, next))) return
      store.set(listAtom, open)
      notifyFailure(error, open)
    }
  }
  return {
    state,
    analyse: (source: ImportSource, choices: ReadingChoices) => void analyse(source, choices),
    drop,
    choose(change: Partial<ReadingChoices>) {
      if (state.step !== 'analysed' && state.step !== 'unheaded') return
      const choices = { ...state.choices, ...change }
      if (change.mapping && state.step === 'analysed')
        place.remember(headingsKey(state.summary.headings), change.mapping)
      void again((analyst) => analyst.call('choose', choices), choices)
    },
    decide(change: Partial<ReviewDecisions>) {
      const current = store.get(listAtom)
      if (current.step === 'analysed')
        store.set(listAtom, { ...current, decisions: { ...current.decisions, ...change } })
    },
    correct: (correction: Correction) => void again((analyst) => analyst.call('correct', correction)),
  }
}

/** The sentences of JSON-01 and JSON-03. */
function jsonFailure(failure: ListFailure | null): string {
  if (failure?.code === 'json-no-list' && failure.text) return failure.text
  return failure?.code === 'json-syntax' ? `${messages.jsonFailed} (${failure.text})` : messages.jsonFailed
}

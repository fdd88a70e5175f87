import { openWorkAtom, unsavedChangesAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useBackgroundWork } from '../background-work/use-background-work'
import { messages } from './messages'

/** Why another release must not replace the page now, as a sentence; null if nothing would be lost. */
export function useHeldWork(section: string): string | null {
  const unsaved = useAtomValue(unsavedChangesAtom)
  const work = useAtomValue(openWorkAtom)
  const background = useBackgroundWork().find(({ path }) => path.startsWith(section))
  const kinds = new Set([...work].map(({ kind }) => kind))
  if (unsaved.size > 0) return messages.waitsForSaving
  if (background) return messages.waitsForWork(background.label)
  if (kinds.has('running')) return messages.waitsForRunning
  return kinds.has('selection') ? messages.waitsForSelection : null
}

import type { ImportCounts } from '@loja/data/imports'
import type { Notify } from '@loja/ui/parts'
import { runMessages } from './messages'
import type { RunOutcome, RunSubject } from './run-state'

export function notifyEnd(outcome: RunOutcome, subject: RunSubject, counts: ImportCounts, notify: Notify): void {
  if (outcome === 'cancelled') notify.success(runMessages.cancelled(counts), runMessages.cancelledTitle)
  else if (isNothingNew(subject, counts)) notify.success(runMessages.nothingNew, runMessages.nothingNewTitle)
  else notify.success(doneText(subject, counts))
}

export function isNothingNew({ total }: RunSubject, { duplicates }: ImportCounts): boolean {
  return total > 0 && duplicates === total
}

export function doneText(subject: RunSubject, counts: ImportCounts): string {
  const isJsonFile = subject.source === 'json' && subject.fileName !== null
  return isJsonFile ? runMessages.jsonDone(subject, counts) : runMessages.summary(subject, counts)
}

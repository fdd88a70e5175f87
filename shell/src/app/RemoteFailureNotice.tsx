import type { RemoteFailure } from '@loja/federation'
import { ModuleProblem } from './ModuleProblem'
import { messages } from './messages'

const TEXTS: Record<RemoteFailure, string> = {
  offline: messages.moduleOffline,
  timeout: messages.moduleTimeout,
  failed: messages.moduleFailed,
  'bad-module': messages.moduleFailed,
  incompatible: messages.moduleIncompatible,
  disabled: messages.moduleDisabled,
}

/** Says why a module is not there, and offers to try again. */
export function RemoteFailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <ModuleProblem text={TEXTS[failureOf(error)]} onRetry={onRetry} />
}

function failureOf(error: unknown): RemoteFailure {
  const failure = (error as { failure?: RemoteFailure } | null)?.failure
  return failure && failure in TEXTS ? failure : 'failed'
}

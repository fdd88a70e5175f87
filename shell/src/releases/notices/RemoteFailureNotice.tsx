import type { RemoteFailure, ResolvedRemote } from '@loja/federation'
import { copyText } from '@loja/ui/late'
import { useNotify, usePageTitle } from '@loja/ui/parts'
import { Button } from 'antd'
import { useLocation } from 'react-router'
import { ModuleProblem } from '../../modules/ModuleProblem'
import { messages as modulesMessages } from '../../modules/messages'
import { sectionOf } from '../../page/section'
import { messages } from '../messages'
import { useReleases } from '../page-context'
import { useRestore } from '../use-restore'

const TEXTS: Record<RemoteFailure, string> = {
  offline: messages.moduleOffline,
  timeout: messages.moduleTimeout,
  failed: messages.moduleFailed,
  'bad-module': messages.moduleFailed,
  integrity: messages.moduleTampered,
  unhashed: messages.moduleUnhashed,
  incompatible: messages.moduleIncompatible,
  disabled: messages.moduleDisabled,
  unknown: messages.moduleUnknown,
}

interface Props {
  error?: unknown
  crashed?: ResolvedRemote
  failures: number
  onRetry: () => void
}

export function RemoteFailureNotice({ error, crashed, failures, onRetry }: Props) {
  const restore = useRestore()
  const { menu } = useReleases()
  const seen = menu.seen.get(sectionOf(useLocation().pathname))
  usePageTitle(seen?.label ?? modulesMessages.moduleProblemTitle)
  const { failure, remote, version, source } = crashed ? describeCrash(crashed) : describe(error)
  const text = failure === 'render' ? messages.moduleCrashed : TEXTS[failure]
  const isPinned = source === 'override'
  return (
    <ModuleProblem
      {...(isPinned && { title: messages.overrideFailedTitle })}
      text={isPinned ? messages.overrideFailed(version, text) : text}
      onRetry={onRetry}
      actions={
        <>
          {isPinned && <Button onClick={restore}>{messages.restore}</Button>}
          {failures > 1 && <Button onClick={() => location.reload()}>{messages.reload}</Button>}
          <CopyDetails details={[remote, version, failure, new Date().toISOString()].filter(Boolean).join(' · ')} />
        </>
      }
    />
  )
}

function CopyDetails({ details }: { details: string }) {
  const notify = useNotify()
  const copy = async () => {
    if (await copyText(details)) notify.success(messages.detailsCopied)
    // Shown instead.
    else notify.error(messages.detailsNotCopied + details)
  }
  return <Button onClick={() => void copy()}>{messages.copyDetails}</Button>
}

function describeCrash({ name, version, source }: ResolvedRemote) {
  return { failure: 'render', remote: name, version, source } as const
}

/** By its fields, not its class: anything may be thrown. */
function describe(error: unknown) {
  const { failure, remote, release } = (error ?? {}) as {
    failure?: RemoteFailure
    remote?: string
    release?: { version?: string; source?: string }
  }
  return {
    failure: failure && failure in TEXTS ? failure : 'failed',
    remote: remote ?? '',
    version: release?.version ?? '',
    source: release?.source,
  } as const
}

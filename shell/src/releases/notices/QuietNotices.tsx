import type { Registry, ResolvedRemote } from '@loja/federation'
import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { messages } from '../messages'
import type { MountedRemote } from '../mounted'
import { useReleases } from '../page-context'
import { useHeldWork } from '../use-held-work'
import { MenuNotices } from './MenuNotices'
import styles from './Notices.module.css'
import { noticesMessages } from './notices-messages'
import { QuietNotice } from './QuietNotice'

export function QuietNotices() {
  const { page, mounted, shellRelease } = useReleases()
  const remote = useSyncExternalStore(mounted.subscribe, mounted.get)
  const known = page.client.known()
  const tampered = page.tampered()
  const { shell } = known?.registry ?? {}
  return (
    <div className={styles.quiet} data-bottom-bar role="status">
      {known && known.origin !== 'live' && <QuietNotice type="warning" text={noticesMessages.oldRegistry} />}
      {tampered.length > 0 && <QuietNotice type="error" text={noticesMessages.tampered(tampered.join(', '))} />}
      {remote && <ReleaseNotice key={remote.section} remote={remote} />}
      <MenuNotices />
      {shell && shell.active !== shellRelease && <ShellNotice key={shell.active} shell={shell} />}
    </div>
  )
}

function ReleaseNotice({ remote }: { remote: MountedRemote }) {
  const { section, release, update } = remote
  const { menu, page: releases } = useReleases()
  const { loader, client } = releases
  const held = useHeldWork(section)
  const page = menu.seen.get(section)?.label ?? release.name
  const choice = loader.choose(section)
  if (choice?.state === 'disabled' && held)
    return <QuietNotice type="warning" text={noticesMessages.switchedOff(page)} />
  if (choice === null && held) return <QuietNotice type="warning" text={noticesMessages.goneWhileUsed(page)} />
  if (choice?.state !== 'released' || choice.release.version === release.version) return null
  const registry = client.known()?.registry
  const listed = ({ name, version }: ResolvedRemote) => registry?.releases[`${name}@${version}`]
  const chosen = listed(choice.release)
  // A release that is no longer listed is the older one.
  const isEarlier = (chosen?.builtAt ?? '') < (listed(release)?.builtAt ?? '')
  const subject = noticesMessages.ofPage(page)
  return (
    <QuietNotice
      key={choice.release.version}
      type="info"
      text={
        withdrawal(subject, registry?.remotes[release.name], release.version) ??
        (isEarlier ? noticesMessages.earlierRelease(subject) : noticesMessages.newRelease(subject, chosen?.note))
      }
      held={held}
      action={
        <Button disabled={held !== null} onClick={update}>
          {noticesMessages.updateNow}
        </Button>
      }
    />
  )
}

type Shell = NonNullable<Registry['shell']>

function withdrawal(subject: string, remote: Pick<Shell, 'rolledBack'> | undefined, version: string) {
  const entry = remote?.rolledBack?.find((back) => back.version === version)
  if (!entry) return undefined
  const { reason, failures } = entry
  return failures
    ? noticesMessages.failedRelease(subject, failures.affected, failures.accounts)
    : noticesMessages.earlierRelease(subject, reason)
}

function ShellNotice({ shell }: { shell: Shell }) {
  const held = useHeldWork('/')
  const { shellRelease } = useReleases()
  const { ofShell, newRelease } = noticesMessages
  return (
    <QuietNotice
      type="info"
      text={withdrawal(ofShell, shell, shellRelease) ?? newRelease(ofShell, shell.releases?.[shell.active]?.note)}
      held={held}
      action={
        <Button disabled={held !== null} onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      }
    />
  )
}

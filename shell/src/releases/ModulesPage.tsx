import { formatDateTime } from '@loja/domain/format'
import type { LoadRecord, Registry, ReleaseResolution } from '@loja/federation'
import { accessAtom } from '@loja/platform'
import { CopyButton, WaitingLines } from '@loja/ui/late'
import { PageHeader, QuietText, Surface, TableHead, usePageTitle } from '@loja/ui/parts'
import { Button } from 'antd'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import styles from './ModulesPage.module.css'
import { modulesMessages as messages } from './modules-messages'
import { useReleases } from './page-context'

export function ModulesPage() {
  const { page, shellRelease } = useReleases()
  const { client, loader } = page
  const [isAsked, setIsAsked] = useState(false)
  usePageTitle(messages.title)
  useEffect(
    function readRegistry() {
      // On this page no module requests the registry.
      void client.refresh().then(() => setIsAsked(true))
    },
    [client],
  )
  const known = client.known()
  const choices = known ? loader.chooseAll(known.registry) : {}
  const summary = known ? messages.summary(known.registry.rev, messages.origins[known.origin], shellRelease) : ''
  return (
    <>
      <PageHeader
        title={messages.title}
        summary={summary}
        actions={<Button onClick={() => void client.refresh()}>{messages.readAgain}</Button>}
      />
      <Surface>
        <OwnAccount />
        <p hidden={!known}>
          <QuietText>{messages.backHint}</QuietText>
        </p>
        {!known &&
          (isAsked ? <p role="status">{messages.noRegistry}</p> : <WaitingLines label={messages.reading} lines={4} />)}
        {known?.registry.shell && <LiveShell shell={known.registry.shell} />}
        <div className={styles.scroll} hidden={!known}>
          <table className={styles.table}>
            <TableHead titles={messages.columns} />
            <tbody>
              {Object.entries(known?.registry.remotes ?? {}).map(([name, remote]) => (
                <RemoteRow
                  key={name}
                  name={name}
                  remote={remote}
                  releases={known?.registry.releases ?? {}}
                  choice={choices[name]}
                  record={loader.records()[name]}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Surface>
    </>
  )
}

function OwnAccount() {
  const access = useAtomValue(accessAtom)
  if (access.status !== 'granted') return null
  return (
    <p>
      {messages.account} <code>{access.userId}</code>
      <CopyButton text={access.userId} name={messages.copyAccount} />
    </p>
  )
}

function LiveShell({ shell: { active, releases = {}, rolledBack = [] } }: { shell: NonNullable<Registry['shell']> }) {
  return (
    <p>
      <QuietText>
        {messages.liveShell(active, publishedText(releases[active]))}
        {rolledBack.length > 0 && messages.withdrawn(rolledBack.map(withdrawnText).join('; '))}
      </QuietText>
    </p>
  )
}

interface RemoteRowProps {
  name: string
  releases: Registry['releases']
  remote: Registry['remotes'][string]
  choice: ReleaseResolution | undefined
  record: LoadRecord | undefined
}

function RemoteRow({ name, remote, releases, choice, record }: RemoteRowProps) {
  const { overrides } = useReleases().page
  const { enabled, locked, active, previous, canary, rolledBack = [] } = remote
  const before = versionBefore(remote, choice)
  const state = enabled ? messages.enabled : messages.disabled
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{locked ? `${state}, ${messages.locked(locked)}` : state}</td>
      <td>
        {chosenText(choice)}
        {before !== undefined && (
          <Button size="small" aria-label={messages.backOf(name)} onClick={() => overrides.pin(name, before)}>
            {messages.back}
          </Button>
        )}
      </td>
      <td>{record ? `${record.version} (${messages.sources[record.source]})` : messages.none}</td>
      <td className={styles.number}>{record ? `${record.ms} ms` : messages.none}</td>
      <td>{record?.error ?? messages.none}</td>
      <td>{active}</td>
      <td>{publishedText(releases[`${name}@${active}`])}</td>
      <td>{previous.join(', ') || messages.none}</td>
      <td>{canary ? canaryText(canary, releases[`${name}@${canary.version}`]) : messages.none}</td>
      <td>{rolledBack.map(withdrawnText).join('; ') || messages.none}</td>
    </tr>
  )
}

function versionBefore({ active, previous }: Registry['remotes'][string], choice: ReleaseResolution | undefined) {
  const taken = choice?.state === 'released' ? choice.release.version : active
  const versions = [active, ...previous]
  return versions[versions.indexOf(taken) + 1]
}

function publishedText(release: Partial<Registry['releases'][string]> | undefined): string {
  const { releasedBy, releasedAt, team, commit, note } = release ?? {}
  return listed([
    releasedBy && messages.publishedBy(releasedBy),
    team && messages.team(team),
    releasedAt && formatDateTime(releasedAt),
    commit && messages.commit(commit),
    note && messages.note(note),
  ])
}

type Remote = Registry['remotes'][string]

function canaryText(
  { version, users }: NonNullable<Remote['canary']>,
  release: Registry['releases'][string] | undefined,
): string {
  return listed([messages.canary(version, users.length), release?.note && messages.note(release.note)])
}

function withdrawnText({ version, by, at, reason, failures }: NonNullable<Remote['rolledBack']>[number]): string {
  return listed([
    version,
    by && messages.publishedBy(by),
    formatDateTime(at),
    failures ? messages.failures(failures.affected, failures.accounts) : reason && messages.note(reason),
  ])
}

function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ') || messages.none
}

function chosenText(choice: ReleaseResolution | undefined): string {
  if (!choice) return messages.none
  if (choice.state !== 'released') return messages.refusals[choice.state]
  const { version, source } = choice.release
  return `${version} (${messages.sources[source]})`
}

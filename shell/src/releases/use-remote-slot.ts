import type { LoadedRemote, ReleaseResolution } from '@loja/federation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBackgroundWork } from '../background-work/use-background-work'
import { useRecovery } from '../connection/recovery'
import { useReleases } from './page-context'
import { useHeldWork } from './use-held-work'

type Slot =
  | { status: 'loading' }
  /** `tried`: the choice of which a page has no code. */
  | { status: 'ready'; remote: LoadedRemote; tried?: string }
  | { status: 'unclaimed' }
  /** `tried`: the choice that failed. A different one is tried automatically. */
  | { status: 'failed'; error: unknown; tried: string }
  | { status: 'crashed'; remote: LoadedRemote; tried: string }

export function useRemoteSlot(section: string) {
  const { loader } = useReleases().page
  const held = useHeldWork(section)
  const works = useBackgroundWork()
  const [slot, setSlot] = useState<Slot>(() => {
    const goesOn = works.some(({ path }) => path.startsWith(section))
    return readySlot((goesOn ? loader.lastLoaded(section) : null) ?? loader.loaded(section))
  })
  const [failures, setFailures] = useState(0)
  const latest = useRef(0)

  const run = useCallback(
    async (whileLoading: (slot: Slot) => Slot) => {
      latest.current += 1
      const own = latest.current
      setSlot(whileLoading)
      const next = await loader.load(section).then(
        (remote): Slot => (remote ? { status: 'ready', remote } : { status: 'unclaimed' }),
        (error: unknown): Slot => ({ status: 'failed', error, tried: keyOf(loader.choose(section)) }),
      )
      if (own !== latest.current) return
      if (next.status === 'failed') setFailures((count) => count + 1)
      setSlot((now) => (next.status === 'failed' && now.status === 'ready' ? now : next))
    },
    [loader, section],
  )
  const retry = useCallback(() => void run(() => ({ status: 'loading' })), [run])
  const update = useCallback(() => void run((now) => now), [run])

  const needsLoad = slot.status === 'loading'
  useEffect(
    function loadAtFirst() {
      if (needsLoad && latest.current === 0) retry()
    },
    [needsLoad, retry],
  )

  const choice = loader.choose(section)
  const isOver = choice === null || choice.state === 'disabled'
  const wasSwitchedOff = slot.status === 'ready' && isOver && held === null
  const hasAnother =
    slot.status === 'unclaimed'
      ? choice !== null
      : 'tried' in slot && slot.tried !== undefined && keyOf(choice) !== slot.tried
  useEffect(
    function followTheRegistry() {
      if (wasSwitchedOff || hasAnother) retry()
    },
    [wasSwitchedOff, hasAnother, retry],
  )

  useRecovery(retry, slot.status === 'failed')

  const crash = useCallback(
    (error: unknown) => {
      if (slot.status !== 'ready') return
      const { release } = slot.remote
      setSlot({ status: 'crashed', remote: slot.remote, tried: `released ${release.version}` })
      setFailures((count) => count + 1)
      loader.broke(release, error)
    },
    [slot, loader],
  )
  const reportCode = useCallback(
    (failure: unknown) => {
      if (slot.status !== 'ready') return
      const { release } = slot.remote
      const tried = failure === null ? {} : { tried: `released ${release.version}` }
      setSlot({ status: 'ready', remote: slot.remote, ...tried })
      void loader.pageCode(release, failure)
    },
    [slot, loader],
  )
  return { slot, failures, retry, update, crash, reportCode }
}

function readySlot(remote: LoadedRemote | null): Slot {
  return remote ? { status: 'ready', remote } : { status: 'loading' }
}

function keyOf(choice: ReleaseResolution | null): string {
  if (choice?.state === 'released') return `released ${choice.release.version}`
  return choice ? choice.state : ''
}

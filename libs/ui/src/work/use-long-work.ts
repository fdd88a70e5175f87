import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { atMostEvery } from './at-most-every'
import { useAnnounceWork } from './use-announce-work'
import { useWarnBeforeUnload } from './use-warn-before-unload'

/** Where a piece of long work stands. `progress` is null until the first report, and where it must begin anew. */
export type LongWork<Progress> =
  | { status: 'idle' }
  | { status: 'running'; progress: Progress | null }
  | { status: 'stopped'; progress: Progress | null; error: unknown }

/** One run of it: what the runner is called with. */
export interface WorkRun<Request, Progress> {
  request: Request
  /** Where the run before stopped; null to begin. */
  from: Progress | null
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Progress is drawn so often, however often it is reported: drawing costs as much as writing a hundred rows. */
const DRAW_EVERY_MS = 200

interface Options<Request, Progress, Result> {
  /** The runner, and how its progress is reported. It returns null when `signal` aborted. */
  mutation: UseMutationOptions<Result | null, Error, WorkRun<Request, Progress>>
  /** Whether a run may go on where this error stopped it. */
  canResume: (error: unknown) => boolean
  /** The page was left, which cancelled the work. */
  onLeave: () => void
  /** It came to its end, and was not cancelled. */
  onDone?: ((result: Result) => void) | undefined
}

/** Work that outlasts a request, while the page stays usable: its state, and the ways to begin, end and go on. */
export function useLongWork<Request, Progress, Result>(options: Options<Request, Progress, Result>) {
  const { mutation, canResume } = options
  const [state, setState] = useState<LongWork<Progress>>({ status: 'idle' })
  const request = useRef<Request>(null)
  const control = useRef<AbortController>(null)
  const { mutate } = useMutation(mutation)
  useWarnBeforeUnload(state.status === 'running')
  useAnnounceWork('running', state.status === 'running')

  const leave = useEffectEvent(() => {
    if (state.status !== 'running') return
    control.current?.abort()
    options.onLeave()
  })
  useEffect(function cancelWhenLeaving() {
    return () => leave()
  }, [])

  const run = (from: Progress | null) => {
    if (request.current === null) return
    control.current = new AbortController()
    const { signal } = control.current
    let reached = from
    const drawn = atMostEvery(DRAW_EVERY_MS, (progress: Progress) => {
      if (!signal.aborted) setState({ status: 'running', progress })
    })
    const onProgress = (progress: Progress) => {
      reached = progress
      drawn.add(progress)
    }
    setState({ status: 'running', progress: from })
    mutate(
      { request: request.current, from, signal, onProgress },
      {
        onSuccess: (result) => {
          setState({ status: 'idle' })
          if (result !== null) options.onDone?.(result)
        },
        onError: (error) => setState({ status: 'stopped', progress: reached, error }),
        onSettled: () => drawn.stop(),
      },
    )
  }
  return {
    state,
    start(next: Request) {
      request.current = next
      run(null)
    },
    /** Goes on where it stopped; from the beginning when the error leaves in doubt where that is. */
    retry() {
      if (state.status === 'stopped') run(canResume(state.error) ? state.progress : null)
    },
    cancel: () => control.current?.abort(),
    /** Forgets work that stopped. */
    discard: () => setState({ status: 'idle' }),
  }
}

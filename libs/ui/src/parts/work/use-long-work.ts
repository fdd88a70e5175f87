import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { atMostEvery } from './at-most-every'
import { useAnnounceWork } from './use-announce-work'
import { useWarnBeforeUnload } from './use-warn-before-unload'

export type LongWork<Progress> =
  | { status: 'idle' }
  | { status: 'running'; progress: Progress | null }
  | { status: 'stopped'; progress: Progress | null; error: unknown }

export interface WorkRun<Request, Progress> {
  request: Request
  from: Progress | null
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Rendering costs as much as writing a hundred rows. */
const DRAW_EVERY_MS = 200

interface Options<Request, Progress, Result> {
  /** The runner returns null when `signal` aborted. */
  mutation: UseMutationOptions<Result | null, Error, WorkRun<Request, Progress>>
  /** Whether a run may continue after this error. */
  canResume: (error: unknown) => boolean
  onLeave: () => void
  onDone?: ((result: Result) => void) | undefined
}

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
    /** Continues, or restarts if the error leaves the position uncertain. */
    retry() {
      if (state.status === 'stopped') run(canResume(state.error) ? state.progress : null)
    },
    cancel: () => control.current?.abort(),
    discard: () => setState({ status: 'idle' }),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messages } from '../messages'
import { useNotify } from '../parts/notice/use-notify'
import { useAfterRows } from './use-after-rows'

/** Compared by identity: two parts never share their code. */
export interface Part<Code> {
  key: string
  load: () => Promise<Code>
  code: () => Code | undefined
}

/**
 * When late code arrives; there is no other moment. `route`: with its page. `press`: the user asks for it, and near its
 * control it starts (`prefetchPart`). `after-rows`: in the idle queue.
 */
export type Trigger = 'route' | 'press' | 'after-rows'

let declared = 0

/** A failed load is repeated by the next call. */
export function declarePart<Code>(load: () => Promise<Code>): Part<Code> {
  declared += 1
  let loading: Promise<Code> | undefined
  let loaded: Code | undefined
  const loadOnce = async () => {
    try {
      loaded = await load()
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    key: `part-${declared}`,
    load: () => {
      loading ??= loadOnce()
      return loading
    },
    code: () => loaded,
  }
}

/** Its code is requested when the pointer or focus is near. */
export function prefetchPart({ load }: Pick<Part<unknown>, 'load'>) {
  // A failure is shown when the part is.
  const prefetch = () => void load().catch(() => undefined)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

/** Releases must not share code. */
const OWN_COPY = Math.random()

/** `React.lazy` never retries. @param trigger null while the part is not needed */
export function usePart<Code>(part: Part<Code>, trigger: Trigger | null) {
  const isTurn = useAfterRows(trigger === 'after-rows')
  const { data, isError, error, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['part', OWN_COPY, part.key],
    queryFn: async () => ({ code: await part.load() }),
    enabled: trigger !== null && (trigger !== 'after-rows' || isTurn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return {
    code: data?.code ?? part.code(),
    isError,
    error,
    isFetching,
    failures: errorUpdateCount,
    retry: () => void refetch(),
  }
}

interface Press {
  onFailure: () => void
  failedText?: string
}

/** For a component that is rendered from the press on: rendered again, it retries. */
export function usePress<Code>(part: Part<Code>, { onFailure, failedText = messages.partFailed }: Press) {
  const notify = useNotify()
  const { code, failures } = usePart(part, 'press')
  const seenFailures = useRef(failures)
  const report = useEffectEvent(() => {
    notify.error(failedText)
    onFailure()
  })
  useEffect(
    function reportFailure() {
      if (failures === seenFailures.current) return
      seenFailures.current = failures
      report()
    },
    [failures],
  )
  return { code }
}

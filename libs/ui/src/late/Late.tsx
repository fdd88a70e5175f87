import type { ComponentType, ReactNode } from 'react'
import { messages } from '../messages'
import { LoadFailure } from '../parts/notice/LoadFailure'
import { type Part, type Trigger, usePart } from './part'

interface Props<Given extends object> {
  part: Part<ComponentType<Given>>
  on: Trigger
  props: Given
  waiting?: ReactNode
  failedText?: string
}

export function Late<Given extends object>(late: Props<Given>) {
  const { part, on, props, waiting, failedText = messages.partFailed } = late
  const { code: Loaded, isError, isFetching, retry } = usePart(part, on)
  if (Loaded) return <Loaded {...props} />
  if (isError) return <LoadFailure text={failedText} busy={isFetching} onRetry={retry} />
  return waiting
}

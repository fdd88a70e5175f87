import type { ComponentProps, ComponentType } from 'react'
import { Fold } from './Fold'
import { Late } from './Late'
import type { Part } from './part'
import { WaitingLines } from './waiting/WaitingLines'

interface Props<Given extends object> extends Pick<ComponentProps<typeof Fold>, 'name' | 'keepsContent'> {
  part: Part<ComponentType<Given>>
  props: Given
  texts: { title: string; loading: string; loadFailed: string }
}

export function LateFold<Given extends object>({ part, props, texts, ...fold }: Props<Given>) {
  const waiting = <WaitingLines label={texts.loading} lines={4} />
  return (
    <Fold title={texts.title} part={part} {...fold}>
      {() => <Late part={part} on="press" props={props} waiting={waiting} failedText={texts.loadFailed} />}
    </Fold>
  )
}

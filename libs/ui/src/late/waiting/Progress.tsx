import type { ProgressProps } from 'antd'
import { declarePart, usePart } from '../part'

const progressPart = declarePart(async () => (await import('./antd-progress')).AntdProgress)

/** No sliding: it would repaint the page continuously. */
const STEP: ProgressProps['styles'] = { track: { transition: 'none' } }

export function Progress(props: Omit<ProgressProps, 'styles'>) {
  // A press began the work that it shows.
  const { code: AntdProgress } = usePart(progressPart, 'press')
  if (AntdProgress) return <AntdProgress {...props} styles={STEP} />
  const isCircle = props.type === 'circle' && typeof props.size === 'number'
  return <div style={isCircle ? { width: props.size as number, height: props.size as number } : { height: LINE_PX }} />
}

const LINE_PX = 22

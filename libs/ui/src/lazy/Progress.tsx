import type { ProgressProps } from 'antd'
import { useLoaded } from './use-loaded'

const loadProgress = async () => (await import('./antd-progress')).AntdProgress

/** No sliding: it would repaint the page continuously. */
const STEP: ProgressProps['styles'] = { track: { transition: 'none' } }

export function Progress(props: Omit<ProgressProps, 'styles'>) {
  const { part: AntdProgress } = useLoaded({ name: 'progress', load: loadProgress })
  if (AntdProgress) return <AntdProgress {...props} styles={STEP} />
  const isCircle = props.type === 'circle' && typeof props.size === 'number'
  return <div style={isCircle ? { width: props.size as number, height: props.size as number } : { height: LINE_PX }} />
}

const LINE_PX = 22

import type { ProgressProps } from 'antd'
import { useLoaded } from './use-loaded'

const loadProgress = async () => (await import('./antd-progress')).AntdProgress

/** antd's `Progress`, loaded when the first one is shown. Its place is kept free until then. */
export function Progress(props: ProgressProps) {
  const { part: AntdProgress } = useLoaded({ name: 'progress', load: loadProgress })
  if (AntdProgress) return <AntdProgress {...props} />
  const isCircle = props.type === 'circle' && typeof props.size === 'number'
  return <div style={isCircle ? { width: props.size as number, height: props.size as number } : { height: LINE_PX }} />
}

const LINE_PX = 22

import { Tooltip, type TooltipProps } from 'antd'

/** A module of its own becomes a chunk of its own. */
export function AntdTooltip(props: TooltipProps) {
  return <Tooltip {...props} />
}

import { Button, type ButtonProps } from 'antd'
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router'

interface Props extends Pick<ButtonProps, 'type' | 'icon' | 'size' | 'block' | 'children'> {
  to: string
  /** The opened page gets it with the address. */
  state?: LinkProps['state']
}

/** A button inside a link would be two tab stops. */
export function LinkButton({ to, state, ...button }: Props) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLElement>(to, { state })
  return <Button {...button} href={href} onClick={onClick} />
}

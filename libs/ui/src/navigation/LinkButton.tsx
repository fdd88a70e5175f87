import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

interface Props extends Pick<ButtonProps, 'type' | 'icon' | 'size' | 'block' | 'children'> {
  to: string
}

/** A button inside a link would be two tab stops. */
export function LinkButton({ to, ...button }: Props) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLElement>(to)
  return <Button {...button} href={href} onClick={onClick} />
}

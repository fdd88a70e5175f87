import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AntdTooltip } from './AntdTooltip'
import { declarePart, usePart } from './part'

const tooltipPart = declarePart(async () => (await import('./AntdTooltip')).AntdTooltip)

const EVENTS = ['onPointerEnter', 'onPointerLeave', 'onFocus', 'onBlur'] as const

type Listeners = { [Event in (typeof EVENTS)[number]]?: ((event: SyntheticEvent<Element>) => void) | undefined }

interface Props extends Pick<ComponentProps<typeof AntdTooltip>, 'placement'> {
  /** Without a text it is not shown. */
  title: string
  /** Has the text as its name or description. */
  children: ReactElement<Listeners>
}

/** antd's tooltip, loaded when the pointer or the focus comes near. The child stays the same element. */
export function Tooltip({ children, ...props }: Props) {
  const [target, setTarget] = useState<Element | null>(null)
  const [isNear, setIsNear] = useState(false)
  const listeners = useRef<Listeners>({})
  const { code: Antd } = usePart(tooltipPart, target && 'press')
  const listen = (event: (typeof EVENTS)[number], near: boolean) => (happened: SyntheticEvent<Element>) => {
    children.props[event]?.(happened)
    listeners.current[event]?.(happened)
    setTarget(happened.currentTarget)
    setIsNear(near)
  }
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: listen('onPointerEnter', true),
        onPointerLeave: listen('onPointerLeave', false),
        onFocus: listen('onFocus', true),
        onBlur: listen('onBlur', false),
      })}
      {Antd && target && (
        <Antd {...props} defaultOpen={isNear} trigger={['hover', 'focus']}>
          <Target element={target} listeners={listeners} />
        </Antd>
      )}
    </>
  )
}

interface TargetProps extends Listeners {
  element: Element
  listeners: { current: Listeners }
  ref?: Ref<Element>
}

function Target({ element, listeners, ref, ...given }: TargetProps) {
  useImperativeHandle(ref, () => element, [element])
  useLayoutEffect(() => {
    listeners.current = given
  })
  return null
}

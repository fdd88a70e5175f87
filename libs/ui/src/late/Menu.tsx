import { cloneElement, useState } from 'react'
import type { MenuProps } from './OpenMenu'
import { declarePart, prefetchPart, usePress } from './part'

const menuPart = declarePart(async () => (await import('./OpenMenu')).OpenMenu)

export function Menu(menu: MenuProps) {
  const [pressed, setPressed] = useState(false)
  if (pressed) return <PressedMenu {...menu} onFailure={() => setPressed(false)} />
  return cloneElement(menu.children, { ...prefetchPart(menuPart), onClick: () => setPressed(true) })
}

function PressedMenu({ onFailure, ...menu }: MenuProps & { onFailure: () => void }) {
  const { code: OpenMenu } = usePress(menuPart, { onFailure })
  return OpenMenu ? <OpenMenu {...menu} /> : cloneElement(menu.children, { loading: true, autoFocus: true })
}

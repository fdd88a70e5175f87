import type { IconName } from '@loja/platform'
import { declarePart, usePart } from '@loja/ui/late'
import { memo } from 'react'
import { FIRST_ICONS, type FirstIcon } from './first-icons'
import type { LateIconName } from './more-icons'

const iconsPart = declarePart(
  async () => (await import(/* webpackChunkName: "more-icons" */ './more-icons')).MORE_ICONS,
)

export const PageIcon = memo(function PageIcon({ name }: { name: IconName }) {
  const Icon = Object.hasOwn(FIRST_ICONS, name) ? FIRST_ICONS[name as FirstIcon] : undefined
  return Icon ? <Icon /> : <LateIcon name={name} />
})

function LateIcon({ name }: { name: IconName }) {
  const { code } = usePart(iconsPart, 'after-rows')
  const Icon = code && Object.hasOwn(code, name) ? code[name as LateIconName] : undefined
  return Icon ? <Icon /> : <NeutralIcon />
}

function NeutralIcon() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" display="block" fill="none" stroke="currentColor" aria-hidden>
      <rect x="2" y="2" width="12" height="12" rx="3" />
    </svg>
  )
}

import { LinkButton, usePagePath } from '@loja/ui/parts'
import type { ComponentProps } from 'react'
import { changesSearch } from './changes-search'

interface Props extends Omit<ComponentProps<typeof LinkButton>, 'to'> {
  tab: Parameters<typeof changesSearch>[0]
  area: Parameters<typeof changesSearch>[1]
}

export function ChangesLink({ tab, area, ...button }: Props) {
  const path = usePagePath('history')
  return path !== null && <LinkButton {...button} to={`${path}${changesSearch(tab, area)}`} />
}

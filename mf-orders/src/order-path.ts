import { pagePath } from '@loja/platform'

export const orderPath = (id: string) => `${pagePath('orders') ?? ''}/${id}`

export function newOrderPath(repeated?: string): string {
  return `${pagePath('orders') ?? ''}/novo${repeated === undefined ? '' : `?de=${repeated}`}`
}

export const editOrderPath = (id: string) => `${orderPath(id)}/editar`

export const notifyPath = () => `${pagePath('orders') ?? ''}/avisar`

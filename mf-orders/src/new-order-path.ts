import { pagePath } from '@loja/platform'

/** @param repeated id of the order that fills the form */
export function newOrderPath(repeated?: string): string {
  return `${pagePath('orders') ?? ''}/novo${repeated === undefined ? '' : `?de=${repeated}`}`
}

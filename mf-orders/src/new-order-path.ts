import { pagePath } from '@loja/platform'

export function newOrderPath(): string {
  return `${pagePath('orders') ?? ''}/novo`
}

import { pagePath } from '@loja/platform'

/** Its module is loaded, so the page is offered. */
export function productsPath(): string {
  return pagePath('products') ?? ''
}

export function newProductPath(): string {
  return `${productsPath()}/add`
}

export function productPath(id: string): string {
  return `${productsPath()}/edit/${id}`
}

import { formatCount } from '@loja/domain/format'
import type { ShopIssue } from '@loja/domain/products'
import { catalogueIssueTexts } from '../../catalogue-issue-texts'

const shop: Record<ShopIssue, string> = {
  inactive: 'Inativo: não aparece na loja',
  'name-missing': 'Falta o nome',
  'price-missing': 'Falta o preço',
  'image-missing': 'Falta uma imagem',
  'category-missing': 'Falta a categoria',
  'description-missing': 'Falta a descrição',
  'sale-over': 'A promoção já terminou: vale o preço cheio',
  'out-of-stock': 'Sem estoque: aparece como esgotado',
}

export const sideMessages = {
  preview: 'Como fica na loja',
  noName: 'Nome do produto',
  hidden: 'Inativo: não aparece na loja',
  available: 'Disponível',
  inStock: (quantity: number) => `${formatCount(quantity)} em estoque`,
  soldOut: 'Esgotado',
  readiness: 'O que falta',
  shopTitle: 'Para vender na loja',
  catalogueTitle: 'Para o catálogo do Facebook',
  ready: 'Tudo pronto',
  blocked: (count: number) => (count === 1 ? '1 item impede' : `${count} itens impedem`),
  worthALook: (count: number) => (count === 1 ? '1 item a melhorar' : `${count} itens a melhorar`),
  blocks: 'Impede:',
  warns: 'A melhorar:',
  shop,
  catalog: catalogueIssueTexts,
} as const

import { isDataError, type ProductListRow, productConflictOf } from '@loja/data'
import type { PromotionEffect } from '@loja/domain'
import { failureReason } from '@loja/ui'
import { promotionText } from '../promotion-text'
import type { EditableField } from './editable-fields'

const THE_FIELD: Record<EditableField, string> = {
  price: 'o preço',
  stockQuantity: 'o estoque',
  isActive: 'o status',
  categoryId: 'a categoria',
}

export const messages = {
  edit: (field: EditableField, name: string) => `Editar ${THE_FIELD[field]} de ${name}`,
  statusOf: (name: string) => `Status de ${name}`,
  categoryOf: (name: string) => `Categoria de ${name}`,
  active: 'Ativo',
  inactive: 'Inativo',
  unlimited: 'Ilimitado',
  low: 'baixo',
  stockOnCard: 'Estoque:',
  noCategory: 'Sem categoria',
  onSale: 'em promoção',
  fullPrice: 'preço cheio',
  fullPriceLabel: 'cheio',
  featured: 'Em destaque',

  invalidPrice: 'Digite um preço, por exemplo 1.234,56.',
  invalidStock: 'Digite um número de 0 a 999.998, ou Ilimitado.',
  changedMeanwhile: (value: string) => `Agora: ${value}, alterado em outra sessão.`,
  keepOrOverwrite: (value: string) => `Outra sessão mudou para ${value}. Enter salva o seu valor, Esc mantém o dela.`,
  /** The row was deleted or moved to another page. */
  leftList: (field: EditableField, name: string, text: string) =>
    `${name} saiu da lista enquanto você editava ${THE_FIELD[field]}. Não foi salvo: ${text}`,
  promotion: (effect: PromotionEffect, name: string, salePrice: number) =>
    `${name}: ${promotionText(effect, salePrice)}`,
  notSaved: (error: unknown) => `Não foi salvo: ${failureReason(error)}`,
  updateFailed: (error: unknown, field: EditableField, showValue: (row: ProductListRow) => string) => {
    const now = productConflictOf(error)
    if (now) return `${now.name}: outra sessão já alterou ${THE_FIELD[field]} para ${showValue(now)}.`
    if (isDataError(error) && error.code === 'limit') return LIMIT
    return `Erro ao atualizar produto: ${failureReason(error, { 'not-found': 'o produto não existe mais.' })}`
  },
} as const

/** Activating it would exceed the limit of 20 featured products (FEAT-03). */
const LIMIT = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'

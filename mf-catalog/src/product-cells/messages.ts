import { isDataError } from '@loja/data/client'
import { type ProductListRow, productConflictOf } from '@loja/data/products'
import type { PromotionEffect } from '@loja/domain/products'
import { failureReason } from '@loja/ui/parts'
import { promotionText } from '../promotion-text'
import type { EditableField } from './editable-fields'

const THE_FIELD: Record<EditableField, string> = {
  price: 'o preço',
  salePrice: 'o preço promocional',
  stockQuantity: 'o estoque',
  isActive: 'o status',
  categoryId: 'a categoria',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
  salePrice: 'Preço promocional',
  onSale: 'em promoção',
  fullPrice: 'preço cheio',
  featured: 'Em destaque',

  invalidPrice: 'Digite um preço, por exemplo 1.234,56.',
  noSale: 'sem promoção',
  invalidSalePrice: (price: string) => `Digite um preço menor que ${price}, ou deixe vazio.`,
  until: (day: string) => `até ${day}`,
  from: (day: string) => `a partir de ${day}`,
  endedOn: (day: string) => `terminou em ${day}`,
  notBelow: 'não vale',
  invalidStock: 'Digite um número de 0 a 999.998, ou Ilimitado.',
  changedMeanwhile: (value: string) => `Agora: ${value}, alterado em outra sessão.`,
  keepOrOverwrite: (value: string) => `Outra sessão mudou para ${value}. Enter salva o seu valor, Esc mantém o dela.`,
  leftList: (field: EditableField, name: string, text: string) =>
    `${name} saiu da lista enquanto você editava ${THE_FIELD[field]}. Não foi salvo: ${text}`,
  promotion: (effect: PromotionEffect, name: string, salePrice: number) =>
    `${name}: ${promotionText(effect, salePrice)}`,
  saved: (name: string, field: EditableField, value: string) => `${capital(THE_FIELD[field])} de ${name}: ${value}.`,
  notSaved: (error: unknown) => `Não foi salvo: ${failureReason(error)}`,
  updateFailed: (error: unknown, field: EditableField, showValue: (row: ProductListRow) => string) => {
    const now = productConflictOf(error)
    if (now) return `${now.name}: outra sessão já alterou ${THE_FIELD[field]} para ${showValue(now)}.`
    if (isDataError(error, 'limit')) return LIMIT
    return `Erro ao atualizar produto: ${failureReason(error, { 'not-found': 'o produto não existe mais.' })}`
  },
} as const

/** FEAT-03 limits it to 20 products. */
const LIMIT = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'

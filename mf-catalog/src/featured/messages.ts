import { isDataError } from '@loja/data/client'
import { MAX_FEATURED } from '@loja/data/products'

const limit = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'

export const messages = {
  title: 'Produtos em destaque',
  count: (count: number) => `${count} de ${MAX_FEATURED}`,
  add: 'Adicionar destaque',
  limit,
  loading: 'Carregando destaques',
  loadFailed: 'Não foi possível carregar os produtos destaques.',
  updateFailed: (error: unknown) => (isDataError(error, 'limit') ? limit : 'Erro ao atualizar produto destaque.'),
  added: 'Produto adicionado aos destaques!',
  removed: 'Produto removido dos destaques!',
  pickerTitle: 'Adicionar Produto aos Destaques',
} as const

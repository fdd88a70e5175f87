import { isDataError, MAX_FEATURED } from '@loja/data'
import { formatCount } from '@loja/domain'

const limit = 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.'

export const messages = {
  title: 'Produtos em destaque',
  count: (count: number) => `${count} de ${MAX_FEATURED}`,
  add: 'Adicionar destaque',
  limit,
  loading: 'Carregando destaques',
  loadFailed: 'Não foi possível carregar os produtos destaques.',
  updateFailed: (error: unknown) =>
    isDataError(error) && error.code === 'limit' ? limit : 'Erro ao atualizar produto destaque.',
  added: 'Produto adicionado aos destaques!',
  removed: 'Produto removido dos destaques!',
  none: 'Nenhum produto em destaque. Escolha até 20 para a vitrine da loja.',
  remove: (name: string) => `Remover ${name} dos destaques`,
  onSale: 'Preço promocional',
  fullPrice: 'preço sem promoção',
  inStock: (quantity: number) => `${formatCount(quantity)} em estoque`,
  unlimited: 'Ilimitado',
  soldOut: 'Sem estoque',

  pickerTitle: 'Adicionar Produto aos Destaques',
  search: 'Buscar produto por nome',
  close: 'Fechar',
  candidates: 'Produtos que podem ir para a vitrine',
  product: 'Produto',
  price: 'Preço',
  stock: 'Estoque',
  actions: 'Ações',
  choose: 'Adicionar',
  chooseOne: (name: string) => `Adicionar ${name} aos destaques`,
  room: (left: number) => (left === 1 ? 'Resta 1 lugar na vitrine.' : `Restam ${left} lugares na vitrine.`),
  most: 'Aparecem até 50 produtos. Busque pelo nome para encontrar outros.',
  candidatesFailed: 'Não foi possível carregar os produtos.',
  noCandidateTitle: 'Nenhum produto encontrado',
  noCandidateHint: 'Busque por outro nome. Produtos inativos ou já em destaque não aparecem aqui.',
} as const

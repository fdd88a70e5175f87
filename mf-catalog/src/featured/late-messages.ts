import { formatCount } from '@loja/domain/format'
import type { FeaturedDates, FeaturedState } from '@loja/domain/products'

export const lateMessages = {
  none: 'Nenhum produto em destaque. Escolha até 20 para a vitrine da loja.',
  remove: (name: string) => `Remover ${name} dos destaques`,
  onSale: 'Preço promocional',
  fullPrice: 'preço sem promoção',
  inStock: (quantity: number) => `${formatCount(quantity)} em estoque`,
  unlimited: 'Ilimitado',
  soldOut: 'Sem estoque',
  order: 'Ordenar e agendar',
  shown: 'Em destaque',
  state: (state: FeaturedState, { featuredFrom, featuredUntil }: FeaturedDates, format: (moment: string) => string) => {
    if (state === 'ended') return 'Encerrado'
    if (state === 'scheduled' && featuredFrom) return `Agendado para ${format(featuredFrom)}`
    return featuredUntil && `Em destaque até ${format(featuredUntil)}`
  },

  search: 'Buscar produto por nome',
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

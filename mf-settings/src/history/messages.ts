import { type ActivityFilter, type ActivityKind, formatCount, SHOP_ACTOR, SYSTEM_ACTOR } from '@loja/domain'
import { messages as periodMessages } from '../period/messages'

const KINDS: Record<ActivityKind, string> = {
  order: 'Pedidos',
  shipment: 'Envios',
  invoice: 'Notas fiscais',
  product: 'Produtos',
  category: 'Categorias',
  brand: 'Marcas',
  feedback: 'Feedbacks',
  note: 'Notas da equipe',
  profile: 'Usuários',
  setting: 'Configurações',
  view: 'Visões salvas',
  module: 'Módulos',
  supplier: 'Fornecedores',
}

const ACTORS: Record<string, string> = { [SHOP_ACTOR]: 'Loja (chave secreta)', [SYSTEM_ACTOR]: 'Sistema' }

const FILTER_TAGS: { [Key in keyof ActivityFilter]: (value: NonNullable<ActivityFilter[Key]>) => string } = {
  search: (text) => `Busca: ${text}`,
  actor: (name) => `Pessoa: ${name}`,
  kind: (kind) => `Objeto: ${KINDS[kind]}`,
  period: periodMessages.tag,
}

/** The server counts no further. */
const COUNT_LIMIT = 10_000

export const messages = {
  title: 'Histórico',
  summary: (count: number) => {
    if (count >= COUNT_LIMIT) return `Mais de ${formatCount(COUNT_LIMIT)} registros`
    return `${formatCount(count)} ${count === 1 ? 'registro' : 'registros'}`
  },

  search: 'Buscar por pedido, produto ou nome',
  personFilter: 'Filtrar por pessoa',
  everyone: 'Todas as pessoas',
  kindFilter: 'Filtrar por objeto',
  allKinds: 'Todos os objetos',
  kinds: KINDS,
  anyPeriod: 'Todo o período',
  filterTags: FILTER_TAGS,

  when: 'Quando',
  who: 'Quem',
  what: 'O que mudou',
  object: 'Objeto',
  actors: ACTORS,
  deletedAccount: 'Conta excluída',
  nameless: (id: string) => `Conta ${id.slice(0, 8)}`,
  more: (names: string, count: number) => `${names} e mais ${formatCount(count)}`,

  empty: 'Nenhum registro encontrado',
  emptyHint: 'O que a equipe e a loja mudarem aparece aqui',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar o histórico.',
} as const

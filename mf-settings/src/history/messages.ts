import { type ActivityFilter, type ActivityKind, SHOP_ACTOR, SYSTEM_ACTOR } from '@loja/domain/activity'
import { formatCount } from '@loja/domain/format'
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

const ACTORS: Record<string, string> = { [SHOP_ACTOR]: 'Loja virtual', [SYSTEM_ACTOR]: 'Sistema' }

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
  tabsLabel: 'Partes do histórico',
  tabs: { everything: 'Tudo', undo: 'Desfazer', trash: 'Lixeira' },
  areasLabel: 'Mostrar alterações de',
  areas: { todos: 'Todos', produtos: 'Produtos', pedidos: 'Pedidos' },
  faulty: 'Só importações com erros nos últimos 7 dias',
  undo: {
    text: 'Alterações dos últimos 30 dias: edições em massa, importações, status e edições de pedidos e exclusões.',
    loading: 'Carregando as alterações',
    loadFailed: 'Não foi possível carregar os dados.',
    empty: 'Nenhuma alteração',
    emptyHint: 'O que você mudar em produtos e pedidos aparece aqui, com um botão para desfazer.',
  },
  trash: {
    text: 'Produtos excluídos e pedidos deletados nos últimos 30 dias. Voltam como eram.',
    loading: 'Carregando a lixeira',
    loadFailed: 'Não foi possível carregar os dados.',
    empty: 'A lixeira está vazia',
    emptyHint: 'O que você excluir fica aqui por 30 dias.',
  },
  noneFaulty: {
    empty: 'Nenhuma importação com erros',
    emptyHint: 'Nos últimos 7 dias nenhuma linha foi recusada pela loja nem alterada em outra sessão.',
  },
  errors: 'Baixar erros (.csv)',
  errorsOf: (name: string) => `Baixar erros (.csv) de ${name}`,
  errorFile: 'erros-importacao.csv',
  errorsFailed: 'Não foi possível baixar os erros.',
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
  email: 'E-mail',
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

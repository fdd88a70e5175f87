import { isDataError } from '@loja/data/client'
import { type ProductGroup, similarGroupOf } from '@loja/data/products'
import { counted } from '@loja/domain/format'
import type { ActiveStatus } from '@loja/domain/list'
import type { GroupFilter, GroupKind, GroupSort } from '@loja/domain/products'
import { failureReason } from '@loja/ui/parts'

const ONE: Record<GroupKind, string> = { category: 'categoria', brand: 'marca' }
const MANY: Record<GroupKind, string> = { category: 'categorias', brand: 'marcas' }
const products = (count: number) => counted(count, 'produto', 'produtos')

const STATUSES: Record<ActiveStatus, string> = { active: 'Ativas', inactive: 'Inativas' }
const SORTS: Record<GroupSort, string> = {
  position_asc: 'Ordem da loja',
  position_desc: 'Ordem da loja, do fim',
  name_asc: 'Nome, de A a Z',
  name_desc: 'Nome, de Z a A',
  products_desc: 'Mais produtos primeiro',
  products_asc: 'Menos produtos primeiro',
}
const FILTER_TAGS: { [Key in keyof GroupFilter]: (value: NonNullable<GroupFilter[Key]>) => string } = {
  search: (text) => `Busca: ${text}`,
  status: (status) => `Status: ${STATUSES[status]}`,
  withoutProducts: () => 'Sem produtos',
}
const changedElsewhere = 'ela foi alterada em outra sessão. Confira e tente novamente.'
const gone = 'ela foi excluída em outra sessão.'

const textsOf = (kind: GroupKind) => {
  const [one, many] = [ONE[kind], MANY[kind]]
  const label = kind === 'category' ? 'Categorias' : 'Marcas'
  return {
    title: label,
    found: (count: number) => counted(count, `${one} encontrada`, `${many} encontradas`),
    search: `Buscar ${one} por nome`,
    filterTags: FILTER_TAGS,
    empty: `Nenhuma ${one} encontrada`,
    emptyHint: `Ainda não há ${many} cadastradas`,
    emptyFilteredHint: 'Tente ajustar os filtros de busca',
    loadFailed: `Não foi possível carregar as ${many}.`,

    add: `Nova ${one}`,
    keys: [
      ['N', `Nova ${one}`],
      ['S', `Escolher o status da ${one} em foco`],
    ] as const,
    added: (name: string) => `${name} foi adicionada.`,
    exists: ({ name, isActive }: { name: string; isActive: boolean }) =>
      isActive ? `Já existe a ${one} ${name}.` : `Já existe a ${one} inativa ${name}.`,
    saveFailed: (error: unknown) =>
      similarGroupOf(error)
        ? null
        : `Erro ao salvar ${one}: ${failureReason(error, { conflict: changedElsewhere, 'not-found': gone })}`,

    deleteTitle: `Excluir ${one}`,
    deleteQuestion: (name: string) => `A ${one} ${name} não tem produtos e será excluída.`,
    deleteFailed: (error: unknown) =>
      `Erro ao excluir ${one}: ${failureReason(error, {
        invalid: 'ela já tem produtos. Mescle com outra para excluir.',
        conflict: changedElsewhere,
        'not-found': 'ela já foi excluída em outra sessão.',
      })}`,

    orderTitle: `Ordem das ${many}`,
    orderText: `A loja mostra as ${many} nesta ordem.`,
    orderFailed: (error: unknown) =>
      isDataError(error, 'conflict')
        ? `A ordem das ${many} mudou em outra sessão e a sua não foi salva. Confira e tente novamente.`
        : `Erro ao salvar a ordem: ${failureReason(error)}`,

    mergeTitle: `Mesclar ${many}`,
    mergeText: `Os produtos passam para a ${one} escolhida, e as outras são excluídas. Por 30 dias pode ser desfeito em Histórico.`,
    mergeChoose: `${label} para mesclar`,
    mergeFew: `Escolha pelo menos duas ${many}.`,
    mergeMany: `No máximo 50 ${many} por vez.`,
    merged: (count: number, target: string, others: number) => {
      const moved = `${products(count)} ${count === 1 ? 'passou' : 'passaram'} para ${target}`
      const removed = others === 1 ? `A outra ${one} foi excluída` : `As outras ${many} foram excluídas`
      return `${count === 0 ? 'Nenhum produto mudou' : moved}. ${removed}.`
    },
    mergeFailed: (error: unknown) =>
      isDataError(error, 'conflict')
        ? `As ${many} ou seus produtos mudaram e nada foi mesclado. Confira os números e tente novamente.`
        : `Erro ao mesclar ${many}: ${failureReason(error)}`,
  }
}

export const texts: Record<GroupKind, ReturnType<typeof textsOf>> = {
  category: textsOf('category'),
  brand: textsOf('brand'),
}

export const messages = {
  total: 'Total',
  tooLong: (limit: number) => `Use no máximo ${limit} caracteres.`,
  inactive: 'Inativas',
  showInactive: 'Mostrar só as inativas',
  withoutProducts: 'Sem produtos',
  showWithoutProducts: 'Mostrar só as que não têm produtos',
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  statuses: STATUSES,
  sorts: SORTS,

  name: 'Nome',
  products: 'Produtos',
  status: 'Status',
  actions: 'Ações',
  productCount: products,
  productsOf: ({ name, products: count }: ProductGroup) => `Ver ${products(count)} de ${name}`,
  statusOf: (name: string) => `Status de ${name}`,
  active: 'Ativa',
  inactiveOne: 'Inativa',
  saved: (name: string) => `${name} salva.`,
  rename: (name: string) => `Renomear ${name}`,
  moreOf: (name: string) => `Mais ações de ${name}`,
  mergeOne: 'Mesclar com outra',
  mergeWith: (name: string) => `Mesclar com ${name}`,
  delete: 'Excluir',
  deleted: (name: string) => `${name} foi excluída.`,

  order: 'Ordenar',
  merge: 'Mesclar',
  loading: 'Carregando',
  typedName: 'Nome',
  save: 'Adicionar',
  mergeTarget: 'Fica com os produtos',
  mergeInto: (name: string) => `Mesclar em ${name}`,
  moved: (count: number, target: string) =>
    count === 0 ? 'Nenhum produto muda.' : `${products(count)} ${count === 1 ? 'passa' : 'passam'} para ${target}.`,
  movedFrom: (name: string, count: number, examples: string[]) =>
    count === 0 ? `${name}: sem produtos` : `${name}: ${products(count)}, como ${examples.join('; ')}`,
} as const

import { isDataError } from '@loja/data/client'
import { counted, plural } from '@loja/domain/format'
import type { ActiveStatus } from '@loja/domain/list'
import type { ProductFilter, ProductSort, StockState } from '@loja/domain/products'

const products = (count: number) => counted(count, 'produto', 'produtos')

const STATUSES: Record<ActiveStatus, string> = { active: 'Ativos', inactive: 'Inativos' }
const STOCK: Record<StockState, string> = { low: 'Estoque baixo', out: 'Sem estoque', unlimited: 'Estoque ilimitado' }
const SORTS: Record<ProductSort, string> = {
  date_desc: 'Mais recentes primeiro',
  date_asc: 'Mais antigos primeiro',
  name_asc: 'Nome, de A a Z',
  name_desc: 'Nome, de Z a A',
  price_asc: 'Menor preço primeiro',
  price_desc: 'Maior preço primeiro',
  stock_asc: 'Menor estoque primeiro',
  stock_desc: 'Maior estoque primeiro',
}

const cheaper = (days: number) => `Baratearam em ${days} dias`

const FILTER_TAGS: { [Key in keyof ProductFilter]: (value: NonNullable<ProductFilter[Key]>) => string } = {
  search: (search) => `Busca: ${search}`,
  category: (name) => `Categoria: ${name}`,
  brand: (name) => `Marca: ${name}`,
  status: (status) => `Status: ${STATUSES[status]}`,
  stock: (state) => STOCK[state],
  onSale: () => 'Em promoção',
  withoutImage: () => 'Sem imagem',
  cheaperDays: cheaper,
  marginBelow: (percent) => `Margem abaixo de ${percent}%`,
  withoutCost: () => 'Sem custo',
}

export const messages = {
  title: 'Gerenciar Produtos',

  moreOf: (name: string) => `Mais ações de ${name}`,
  importText: 'Importar',
  importJson: 'Importar JSON',
  newProduct: 'Novo Produto',

  total: 'Total',
  page: 'Página',
  pages: 'Páginas',
  lowStock: 'Baixo Estoque',
  showLowStock: 'Mostrar só os produtos com estoque baixo',

  search: 'Buscar por nome do produto',
  searchHint: 'Digite pelo menos 2 caracteres para buscar',
  filterTags: FILTER_TAGS,
  unknownName: 'não encontrada',
  categoryFilter: 'Filtrar por categoria',
  allCategories: 'Todas',
  brandFilter: 'Filtrar por marca',
  allBrands: 'Todas as marcas',
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  statuses: STATUSES,
  stockFilter: 'Filtrar por estoque',
  anyStock: 'Qualquer estoque',
  stock: STOCK,
  onSale: 'Em promoção',
  withoutImage: 'Sem imagem',
  cheaper,
  cheaperFilter: 'Filtrar por queda de preço',
  anyPrice: 'Qualquer preço',
  withoutCost: 'Sem custo',
  outOfStock: 'Sem estoque',
  sorts: SORTS,

  product: 'Produto',
  category: 'Categoria',
  price: 'Preço',
  priceAndSale: 'De / Por',
  stockColumn: 'Estoque',
  status: 'Status',
  brand: 'Marca',
  margin: 'Margem',
  createdAt: 'Cadastro',
  actions: 'Ações',
  edit: (name: string) => `Editar ${name}`,

  select: (name: string) => `Selecionar ${name}`,
  toolbar: 'Seleção de produtos',
  selectPage: 'Selecionar todos desta página',
  selectedCount: (count: number) => `${products(count)} ${plural(count, 'selecionado', 'selecionados')}`,
  selectAll: (total: number) => `Selecionar todos os ${products(total)}`,
  found: (total: number) => `${products(total)} ${plural(total, 'encontrado', 'encontrados')}`,
  newRows: (count: number) => counted(count, 'novo produto', 'novos produtos'),

  bulkEdit: 'Edição em Massa',
  sendOut: 'Divulgar',
  tooMany: (limit: number) => `No máximo ${products(limit)} por vez. Use os filtros para escolher menos.`,
  changes: 'Desfazer alterações',
  keys: [
    ['N', 'Novo produto'],
    ['P', 'Editar o preço da linha em foco'],
    ['M', 'Editar o preço promocional da linha em foco'],
    ['E', 'Editar o estoque da linha em foco'],
    ['S', 'Escolher o status da linha em foco'],
    ['Esc', 'Desistir do que foi digitado na linha'],
    ['Tab', 'Salvar e ir para o próximo campo da linha'],
  ] as const,

  empty: 'Nenhum produto encontrado',
  emptyHint: 'Ainda não há produtos cadastrados',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os dados.',

  delete: (name: string) => `Excluir ${name}`,
  deleteTitle: 'Confirmar Exclusão',
  deleteConfirm: 'Excluir',
  deleteQuestion: (name: string) => `Tem certeza que deseja excluir o produto "${name}"?`,
  deleteEffects:
    'Pedidos antigos continuam com o nome e o preço do item. Por 30 dias ele pode ser restaurado na Lixeira.',
  deleted: 'Produto excluído com sucesso!',
  deleteFailed: (error: unknown) => {
    const code = isDataError(error) ? error.code : 'unknown'
    if (code === 'conflict')
      return 'Erro ao excluir produto. Ele foi alterado em outra sessão: confira e tente novamente.'
    return code === 'not-found' ? 'Erro ao excluir produto. Ele já não existe.' : 'Erro ao excluir produto.'
  },
} as const

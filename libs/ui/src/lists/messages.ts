import { formatCount } from '@loja/domain/format'

export const messages = {
  allOf: (total: number) => `Todos os ${formatCount(total)}`,
  clearSelection: 'Limpar seleção',
  selectionDropped: 'A seleção de todos terminou, porque o filtro mudou.',
  pages: 'Páginas',
  pageSize: 'Linhas por página',
  pager: { prev: 'Página anterior', next: 'Próxima página' },
  filter: 'Filtrar',
  searchLimit: (limit: number) => `A busca vai só até ${formatCount(limit)} caracteres.`,
  clearSearch: 'Limpar busca',
  clearFilters: 'Limpar filtros',
  removeFilter: (text: string) => `Remover filtro ${text}`,
  sortBy: 'Ordenar por',
  select: 'Selecionar',
  more: 'Mais opções da lista',
  saveView: 'Salvar visão',
  columns: 'Colunas',
  columnsTitle: 'Colunas da tabela',
  columnsText: 'A escolha vale só para você, neste navegador.',
  columnsReset: 'Voltar ao padrão',
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
} as const

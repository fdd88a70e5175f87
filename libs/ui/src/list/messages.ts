export const messages = {
  selectionDropped: 'A seleção de todos terminou, porque o filtro mudou.',
  pages: 'Páginas',
  pageSize: 'Linhas por página',
  pager: { prev: 'Página anterior', next: 'Próxima página' },
  filter: 'Filtrar',
  clearFilters: 'Limpar filtros',
  removeFilter: (text: string) => `Remover filtro ${text}`,
  columns: 'Colunas',
  columnsTitle: 'Colunas da tabela',
  columnsText: 'A escolha vale só para você, neste navegador.',
  columnsReset: 'Voltar ao padrão',
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
} as const

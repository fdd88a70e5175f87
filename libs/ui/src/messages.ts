/** Words that several pages share. */
export const messages = {
  success: 'Sucesso',
  error: 'Erro',
  backToDashboard: 'Voltar ao Dashboard',
  goToDashboard: 'Ir para o Dashboard',
  loading: 'Carregando',
  pages: 'Páginas',
  pageSize: 'Linhas por página',
  clearFilters: 'Limpar filtros',
  removeFilter: (text: string) => `Remover filtro ${text}`,
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'O endereço que você abriu não existe no painel. Confira o link ou volte ao início.',
  unsavedTitle: 'Há alterações não salvas',
  unsavedText: 'O que você alterou e não salvou será perdido.',
  leaveWithoutSaving: 'Sair sem salvar',
  keepEditing: 'Continuar editando',
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
} as const

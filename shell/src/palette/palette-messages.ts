export const paletteMessages = {
  search: 'Página ou ação',
  entries: 'Páginas e ações',
  page: 'Página',
  recent: 'Recente',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  nothing: 'Nenhuma página ou ação com essas palavras.',
} as const

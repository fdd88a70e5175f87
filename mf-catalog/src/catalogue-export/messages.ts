import { formatCount } from '@loja/domain'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`

export const messages = {
  export: 'Exportar Facebook',
  title: 'Exportação do catálogo',
  things: 'produtos',
  done: (count: number) => `Catálogo exportado com ${formatCount(count)} produtos!`,
  failed: 'Erro ao exportar catálogo para Facebook.',

  checkTitle: 'Conferência do catálogo',
  refused: (count: number) =>
    count === 1 ? '1 produto será recusado pelo Facebook' : `${products(count)} serão recusados pelo Facebook`,
  warned: (count: number) => (count === 1 ? '1 produto com aviso' : `${products(count)} com avisos`),
  fine: (count: number) => (count === 1 ? '1 produto sem problemas' : `${products(count)} sem problemas`),
  googleCategory: (category: string) =>
    `A categoria do Google é a mesma em todas as linhas, “${category}”, e não está na lista do Google: o Facebook classifica os produtos por conta própria.`,
  faults: 'O que foi encontrado',
  effects: { blocks: 'Recusado', warns: 'Aviso' },
  newTab: '(abre em outra aba)',
  onlyFirst: (shown: number, count: number) =>
    `Aqui estão os primeiros ${formatCount(shown)} de ${formatCount(count)}. A lista completa tem todos.`,

  downloadList: 'Baixar lista (CSV)',
  download: 'Baixar catálogo',
  downloadAnyway: 'Baixar mesmo assim',
  close: 'Fechar',

  emptyTitle: 'Nenhum produto ativo',
  empty:
    'Um catálogo vazio apagaria todos os produtos que já estão no Facebook. Por isso nenhum arquivo foi criado. Ative ou cadastre um produto e exporte de novo.',

  fileName: (day: string) => `facebook_catalog_${day}.csv`,
  listName: (day: string) => `facebook_catalog_${day}_conferencia.csv`,
  listColumns: { product: 'Produto', fault: 'Problema', effect: 'Efeito', id: 'id' },
} as const

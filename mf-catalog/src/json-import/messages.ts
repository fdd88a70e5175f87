import { formatCount } from '@loja/domain'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`

const FAILED = 'Erro ao importar produtos. Verifique o formato do arquivo.'

export const messages = {
  title: 'Importar JSON',
  text: 'O arquivo é uma lista de produtos: name ou titulo, price ou preco, stock ou estoque, e os demais campos em português ou inglês.',
  category: 'Categoria',
  chooseCategory: 'Escolha uma categoria',
  close: 'Fechar',
  import: 'Importar',
  importReady: (count: number) => `Importar ${products(count)}`,
  loadFailed: 'Não foi possível carregar os dados.',
  incomplete: 'Selecione um arquivo JSON e uma categoria.',
  noList: 'O arquivo deve conter um array de produtos',
  noCategory: 'Categoria não encontrada',
  failed: FAILED,
  /** @param place of the syntax error, with its cause */
  syntax: (place: string) => `${FAILED} (${place})`,
  rejectedTitle: (count: number) =>
    `${products(count)} ${count === 1 ? 'não pode ser importado' : 'não podem ser importados'}`,
  more: (count: number) => `e mais ${formatCount(count)}`,
  download: 'Baixar rejeitados (.csv)',
  rejectedFile: 'produtos-rejeitados.csv',
} as const

import { formatCount } from '@loja/domain/format'
import { FIELD_HEADINGS, type ImportField } from '../index'

const FIELDS: Record<ImportField, string> = { ...FIELD_HEADINGS, moreImages: 'Outras imagens', tags: 'Etiquetas' }

export const listMessages = {
  unreadableCsvTitle: 'Erro ao ler arquivo CSV',
  unreadableCsv: 'Não foi possível ler o arquivo CSV selecionado.',
  unreadableXlsxTitle: 'Erro ao ler planilha',
  unreadableXlsx: 'Não foi possível ler a planilha selecionada.',
  unreadablePdfTitle: 'Erro ao ler PDF',
  unreadablePdf: 'Não foi possível ler o PDF selecionado.',
  endlessPdf: 'O PDF não pôde ser lido até o fim. Abra-o, imprima-o em um novo PDF e tente novamente.',
  jsonFailed: 'Erro ao importar produtos. Verifique o formato do arquivo.',
  processFailed: (message: string) => `Erro ao processar dados: ${message}`,
  unknownFault: 'ocorreu um erro inesperado.',
  noneFound: 'Nenhum produto válido foi encontrado. Verifique o formato dos dados.',
  changeList: 'Trocar lista',

  column: (position: number) => `Coluna ${formatCount(position + 1)}`,
  columns: 'Colunas da lista',
  columnsHint: 'O que cada coluna contém. A escolha vale também para as próximas listas com os mesmos títulos.',
  columnOf: (heading: string) => `Coluna “${heading}”`,
  notImported: 'Não importar',
  fields: FIELDS,
  headingLine: 'Linha dos títulos (0: não há)',
  headings: 'Linha dos títulos',
  headingsHint: 'Escolha a linha que tem os nomes das colunas. Depois você diz o que cada coluna contém.',
  lineText: (line: number, text: string) => `Linha ${formatCount(line)}: ${text}`,
  noHeadings: 'A lista não tem títulos',
  useHeadings: 'Continuar',
  sheet: 'Aba da planilha',
} as const

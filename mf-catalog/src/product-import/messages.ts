import { counted, formatBrl, formatCount, plural } from '@loja/domain/format'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import type { ImportPlatform, RejectCode } from '@loja/product-import'
import {
  type AnalysisProgress,
  type ImportTab,
  listMessages,
  type RowGroup,
  type RowUnit,
} from '@loja/product-import/page'

const products = (count: number) => counted(count, 'produto', 'produtos')
const rows = (count: number) => counted(count, 'linha', 'linhas')

const TABS: Record<ImportTab, string> = {
  text: 'Colar Texto',
  csv: 'Upload de Arquivo (.csv)',
  xlsx: 'Planilha ou PDF',
  json: 'JSON (.json)',
}
/** All of them fit into 360 px; others would move into a menu. */
const SHORT_TABS: Record<ImportTab, string> = { ...TABS, xlsx: '.xlsx, .pdf', json: '.json' }
const PLATFORMS: Record<ImportPlatform, string> = {
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  nuvemshop: 'Nuvemshop',
  'loja-integrada': 'Loja Integrada',
  tray: 'Tray',
  tiny: 'Olist (Tiny)',
  bling: 'Bling',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  meta: 'catálogo da Meta',
  loja: 'esta loja',
}
const GROUPS: Record<RowGroup, string> = {
  ready: 'Prontos',
  new: 'Novos',
  existing: 'Já existem',
  duplicates: 'Duplicados',
  rejected: 'Rejeitados',
}
const REASONS: Record<RejectCode, string> = {
  'missing-name': 'Sem nome',
  'name-too-long': 'Nome longo demais',
  'text-too-long': 'Texto longo demais',
  'missing-price': 'Sem preço',
  'not-a-price': 'Preço que não é um valor',
  'negative-price': 'Preço negativo',
  'zero-price': 'Preço zero',
  'several-prices': 'Mais de um preço',
  'price-too-high': 'Preço alto demais',
  'extra-column': 'Coluna a mais',
  'repeated-code': 'Código repetido',
  'unclosed-quote': 'Aspas que não fecham',
  'block-without-name': 'Bloco sem nome',
  'block-without-image': 'Bloco sem imagem',
  'block-without-price': 'Bloco sem preço',
  'unreadable-line': 'Linha que não é um produto',
  'line-without-price': 'Linha sem nome e preço',
  'foreign-currency': 'Preço em outra moeda',
  'struck-through': 'Riscado na planilha',
  'not-an-object': 'Item que não é um produto',
  'deleted-product': 'Produto excluído na loja de origem',
}

export const messages = {
  ...listMessages,
  title: 'Importação em Lote',
  close: 'Fechar',
  loadFailed: 'Não foi possível carregar os dados.',

  defaultCategory: 'Categoria padrão',
  defaultCategoryHint: 'Para os produtos cuja categoria a lista não diz.',
  noCategory: 'Sem categoria',
  tabs: TABS,
  shortTabs: SHORT_TABS,
  textLabel: 'Lista de produtos',
  textPlaceholder: 'nome;preço;imagem;marca\nÁgua de Colônia 100 ML;59,90;https://…/colonia.jpg;Phebo',
  textHint:
    'Tabela com títulos (nome, preço, imagem, marca), JSON, blocos de três linhas, linhas que começam com a imagem ou mensagens de fornecedor (nome e preço em cada linha).',
  csvHint: 'Ponto e vírgula, vírgula ou tabulação; qualquer codificação. Até 50 MB.',
  xlsxHint: 'Planilha do Excel ou do LibreOffice (.xlsx), ou PDF com texto (.pdf). Até 50 MB.',
  jsonHint:
    'Lista de produtos: name ou titulo, price ou preco, stock ou estoque, e os demais campos em português ou inglês. Até 50 MB.',
  jsonCategory: 'Categoria',
  jsonCategoryHint: 'De todos os produtos do arquivo.',
  chooseCategory: 'Escolha uma categoria',
  chooseFile: 'Escolher arquivo',
  dropFile: 'ou solte-o aqui',
  anotherFile: 'Escolher outro arquivo',
  fileSize: (bytes: number) => {
    const kb = bytes / 1024
    return kb < 1024 ? `${formatCount(Math.max(1, Math.round(kb)))} KB` : `${formatCount(Math.round(kb / 1024))} MB`
  },
  template: 'Baixar modelo',
  supplierLists: 'Recebe listas de preços? Compare cada uma com os seus produtos, sem importar de novo, em',
  templateFile: 'modelo-importacao.csv',
  analyse: 'Analisar Dados',
  analysing: 'Analisando',
  analysed: ({ done, total, arePages }: AnalysisProgress) =>
    arePages ? `Lendo o PDF: página ${formatCount(done)} de ${formatCount(total)}` : `Analisando: ${rows(done)}`,
  stopAnalysis: 'Parar análise',

  wrongCsvTitle: 'Formato de arquivo inválido',
  wrongCsv: 'Por favor, selecione um arquivo CSV (.csv)',
  wrongXlsx: 'Por favor, selecione uma planilha (.xlsx) ou um PDF (.pdf)',
  photo: 'Fotos não podem ser lidas. Peça a lista em texto, planilha ou PDF com texto.',
  wrongJson: 'Por favor, selecione um arquivo JSON (.json)',
  tooLargeTitle: 'Arquivo muito grande',
  tooLarge: 'O arquivo passa de 50 MB. Divida-o em partes menores.',
  nothingTyped: 'Cole a lista de produtos antes de analisar.',
  noFile: 'Escolha um arquivo antes de analisar.',
  jsonIncomplete: 'Selecione um arquivo JSON e uma categoria.',
  unknownCategory: 'Categoria não encontrada',
  found: (count: number, existing = 0) => {
    if (count === 0) return listMessages.noneFound
    if (existing === 0)
      return `${products(count)} ${plural(count, 'encontrado e pronto', 'encontrados e prontos')} para importação`
    const created = count - existing
    return `${products(count)} ${plural(count, 'encontrado', 'encontrados')}, ${formatCount(created)} ${plural(created, 'pronto', 'prontos')} para importação`
  },

  permissionTitle: 'Erro de Permissão',
  permission: 'Você precisa estar logado como administrador para importar/deletar produtos.',

  permissionUnknown: 'Não foi possível verificar sua permissão. Tente novamente.',

  preparation: 'Lista a importar',
  review: 'Prévia',
  platform: (platform: ImportPlatform) =>
    platform === 'loja' ? 'Exportação desta loja reconhecida.' : `Exportação de ${PLATFORMS[platform]} reconhecida.`,
  groups: GROUPS,
  toCheck: (count: number) => `Para conferir ${formatCount(count)}`,
  firstOf: (shown: number, total: number) => `Mostrando ${formatCount(shown)} de ${formatCount(total)}`,
  emptyGroup: 'Nenhuma linha aqui.',
  place: (unit: RowUnit, number: number) => `${unit === 'produto' ? 'Produto' : 'Linha'} ${formatCount(number)}`,
  repeats: (unit: RowUnit, number: number) =>
    unit === 'produto'
      ? `Mesmo nome do produto ${formatCount(number)}, que será importado.`
      : `Mesmo nome da linha ${formatCount(number)}, que será importada.`,
  exists: 'Já existe na loja: será ignorado.',
  image: 'com imagem',
  salePrice: (price: number) => `promoção ${formatBrl(price)}`,
  stock: (quantity: number) =>
    quantity === UNLIMITED_STOCK ? 'estoque ilimitado' : `estoque ${formatCount(quantity)}`,
  genders: { masculino: 'masculino', feminino: 'feminino', unissex: 'unissex' } as const,
  types: { perfume: 'perfume', cosmetico: 'cosmético', eletronico: 'eletrônico' } as const,

  reasonFilter: 'Filtrar por motivo',
  allReasons: (count: number) => `Todos os motivos (${formatCount(count)})`,
  reason: (code: RejectCode, count: number) => `${REASONS[code]} (${formatCount(count)})`,
  correct: 'Corrigir',
  correction: (column: string, unit: RowUnit, number: number) =>
    `${column} ${unit === 'produto' ? 'do produto' : 'da linha'} ${formatCount(number)}`,
  correctAll: (count: number) => `Corrigir as ${formatCount(count)} iguais`,
  correctRow: (unit: RowUnit) => (unit === 'produto' ? 'Corrigir o produto inteiro' : 'Corrigir a linha inteira'),
  rowForm: (unit: RowUnit, number: number) =>
    unit === 'produto' ? `Produto ${formatCount(number)} inteiro` : `Linha ${formatCount(number)} inteira`,
  cancelCorrection: 'Cancelar',
  downloadRejected: 'Baixar rejeitadas (.csv)',
  rejectedFile: 'linhas-rejeitadas.csv',

  lookUpFailed: 'Não foi possível verificar quais produtos já existem.',
  lookUp: 'Verificar quais já existem',
  lookingUp: 'Verificando quais já existem',
  lookUpLater: 'Acima de 1.000 produtos, os que já existem são encontrados durante a importação.',
  existingTitle: (count: number) =>
    count === 0
      ? 'Nenhum destes produtos existe na loja ainda.'
      : `${products(count)} da lista já ${plural(count, 'existe', 'existem')} na loja.`,
  unlimited: 'Ilimitado',
  yes: 'sim',
  no: 'não',
  other: 'outra',
  skip: 'Ignorar',
  update: 'Atualizar existentes',
  existingMode: 'O que fazer com os que já existem',
  updateFields: 'Colunas que atualizam',
  updateHint: 'Células vazias não apagam nada. As alterações podem ser desfeitas com a importação.',
  updates: (count: number) => `${products(count)} ${plural(count, 'será alterado', 'serão alterados')}.`,
  promotions: (ended: number, revived: number) =>
    [
      ended > 0 && `${formatCount(ended)} ${plural(ended, 'promoção deixa', 'promoções deixam')} de valer.`,
      revived > 0 && `${formatCount(revived)} ${plural(revived, 'promoção volta', 'promoções voltam')} a valer.`,
    ]
      .filter((text) => text !== false)
      .join(' '),
  changed: 'Alterações dos que já existem',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',

  newCategories: (names: string[], shown: string) =>
    names.length === 1
      ? `A categoria ${shown} ainda não existe.`
      : `${formatCount(names.length)} categorias ainda não existem: ${shown}.`,
  newBrands: (names: string[], shown: string) =>
    names.length === 1
      ? `A marca ${shown} ainda não existe.`
      : `${formatCount(names.length)} marcas ainda não existem: ${shown}.`,
  import: 'Importar',
  importCount: (created: number, updated: number) => {
    if (updated === 0) return created === 0 ? 'Importar' : `Importar ${products(created)}`
    return created === 0
      ? `Atualizar ${products(updated)}`
      : `Importar ${formatCount(created)} e atualizar ${formatCount(updated)}`
  },
  listOf: (name: string, unit: RowUnit, count: number) =>
    `${name}, ${unit === 'produto' ? products(count) : rows(count)}`,
  pasted: 'Texto colado',
  createCategories: 'Criar as categorias que faltam',
  createCategoriesHint: 'Sem isto, esses produtos ficam na categoria padrão.',
  createBrands: 'Criar as marcas que faltam',
  createBrandsHint: 'Sem isto, esses produtos ficam sem marca.',
} as const

import { isDataError, isResultUnknown } from '@loja/data/client'
import { type AppliedListResult, type ListFailure, MAX_LIST_LINES } from '@loja/data/suppliers'
import { counted, formatBrl, formatCount, formatPercent } from '@loja/domain/format'
import { fromCents, type LineOutcome, type Outlier } from '@loja/domain/suppliers'
import { failureReason } from '@loja/ui/parts'
import type { GoneAction } from './list-draft'
import type { FileFault } from './list-source'
import type { ApplyCounts, GoneRow } from './review'

const lines = (count: number) => counted(count, 'linha', 'linhas')
const products = (count: number) => counted(count, 'produto', 'produtos')
const listed = (parts: (string | false)[]) => parts.filter((part) => part !== false).join(', ')

const OUTCOMES: Record<LineOutcome, (count: number) => string> = {
  up: (count) => counted(count, 'subiu', 'subiram'),
  down: (count) => counted(count, 'baixou', 'baixaram'),
  new: (count) => counted(count, 'nova', 'novas'),
  unchanged: (count) => `${formatCount(count)} sem mudança`,
  sold_out: (count) => counted(count, 'esgotada', 'esgotadas'),
  not_ours: (count) => counted(count, 'não é nossa', 'não são nossas'),
  repeated: (count) => counted(count, 'repetida', 'repetidas'),
  rejected: (count) => counted(count, 'rejeitada', 'rejeitadas'),
}
/** Codes of `private.similar_products`. */
const REASONS: Record<string, string> = {
  remembered: 'resposta guardada',
  name: 'mesmo nome',
  gtin: 'mesmo código de barras',
  words: 'as mesmas palavras',
  typo: 'escrita parecida',
  brand: 'mesma marca',
  size: 'mesmo volume',
  without_size: 'a lista não diz o volume',
  concentration: 'mesma concentração',
  gender: 'mesmo gênero',
  ambiguous: 'há outros tão parecidos',
}
const FAILURES: Record<ListFailure['reason'], string> = {
  changed: 'foi alterado em outra sessão',
  deleted: 'não existe mais',
  'name-taken': 'outro produto já usa este nome',
  refused: 'a loja não aceitou os valores',
}
const FILE_FAULTS: Record<FileFault, string> = {
  'wrong-kind':
    'Escolha um arquivo .pdf, .xlsx, .csv, .json ou .txt. Fotos não podem ser lidas, e um .xls precisa ser salvo como .xlsx.',
  'too-large': 'O arquivo passa de 50 MB. Divida-o em partes menores.',
}

export const messages = {
  title: (name: string) => `Nova lista de ${name}`,
  anyTitle: 'Nova lista',
  loading: 'Carregando o fornecedor',
  supplierFailed: 'Não foi possível carregar o fornecedor.',
  notFound: 'Este fornecedor foi excluído em outra sessão',
  notFoundHint: 'A lista não pode mais ser aplicada. Cadastre-o de novo em Fornecedores para usá-la.',

  preparation: 'Lista do fornecedor',
  textLabel: 'Texto da lista',
  textPlaceholder: '*MASCULINOS*\nAsad 100ml ..... R$ 179,00\nSauvage 60ml à vista 389 / cartão 410',
  textHint: 'Cole a mensagem do WhatsApp como ela chegou, ou uma tabela copiada da planilha.',
  or: 'ou',
  chooseFile: 'Escolher arquivo',
  dropFile: 'ou solte-o aqui',
  anotherFile: 'Escolher outro arquivo',
  removeFile: (name: string) => `Remover ${name}`,
  fileHint: 'PDF com texto, planilha do Excel, CSV ou JSON. Até 50 MB.',
  fileFaultTitle: 'Arquivo não aceito',
  fileFaults: FILE_FAULTS,
  read: 'Ler lista',
  reading: 'Lendo a lista',
  readingRows: (done: number) => `Lendo a lista: ${lines(done)}`,
  stop: 'Parar',
  nothingGiven: 'Cole o texto da lista ou escolha um arquivo.',
  readFailed: 'Não foi possível ler a lista.',
  tooLong: `A lista tem mais de ${formatCount(MAX_LIST_LINES)} linhas. Divida-a em partes menores.`,

  changeList: 'Trocar lista',
  unreadSheets: (names: readonly string[]) =>
    names.length === 1
      ? `A aba “${names[0]}” não foi lida`
      : `${formatCount(names.length)} abas não foram lidas: ${names.join(', ')}`,
  unreadSheetsHint:
    'São lidas juntas as abas com os mesmos títulos. Escolha outra aba para ler o resto. Enquanto isso, Sumiu da lista só mostra o que veio como esgotado.',
  pasted: 'Texto colado',
  readingHint: 'Vale também para as próximas listas deste fornecedor.',
  costLabel: 'Qual preço é o custo',
  detected: (label: string | null) => (label === null ? 'O mais provável' : `O mais provável: ${label}`),
  packLabel: 'O preço é',
  perUnit: 'da unidade',
  perPack: 'da caixa',
  readingFailed: (error: unknown) => `A leitura escolhida não foi guardada: ${failureReason(error)}`,

  matching: 'Procurando os produtos',
  matchingOf: (done: number, total: number) => `Procurando os produtos: ${formatCount(done)} de ${lines(total)}`,
  rulesFailed: 'Não foi possível carregar as regras por categoria.',
  matchFailed: 'Não foi possível procurar os produtos da lista.',
  rememberFailed: (error: unknown) => `A resposta não foi guardada: ${failureReason(error)}`,

  review: 'Conferência',
  counts: (counts: Readonly<Record<LineOutcome, number>>) => {
    const outcomes = Object.keys(OUTCOMES) as LineOutcome[]
    const total = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
    const parts = outcomes.map((outcome) => counts[outcome] > 0 && OUTCOMES[outcome](counts[outcome]))
    return total === 0 ? 'Nenhuma linha lida' : `${counted(total, 'linha lida', 'linhas lidas')}: ${listed(parts)}`
  },
  emptyList: 'A lista está vazia',
  emptyListHint: 'Confira o texto ou o arquivo, e leia de novo.',
  tabs: { up: 'Subiu', down: 'Baixou', new: 'Novo', gone: 'Sumiu da lista', rest: 'Outras' },
  tab: (name: string, count: number) => `${name} (${formatCount(count)})`,
  empty: {
    up: 'Nenhum custo subiu',
    down: 'Nenhum custo baixou',
    new: 'Nenhuma linha nova',
    gone: 'Nenhum produto sumiu da lista',
    rest: 'Nenhuma outra linha',
  },
  emptyHint: 'As outras abas mostram o resto da lista.',

  product: 'Produto',
  cost: 'Custo',
  price: 'Preço de venda',
  margin: 'Margem',
  actions: 'Ações',
  action: 'O que fazer',
  reason: 'Situação',
  firstCost: 'Primeiro custo',
  newProduct: 'Produto novo',
  newProductHint: 'Criado inativo, para receber foto e categoria.',
  priceMissing: 'Falta o preço',
  priceOf: (name: string) => `Preço de ${name}`,
  priceFault: 'Não é um preço.',
  stays: 'Fica como está',
  outlier: (outlier: Outlier) => {
    switch (outlier.kind) {
      case 'below_cost':
        return 'Preço abaixo do custo'
      case 'under_margin':
        return 'Margem abaixo da mínima'
      case 'cost':
        return `Custo ${outlier.share > 0 ? 'subiu' : 'caiu'} ${formatPercent(Math.abs(outlier.share))}`
      case 'first_cost':
        return outlier.margin < 0
          ? 'Primeiro custo acima do preço atual'
          : `Primeiro custo: margem de ${formatPercent(outlier.margin / 100)} no preço atual`
      case 'price':
        return `Preço ${outlier.share > 0 ? 'sobe' : 'cai'} ${formatPercent(Math.abs(outlier.share))}`
      case 'other_cost':
        return `Outra linha tem o custo ${formatBrl(fromCents(outlier.cost))}`
      case 'shown_otherwise':
        return `A planilha mostra “${outlier.written}”, mas guarda este custo`
      case 'unclear_currency':
        return `“${outlier.written}” não diz se são reais`
      case 'several_units':
        return `A lista diz “${outlier.written}”: confira se o custo é de uma unidade`
      case 'under_promotion':
        return 'Encerra a promoção'
      case 'over_promotion':
        return 'Em promoção por menos'
    }
  },
  select: (name: string) => `Selecionar ${name}`,
  selectPage: 'Selecionar as linhas da página',
  selectAll: (count: number) => (count === 1 ? 'Selecionar a linha' : `Selecionar todas as ${formatCount(count)}`),
  selectNone: 'Desmarcar todas',
  attention: (count: number) =>
    count === 1 ? '1 linha pede atenção e não vem marcada.' : `${lines(count)} pedem atenção e não vêm marcadas.`,

  open: (count: number) => `${counted(count, 'linha espera', 'linhas esperam')} sua resposta`,
  openHint: 'Sem resposta nada é aplicado. A resposta vale também para as próximas listas.',
  /** Offers without a doubt about words or size, and without a warning. */
  acceptCertain: (count: number) => `É este nas ${formatCount(count)} ofertas sem dúvida`,
  isThis: 'É este',
  isThisOf: (name: string) => `É este: ${name}`,
  others: (count: number) => (count > 0 ? `Outros (${formatCount(count)})` : 'Escolher produto'),
  choose: 'Escolher produto',
  chooseFor: (text: string) => `Produto de “${text}”`,
  asNew: 'Novo produto',
  notOurs: 'Não é nosso',
  change: 'Mudar resposta',
  changeOf: (text: string) => `Mudar a resposta de ${text}`,
  moreOf: (text: string) => `Mais ações de ${text}`,
  reasons: (reasons: readonly string[]) => reasons.map((reason) => REASONS[reason] ?? reason).join(' · '),
  offered: 'Parecidos',
  searchProduct: 'Buscar produto por nome ou código',
  searchFailed: 'Não foi possível buscar os produtos.',
  noProduct: 'Nenhum produto encontrado',
  noProductHint: 'Tente outras palavras.',
  goneText: 'Produtos ativos que este fornecedor tinha antes e não estão na lista, ou vieram como esgotados.',
  goneSoldOut: 'Esgotado no fornecedor',
  goneMissing: 'Não está na lista',
  goneActions: {
    stay: 'Manter como está',
    out_of_stock: 'Marcar sem estoque',
    inactive: 'Desativar',
  } satisfies Record<GoneAction, string>,
  goneActionOf: ({ name }: GoneRow) => `O que fazer com ${name}`,
  goneAll: 'Todos',
  stock: 'Estoque',
  unlimited: 'Ilimitado',
  inStock: (quantity: string) => `${quantity} em estoque`,

  outcomes: {
    unchanged: 'Custo sem mudança',
    sold_out: 'Esgotada',
    not_ours: 'Não é nosso',
    repeated: 'Repete uma linha anterior',
  },

  apply: (counts: ApplyCounts) => {
    const count = counts.costs + counts.created + counts.gone
    return count === 0 ? 'Aplicar' : `Aplicar em ${products(count)}`
  },
  applyText: (counts: ApplyCounts) => `${applied(counts)}.`,
  applyUndo: 'Por 30 dias pode ser desfeito.',
  applying: 'Aplicando a lista',
  applyFailed: (error: unknown) =>
    isDataError(error, 'not-found')
      ? 'A lista não foi aplicada: o fornecedor foi excluído em outra sessão.'
      : isResultUnknown(error)
        ? 'Sem resposta ao aplicar a lista.'
        : `A lista não foi aplicada: ${failureReason(error)}`,
  applyUnknown: 'Não sabemos se ela foi aplicada: tente novamente, nada é aplicado duas vezes.',
  unknownTitle: 'Não sabemos se a lista foi aplicada',
  unknownText: 'A resposta do servidor se perdeu. Tente novamente: se já foi aplicada, nada muda outra vez.',
  retryApply: 'Tentar novamente',
  dropSent: 'Descartar lista',
  findingApplied: 'Verificando se a lista foi aplicada',

  result: 'Resultado',
  resultTitle: ({ updated, created, gone, failures }: AppliedListResult) =>
    updated + created + gone === 0
      ? 'Nada mudou'
      : failures.length === 0
        ? 'Lista aplicada'
        : 'Lista aplicada em parte',
  resultText: ({ updated, created, gone }: AppliedListResult) =>
    listed([
      updated > 0 && counted(updated, 'produto atualizado', 'produtos atualizados'),
      created > 0 && counted(created, 'produto criado', 'produtos criados'),
      gone > 0 && counted(gone, 'sem estoque ou inativo', 'sem estoque ou inativos'),
    ]),
  failures: (count: number) => `${products(count)} não ${count === 1 ? 'mudou' : 'mudaram'}:`,
  failure: ({ text, name, reason }: ListFailure) => `${name ?? text}: ${FAILURES[reason]}.`,
  undo: 'Desfazer',
  another: 'Ler outra lista',
  sendOut: (count: number) =>
    `Divulgar ${count === 1 ? 'o que baixou de preço' : `os ${formatCount(count)} que baixaram de preço`}`,
  seeChanges: 'Ver alterações',
  backToSupplier: 'Listas e itens',
} as const

function applied({ costs, prices, created, gone }: ApplyCounts): string {
  return listed([
    costs > 0 && `${counted(costs, 'custo', 'custos')}`,
    prices > 0 && `${counted(prices, 'preço', 'preços')}`,
    created > 0 && counted(created, 'produto novo', 'produtos novos'),
    gone > 0 && `${products(gone)} sem estoque ou inativo${gone === 1 ? '' : 's'}`,
  ])
}

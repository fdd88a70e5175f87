import { ITEM_ANSWERS, type ItemAnswer, type SupplierList } from '@loja/data/suppliers'
import { counted } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'

const ANSWERS: Record<ItemAnswer, string> = {
  product: 'Com produto',
  not_ours: 'Não são nossos',
  open: 'Sem resposta',
}

export const messages = {
  anyTitle: 'Fornecedor',
  loading: 'Carregando o fornecedor',
  back: 'Fornecedores',
  newList: 'Nova lista',
  edit: 'Editar',
  whatsapp: 'WhatsApp',
  tabs: { lists: 'Listas', items: 'Itens' },

  lists: 'Listas aplicadas',
  listsTexts: {
    text: 'Listas aplicadas, com o que mudou. Por 30 dias podem ser desfeitas.',
    loading: 'Carregando as listas',
    loadFailed: 'Não foi possível carregar as listas.',
    empty: 'Nenhuma lista aplicada',
    emptyHint: 'Cole a primeira lista em Nova lista.',
  },
  listName: ({ fileName }: SupplierList) => fileName ?? 'Texto colado',
  listDetail: ({ counts, updated, created, gone, failures }: SupplierList) => {
    const read = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return [
      counted(read, 'linha lida', 'linhas lidas'),
      counted(updated, 'produto atualizado', 'produtos atualizados'),
      created > 0 && counted(created, 'criado', 'criados'),
      gone > 0 && counted(gone, 'sem estoque ou inativo', 'sem estoque ou inativos'),
      failures.length > 0 && counted(failures.length, 'não mudou', 'não mudaram'),
    ]
      .filter((part) => part !== false)
      .join(', ')
  },
  undo: 'Desfazer',
  undone: 'Desfeita',

  items: 'Itens conhecidos',
  itemsHint: 'O que cada texto do fornecedor significa. Vale para as próximas listas.',
  itemsFailed: 'Não foi possível carregar os itens.',
  searchItems: 'Buscar por texto ou produto',
  answerFilter: 'Filtrar por resposta',
  allAnswers: 'Todas as respostas',
  answers: ANSWERS,
  answerOptions: ITEM_ANSWERS.map((value) => ({ value, label: ANSWERS[value] })),
  noItems: 'Nenhum item encontrado',
  noItemsHint: 'Os textos das listas aplicadas aparecem aqui.',
  text: 'Texto do fornecedor',
  withCode: (text: string, code: string) => `${text} · código ${code}`,
  product: 'Produto',
  notOurs: 'Não é nosso',
  open: 'Sem resposta',
  lastCost: 'Último custo',
  lastSeen: 'Visto em',
  actions: 'Ações',
  moreOf: (text: string) => `Mais ações de ${text}`,
  change: 'Mudar resposta',
  forget: 'Esquecer',
  changed: 'Resposta guardada.',
  changeFailed: (error: unknown) => `A resposta não foi guardada: ${failureReason(error)}`,
  forgetTitle: 'Esquecer item',
  forgetText: (text: string) =>
    `Na próxima lista “${text}” será perguntado de novo. O produto e seus custos ficam como estão.`,
  forgotten: 'Item esquecido.',
  forgetFailed: (error: unknown) => `O item não foi esquecido: ${failureReason(error)}`,
} as const

import { isDataError } from '@loja/data/client'
import { type SavedView, savedViewConflictOf } from '@loja/data/views'
import { failureReason } from '../../parts/notice/failure-reason'

const LIMIT = 'Há 100 visões, o máximo. Exclua uma para salvar outra.'

const saveFailed = (error: unknown) => {
  const conflict = savedViewConflictOf(error)
  if (conflict) return `A visão ${conflict.name} foi alterada em outra sessão. Confira e tente novamente.`
  if (isDataError(error, 'conflict')) return 'Já existe uma visão com este nome.'
  if (isDataError(error, 'limit')) return LIMIT
  return `Erro ao salvar visão: ${failureReason(error, { 'not-found': 'ela foi excluída em outra sessão.' })}`
}

export const messages = {
  views: 'Visões',
  view: 'Visão',
  all: 'Todos',
  unnamed: 'Nova visão',
  more: 'Mais',
  save: 'Salvar',
  update: 'Atualizar',
  saveAs: 'Salvar como',
  discard: 'Descartar',
  saveNew: 'Salvar visão',
  organize: 'Organizar visões',
  loadFailed: 'Não foi possível carregar as visões.',
  partFailed: 'Carregar visões',

  name: 'Nome da visão',
  forAll: 'Para toda a equipe',
  stored: 'A visão guarda filtros, ordem, linhas por página e colunas.',
  tooLong: 'A busca é longa demais para uma visão. Use menos termos.',
  saved: ({ name, isShared }: Pick<SavedView, 'name' | 'isShared'>) =>
    isShared ? `Visão ${name} salva para toda a equipe.` : `Visão ${name} salva.`,
  saveFailed,

  shared: 'Da equipe',
  own: 'Só suas',
  rename: 'Renomear',
  renameOf: (name: string) => `Renomear ${name}`,
  share: 'Compartilhar',
  shareOf: (name: string) => `Compartilhar ${name} com a equipe`,
  unshare: 'Só para mim',
  unshareOf: (name: string) => `Deixar ${name} só para mim`,
  delete: 'Excluir',
  deleteOf: (name: string) => `Excluir ${name}`,
  deleteTitle: 'Excluir visão',
  deleteQuestion: ({ name, isShared }: SavedView) =>
    isShared ? `A visão ${name} será excluída para toda a equipe.` : `A visão ${name} será excluída.`,
  deleteFailed: (error: unknown) => {
    const conflict = savedViewConflictOf(error)
    return conflict
      ? `A visão ${conflict.name} foi alterada em outra sessão e não foi excluída.`
      : `Erro ao excluir visão: ${failureReason(error, { 'not-found': 'ela já foi excluída em outra sessão.' })}`
  },
  orderFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'As visões mudaram em outra sessão e a ordem não foi salva. Confira e tente novamente.'
      : `Erro ao salvar a ordem das visões: ${failureReason(error)}`,
} as const

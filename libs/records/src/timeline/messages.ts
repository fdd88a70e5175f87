import { isDataError } from '@loja/data/client'
import { NOTE_LIMIT, type StaffNote } from '@loja/data/timeline'
import { formatCount } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'

const reason = (error: unknown) =>
  failureReason(error, {
    'not-found': 'o registro foi excluído.',
    conflict: 'ela foi alterada em outra sessão.',
    forbidden: 'só quem escreveu a nota pode alterá-la.',
  })

export const messages = {
  loading: 'Carregando o histórico',
  loadFailed: 'Não foi possível carregar o histórico.',
  onlyNotes: 'Só notas',
  entries: 'Histórico',
  empty: 'Ainda não há notas.',
  more: 'Mostrar mais',
  someone: 'conta excluída',
  shop: 'Loja virtual',
  system: 'Sistema',

  newNote: 'Nova nota da equipe',
  noteHint: 'Só a equipe lê. Ctrl+Enter salva.',
  save: 'Salvar nota',
  saveEdit: 'Salvar',
  replace: 'Substituir',
  cancel: 'Cancelar',
  edited: 'editada',
  edit: 'Editar nota',
  editField: 'Texto da nota',
  remove: 'Excluir nota',
  length: (length: number) => `${formatCount(length)} de ${formatCount(NOTE_LIMIT)} caracteres`,
  conflict: ({ body }: StaffNote) => `Esta nota foi alterada em outra sessão. Agora ela diz: “${body}”`,

  saveFailed: (error: unknown) =>
    isDataError(error, 'invalid')
      ? 'A nota não foi salva: escreva de 1 a 2.000 caracteres.'
      : `Erro ao salvar a nota: ${reason(error)}`,
  removed: 'Nota excluída.',
  removeFailed: (error: unknown) => `Erro ao excluir a nota: ${reason(error)}`,
  restored: 'A nota está de volta.',
  restoreFailed: (error: unknown) => `Erro ao restaurar a nota: ${reason(error)}`,
} as const

import { isDataError } from '@loja/data/client'
import { formatCount } from '@loja/domain/format'

export const deletionMessages = {
  open: 'Deletar todos os produtos',
  title: 'Deletar todos os produtos',
  question: 'Todos os produtos saem da loja, os destaques também. Isto não pode ser desfeito.',
  kept: 'Pedidos antigos continuam com o nome e o preço dos itens. Categorias e marcas ficam.',
  backup: 'Baixar uma cópia antes',
  backupHint: 'A planilha pode ser importada de novo.',
  backupFailed: 'Não foi possível baixar a cópia dos produtos.',
  phraseLabel: 'Para confirmar, digite DELETAR TUDO',
  next: 'Continuar',
  confirm: 'Deletar tudo',
  cancelledTitle: 'Operação Cancelada',
  cancelled: 'A frase não confere: nenhum produto foi deletado.',
  done: (count: number) =>
    count === 1 ? '1 produto foi deletado.' : `${formatCount(count)} produtos foram deletados.`,
  failed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'Erro durante a remoção de produtos. Há uma importação em andamento: espere até ela terminar.'
      : 'Erro durante a remoção de produtos.',
} as const

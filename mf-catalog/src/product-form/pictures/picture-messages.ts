import type { FileProblem } from './picture-file'
import type { FrameKind } from './picture-frame'

const pictureCount = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`)

export const pictureMessages = {
  title: 'Enviar imagens',
  list: 'Imagens escolhidas',
  full: 'São no máximo 50 imagens por produto. As demais foram deixadas de fora.',
  frame: 'Enquadramento',
  frames: {
    square: 'Quadrado',
    free: 'Livre',
    whole: 'Inteira',
    'as-is': 'Como está',
  } satisfies Record<FrameKind, string>,
  cropLabels: {
    cropArea: 'Área do recorte: mova com as setas',
    nwDragHandle: 'Canto superior esquerdo do recorte: mova com as setas',
    nDragHandle: 'Borda superior do recorte: mova com as setas',
    neDragHandle: 'Canto superior direito do recorte: mova com as setas',
    eDragHandle: 'Borda direita do recorte: mova com as setas',
    seDragHandle: 'Canto inferior direito do recorte: mova com as setas',
    sDragHandle: 'Borda inferior do recorte: mova com as setas',
    swDragHandle: 'Canto inferior esquerdo do recorte: mova com as setas',
    wDragHandle: 'Borda esquerda do recorte: mova com as setas',
  },
  preview: 'Como será enviada',
  enlarged: 'Imagem pequena: será ampliada para o mínimo de 500 px do Facebook e pode ficar sem nitidez.',
  result: (width: number, height: number) => `Será enviada com ${width} × ${height} px`,
  choose: (name: string) => `Enquadrar ${name}`,
  remove: (name: string) => `Tirar ${name}`,
  cancelOne: (name: string) => `Cancelar o envio de ${name}`,
  retryOne: (name: string) => `Tentar novamente: ${name}`,
  states: { chosen: '', waiting: 'Na fila', sending: 'Enviando…', sent: 'Enviada', failed: 'Não enviada' },
  opening: 'Abrindo…',
  problems: {
    unreadable:
      'Esta imagem não abre. Use JPEG, PNG ou WebP. No iPhone: Ajustes > Câmera > Formatos > Mais Compatível.',
    'too-large': 'Este arquivo tem mais de 50 MB. Use uma versão menor.',
  } satisfies Record<FileProblem, string>,
  failed: (reason: string) => `Não foi possível enviar: ${reason}`,
  notTwice: 'Tente novamente: a imagem não será duplicada.',
  cancel: 'Cancelar',
  cancelSending: 'Cancelar envio',
  asTheyAre: 'Enviar como estão',
  send: (count: number) => `Enviar ${pictureCount(count)}`,
  addSent: (count: number) => `Adicionar ${pictureCount(count)} já ${count === 1 ? 'enviada' : 'enviadas'}`,
  progress: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'enviada' : 'enviadas'}`,
} as const

import { formatCount } from '@loja/domain/format'

export const messages = {
  export: { facebook: 'Exportar Facebook', google: 'Exportar Google Merchant' },
  title: 'Exportação do catálogo',
  things: 'produtos',
  done: (count: number) => `Catálogo exportado com ${formatCount(count)} produtos!`,
  failed: {
    facebook: 'Erro ao exportar catálogo para Facebook.',
    google: 'Erro ao exportar catálogo para Google.',
  },
} as const

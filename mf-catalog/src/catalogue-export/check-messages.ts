import { formatCount } from '@loja/domain/format'
import type { CatalogueChannel } from '@loja/domain/products'
import { GOOGLE_CATEGORY } from './facebook-columns'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`
const NAMES: Record<CatalogueChannel, string> = { facebook: 'Facebook', google: 'Google' }
const FILES = {
  facebook: { name: 'facebook_catalog', ending: 'csv' },
  google: { name: 'google_merchant', ending: 'tsv' },
}

export const checkMessages = {
  title: 'Conferência do catálogo',
  channels: NAMES,
  refused: (count: number, channel: CatalogueChannel) =>
    `${products(count)} ${count === 1 ? 'será recusado' : 'serão recusados'} pelo ${NAMES[channel]}`,
  warned: (count: number) => (count === 1 ? '1 produto com aviso' : `${products(count)} com avisos`),
  fine: (count: number) => `${products(count)} sem problemas`,
  other: (channel: CatalogueChannel, refused: number, warned: number) =>
    refused + warned === 0
      ? `No ${NAMES[channel]}: nenhum problema`
      : `No ${NAMES[channel]}: ${[
          ...(refused > 0 ? [`${formatCount(refused)} ${refused === 1 ? 'recusado' : 'recusados'}`] : []),
          ...(warned > 0 ? [`${formatCount(warned)} com ${warned === 1 ? 'aviso' : 'avisos'}`] : []),
        ].join(', ')}`,
  remarks: {
    facebook: `A categoria do Google é a mesma em todas as linhas, “${GOOGLE_CATEGORY}”, e não está na lista do Google: o Facebook classifica os produtos por conta própria.`,
    google:
      'Produtos com GTIN, ou com marca e SKU, são identificados por eles. As outras linhas dizem ao Google que o produto não tem identificador (identifier_exists: no).',
  },
  faults: (channel: CatalogueChannel) => `O que foi encontrado: ${NAMES[channel]}`,
  effects: { blocks: 'Recusado', warns: 'Aviso' },
  newTab: '(abre em outra aba)',
  onlyFirst: (shown: number, count: number) =>
    `Aqui estão os primeiros ${formatCount(shown)} de ${formatCount(count)}. A lista completa tem todos.`,

  downloadList: 'Baixar lista (CSV)',
  download: 'Baixar catálogo',
  downloadAnyway: 'Baixar mesmo assim',

  emptyTitle: 'Nenhum produto ativo',
  empty: (channel: CatalogueChannel) =>
    `Um catálogo vazio apagaria todos os produtos que já estão no ${NAMES[channel]}. Por isso nenhum arquivo foi criado. Ative ou cadastre um produto e exporte de novo.`,

  fileName: (channel: CatalogueChannel, day: string) => `${FILES[channel].name}_${day}.${FILES[channel].ending}`,
  listName: (channel: CatalogueChannel, day: string) => `${FILES[channel].name}_${day}_conferencia.csv`,
  listColumns: { product: 'Produto', fault: 'Problema', id: 'id' },
} as const

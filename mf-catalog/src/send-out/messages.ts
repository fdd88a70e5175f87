import { isDataError } from '@loja/data/client'
import { counted, formatCount } from '@loja/domain/format'
import { priceListPlaceholderLabels } from '@loja/records'
import type { PerPicture, PictureFormat } from './pictures/picture-layout'
import type { PictureStyle } from './pictures/picture-styles'

const products = (count: number) => counted(count, 'produto', 'produtos')
const pictures = (count: number) => counted(count, 'imagem', 'imagens')

const formats: Record<PictureFormat, string> = { feed: 'Post (4:5)', story: 'Story (9:16)' }
const styles: Record<PictureStyle, string> = { light: 'Claro', dark: 'Escuro' }

export const messages = {
  title: 'Divulgar',
  loading: 'Carregando produtos',
  loadFailed: 'Não foi possível carregar os produtos.',
  settingsFailed: 'Não foi possível carregar o modelo da lista.',
  tabs: { text: 'Texto para WhatsApp', pictures: 'Imagens' },
  included: (count: number) => `${products(count)} na divulgação.`,
  leftOut: (inactive: number, outOfStock: number) => {
    const parts = [
      inactive > 0 && counted(inactive, 'inativo', 'inativos'),
      outOfStock > 0 && `${formatCount(outOfStock)} sem estoque`,
    ].filter(Boolean)
    const count = inactive + outOfStock
    return `${products(count)} ${count === 1 ? 'fica' : 'ficam'} de fora: ${parts.join(' e ')}.`
  },
  unavailable: 'Incluir inativos e sem estoque',
  none: 'Nenhum dos produtos está ativo e com estoque.',
  tooMany: (count: number, limit: number) =>
    `São ${products(count)}. No máximo ${formatCount(limit)} por vez: use os filtros para escolher menos.`,

  template: 'Modelo da lista',
  placeholders: priceListPlaceholderLabels,
  otherCategory: 'Outros',
  withoutName: 'Falta {nome}: a lista não mostra os produtos.',
  saveTemplate: 'Salvar modelo',
  templateSaved: 'Modelo salvo.',
  templateFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'Outra pessoa alterou o modelo. Nada foi salvo: confira o texto salvo agora antes de salvar o seu.'
      : 'Erro ao salvar o modelo.',
  templateUnknown: 'Não sabemos se o modelo foi salvo. Tente salvar de novo.',
  preview: 'Prévia',
  part: (number: number, count: number) => `Parte ${number} de ${count}`,
  split: (count: number) =>
    `A lista passa do tamanho de uma mensagem do WhatsApp. Envie as ${formatCount(count)} partes, uma depois da outra.`,
  characters: (count: number) => counted(count, 'caractere', 'caracteres'),
  copyText: 'Copiar texto',
  copyPart: (number: number) => `Copiar parte ${number}`,
  copied: 'Copiado',
  copyFailed: 'O navegador não deixou copiar. Selecione o texto da prévia e copie.',

  format: 'Formato',
  formats,
  perPicture: 'Produtos por imagem',
  perPictureOptions: { 1: '1', 4: 'Até 4', 6: 'Até 6', 9: 'Até 9' } satisfies Record<PerPicture, string>,
  style: 'Estilo',
  styles,
  pricesOf: (date: string) => `Preços de ${date}`,
  withPix: (price: string) => `${price} no Pix`,
  firstPicture: (names: string) => `Prévia da primeira imagem: ${names}`,
  copyPicture: 'Copiar imagem',
  pictureCopied: 'Imagem copiada.',
  pictureNotCopied: 'O navegador não deixou copiar a imagem. Gere e baixe as imagens.',
  make: (count: number) => `Gerar ${pictures(count)}`,
  makeFailed: 'Erro ao gerar as imagens.',
  things: 'produtos',
  ready: (count: number) => `${pictures(count)} ${count === 1 ? 'pronta' : 'prontas'}.`,
  download: (count: number) => (count === 1 ? 'Baixar imagem' : `Baixar ${pictures(count)} (.zip)`),
  downloadFailed: 'Erro ao baixar as imagens.',
  share: (first: number, last: number, count: number) => {
    if (count === 1) return 'Compartilhar'
    return first === 1 && last === count ? `Compartilhar ${pictures(count)}` : `Compartilhar ${first} a ${last}`
  },
  shareFailed: 'O aparelho não deixou compartilhar. Baixe as imagens.',
  withoutPhoto: (count: number) =>
    `${products(count)} sem foto na imagem: não há foto, ou o site em que ela está não permite o uso.`,
  archive: 'divulgacao',
} as const

import { isDataError } from '@loja/data/client'
import { productEditConflictOf, type RefusedField, refusedFieldOf } from '@loja/data/products'
import { formatBrl, formatCount, formatRate } from '@loja/domain/format'
import {
  type CategoryType,
  cleanGtin,
  forEachProductField,
  type Gender,
  gtinFault,
  type PerfumeType,
  PRODUCT_FIELD_TABLE,
  PRODUCT_IMAGES_LIMIT,
  PRODUCT_TAGS_LIMIT,
  type ProductField,
  type ProductProblem,
  type ProductText,
} from '@loja/domain/products'
import { failureReason } from '@loja/ui/parts'

interface FieldWords {
  label: string
  help?: string
  placeholder?: string
}

const words: Partial<Record<ProductField, Partial<FieldWords>>> = {
  name: { help: 'Como aparece na loja e no catálogo. Inclua o volume, se houver.' },
  shortDescription: { help: 'Uma frase, para listas e cartões.' },
  description: { help: 'O texto da página do produto e do catálogo do Facebook.' },
  price: { placeholder: '0,00' },
  salePrice: { help: 'Deixe vazio se não há promoção.', placeholder: '0,00' },
  saleStartsAt: { help: 'Horário de São Paulo. Vazio: vale desde já.', placeholder: 'dd/mm/aaaa 00:00' },
  saleEndsAt: { help: 'Vazio: vale até você encerrar.', placeholder: 'dd/mm/aaaa 23:59' },
  stockQuantity: { placeholder: '0' },
  minStockAlert: { label: 'Avisar abaixo de', help: 'Estoque menor que este aparece como baixo.', placeholder: '5' },
  sku: { help: 'O seu código do produto, único no cadastro.' },
  gtin: { label: 'GTIN (código de barras)', help: 'De 8, 12, 13 ou 14 dígitos, como está na embalagem.' },
  cost: { help: 'Só a equipe vê. A loja nunca mostra.', placeholder: '0,00' },
  images: { label: 'Endereço da imagem', placeholder: 'https://…' },
  categoryId: { placeholder: 'Sem categoria' },
  brandId: { placeholder: 'Sem marca' },
  perfumeType: { label: 'Origem do perfume' },
  volume: { placeholder: '100 ML' },
  fragranceFamily: { placeholder: 'Floral' },
  intensity: { placeholder: 'Moderada' },
  tags: { help: 'Termine cada uma com Enter ou vírgula.' },
  isActive: { help: 'Só produtos ativos aparecem na loja e nos catálogos.' },
  isFeatured: { help: 'Na vitrine da loja cabem 20 produtos ativos.' },
  featuredFrom: { help: 'Horário de São Paulo. Vazio: desde já.', placeholder: 'dd/mm/aaaa 00:00' },
  featuredUntil: { help: 'Vazio: até você remover.', placeholder: 'dd/mm/aaaa 23:59' },
}
const fields = forEachProductField((field) => ({
  label: PRODUCT_FIELD_TABLE[field].heading,
  ...words[field],
})) as Record<ProductField, FieldWords>

const problems: Record<Exclude<ProductProblem, 'too-long' | 'not-a-gtin'>, string> = {
  required: 'Preencha este campo.',
  'not-an-amount': 'Digite um valor em reais, como 129,90.',
  'too-high': 'O valor é alto demais.',
  'not-below-price': 'O preço promocional precisa ser menor que o preço.',
  'not-a-moment': 'Digite a data como 30/11/2026 ou 30/11/2026 18:00.',
  'not-after-start': 'O fim precisa ser depois do início.',
  'not-a-quantity': 'Digite um número inteiro de 0 a 999.998.',
  'not-above-zero': 'Digite um custo maior que zero, ou deixe vazio.',
  'not-an-address': 'Use endereços que começam com https:// ou http://.',
  'too-many': `São no máximo ${PRODUCT_IMAGES_LIMIT} imagens e ${PRODUCT_TAGS_LIMIT} tags.`,
}

const gtinText = (typed: string) => {
  const gtin = cleanGtin(typed)
  const fault = gtinFault(gtin)
  if (fault?.kind === 'digit')
    return `O último dígito não confere: está ${gtin.slice(-1)}, e com os outros seria ${fault.expected}.`
  return fault?.kind === 'length'
    ? `Um GTIN tem 8, 12, 13 ou 14 dígitos; este tem ${fault.length}.`
    : 'Um GTIN tem só números.'
}

const problemText = (field: ProductField, problem: ProductProblem, typed: string) => {
  if (problem === 'not-a-gtin') return gtinText(typed)
  if (problem !== 'too-long') return problems[problem]
  const { limit } = PRODUCT_FIELD_TABLE[field as ProductText]
  return field === 'tags'
    ? `Use no máximo ${limit} caracteres em cada tag.`
    : `Use no máximo ${formatCount(limit)} caracteres.`
}

const refusals: Record<Exclude<RefusedField['reason'], 'taken'>, string> = {
  gone: 'O que estava escolhido foi excluído. Escolha de novo.',
  limit: 'Limite máximo de 20 produtos atingido. Remova alguns para adicionar outros.',
  invalid: 'O servidor não aceitou este valor.',
}

const refusal = ({ field, reason }: RefusedField) => {
  if (reason !== 'taken') return refusals[reason]
  return field === 'name' ? 'Já existe um produto com este nome.' : 'Outro produto já tem este código.'
}

const categoryTypes: Record<CategoryType, string> = {
  perfume: 'Perfume',
  cosmetico: 'Cosmético',
  eletronico: 'Eletrônico',
}
const genders: Record<Gender, string> = { masculino: 'Masculino', feminino: 'Feminino', unissex: 'Unissex' }
const perfumeTypes: Record<PerfumeType, string> = { importado: 'Importado', nacional: 'Nacional' }

const saveFailed = (error: unknown) => {
  if (productEditConflictOf(error) || refusedFieldOf(error)) return null
  const gone = isDataError(error, 'not-found')
  return gone ? 'Erro ao salvar produto: o produto não existe mais.' : `Erro ao salvar produto: ${failureReason(error)}`
}

export const messages = {
  fields,
  problem: problemText,
  refusal,
  categoryTypes,
  genders,
  perfumeTypes,
  schedule: 'Agendar promoção',
  enterCost: 'Informar custo',

  newTitle: 'Novo produto',
  loadingTitle: 'Produto',
  backToList: 'Voltar aos produtos',
  summary: (createdAt: string, updatedAt: string) => `Criado em ${createdAt}, alterado em ${updatedAt}`,
  newSummary: 'Nome e preço bastam para começar.',
  copySummary: 'Cópia: confira o nome antes de salvar.',
  copyName: (name: string) => `${name} (cópia)`,
  loading: 'Carregando produto',
  listFailed: 'Não foi possível carregar a lista de produtos.',
  steps: { previous: 'Produto anterior', next: 'Próximo produto' },
  loadFailed: 'Não foi possível carregar os dados.',
  notFoundTitle: 'Produto não encontrado',
  notFoundText: 'Ele pode ter sido excluído, ou o endereço está incompleto.',
  goneText: 'Este produto foi excluído enquanto você editava. O que você digitou ainda está aqui para copiar.',

  save: 'Salvar produto',
  saveAndNew: 'Salvar e criar outro',
  duplicate: 'Duplicar',
  viewInShop: 'Ver na loja',
  newTab: '(abre em outra aba)',
  created: 'Produto criado com sucesso!',
  saved: 'Produto salvo com sucesso!',
  saveFailed,

  fieldChanged: 'Outra pessoa alterou este campo enquanto você editava.',
  othersChanged: (labels: string) => `Outra pessoa alterou este produto enquanto você editava: ${labels}.`,
  compare: 'Comparar',
  conflictTitle: 'Alterado por outra pessoa',
  conflictText:
    'Este produto mudou enquanto você editava. Nada foi salvo ainda: veja o que mudou e escolha o que fica.',
  theirs: 'Salvo agora',
  mine: 'Seu valor',
  allTheirs: 'Ficar com todos os salvos',
  allMine: 'Ficar com todos os meus',
  theirsAlone: 'Mudou também, e fica como está salvo',
  saveResolved: 'Salvar com estas escolhas',
  empty: 'vazio',

  sections: {
    identity: 'Nome e descrição',
    price: 'Preço e estoque',
    codes: 'Códigos e custo',
    images: 'Imagens',
    organization: 'Organização',
    details: 'Características',
    visibility: 'Visibilidade',
  },

  nameTaken: 'Já existe um produto com este nome.',
  openOther: 'Abrir o outro produto',
  characters: (count: number, most: number) => `${count} de ${most} caracteres`,
  reads: (amount: string) => `Será salvo como ${amount}.`,
  margin: (percent: number, profitBrl: number) =>
    profitBrl < 0
      ? `Abaixo do custo: perde ${formatBrl(-profitBrl)} por venda.`
      : `Margem de ${formatRate(percent)}, ${formatBrl(profitBrl)} por venda.`,
  discount: (percent: number) => `${percent}% de desconto`,
  unlimited: 'Ilimitado',
  unlimitedLabel: 'Estoque ilimitado',
  none: 'Não informado',
  active: 'Ativo',
  inactive: 'Inativo',
  featured: 'Sim',
  notFeatured: 'Não',
  create: (name: string) => `Criar “${name}”`,
  notChosen: (name: string) => `“${name}” não foi usado. Escolha na lista ou crie.`,
  choicesFailed: 'As opções não puderam ser carregadas.',
  createCategoryFailed: 'Erro ao criar categoria.',
  createBrandFailed: 'Erro ao criar marca.',
  categoryHidden: 'Já existe uma categoria inativa com este nome.',
  brandHidden: 'Já existe uma marca inativa com este nome.',
} as const

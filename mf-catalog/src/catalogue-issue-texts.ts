import type { CatalogueIssue } from '@loja/domain'

/** Shown beside a product and in the check before an export. */
export const catalogueIssueTexts: Record<CatalogueIssue, string> = {
  inactive: 'Inativo: fica fora do catálogo',
  'title-missing': 'Falta o nome',
  'title-too-long': 'Nome com mais de 200 caracteres é recusado',
  'title-cut': 'Nome com mais de 150 caracteres é cortado',
  'title-capitals': 'Nome todo em maiúsculas',
  'description-missing': 'Falta a descrição',
  'description-too-long': 'Descrição com mais de 9.999 caracteres é recusada',
  'description-cut': 'Descrição com mais de 5.000 caracteres é cortada',
  'description-capitals': 'Descrição toda em maiúsculas',
  'description-repeats': 'A descrição só repete o nome',
  'price-missing': 'O preço precisa ser maior que zero',
  'sale-price-ignored': 'O preço promocional não será enviado',
  'out-of-stock': 'Sem estoque: não aparece nos anúncios',
  'image-missing': 'Falta a imagem principal',
  'image-address': 'A imagem principal precisa de https, sem espaços nem acentos',
  'image-format': 'Use JPG ou PNG na imagem principal',
  'image-small': 'A imagem principal precisa de pelo menos 500 × 500 px',
  'images-left-out': 'Só 9 imagens adicionais com https são enviadas',
  'brand-missing': 'Sem marca: vai o nome da loja',
  'brand-too-long': 'Marca com mais de 100 caracteres é recusada',
  'category-missing': 'Sem categoria: vai como Perfumaria',
  'category-comma': 'A categoria tem vírgula no nome',
  'label-cut': 'Texto com mais de 100 caracteres é cortado',
}

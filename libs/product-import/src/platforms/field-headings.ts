import type { ImportField } from '../model/import-field'

/** The headings of our own product list export, which staff know. */
export const FIELD_HEADINGS: Record<ImportField, string> = {
  name: 'Nome',
  price: 'Preço',
  salePrice: 'Preço promocional',
  image: 'Imagem principal',
  moreImages: 'Imagens',
  brand: 'Marca',
  category: 'Categoria',
  description: 'Descrição',
  shortDescription: 'Descrição curta',
  stock: 'Estoque',
  minStockAlert: 'Alerta de estoque',
  tags: 'Tags',
  gender: 'Gênero',
  volume: 'Volume',
  categoryType: 'Tipo',
  perfumeType: 'Tipo de perfume',
  fragranceFamily: 'Família olfativa',
  intensity: 'Intensidade',
  isActive: 'Ativo',
  isFeatured: 'Destaque',
}

import type { ProductField } from '@loja/domain'

/** What staff call the fields of a product. */
export const fieldNames: Record<ProductField, string> = {
  name: 'Nome',
  shortDescription: 'Descrição curta',
  description: 'Descrição',
  price: 'Preço',
  salePrice: 'Preço promocional',
  stockQuantity: 'Estoque',
  minStockAlert: 'Alerta de estoque',
  mainImage: 'Imagem principal',
  images: 'Imagens',
  categoryId: 'Categoria',
  brandId: 'Marca',
  categoryType: 'Tipo',
  perfumeType: 'Tipo de perfume',
  gender: 'Gênero',
  volume: 'Volume',
  fragranceFamily: 'Família olfativa',
  intensity: 'Intensidade',
  tags: 'Etiquetas',
  isActive: 'Ativo',
  isFeatured: 'Destaque',
}

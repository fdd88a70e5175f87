import { htmlText } from '../../product/html-text'
import type { PlatformProduct } from '../platform-rules'
import { type PlatformRules, textCell, withoutZeroPrice } from '../platform-rules'

export const TRAY: PlatformRules = {
  platform: 'tray',
  columns: {
    id: ['codigo do produto id', 'codigo do produto', 'codigo produto id tray', 'id do produto'],
    variationId: ['codigo da variacao id', 'codigo da variacao'],
    name: ['nome do produto', 'nome'],
    description: ['html da descricao completa', 'descricao completa', 'descricao'],
    variationPrice: ['preco de venda da variacao em reais', 'preco da variacao em reais', 'preco da variacao'],
    price: ['preco de venda em reais', 'preco de venda'],
    salePrice: ['preco promocional em reais', 'preco de promocao em reais', 'preco promocional'],
    variationStock: ['estoque da variacao'],
    stock: ['estoque do produto', 'estoque'],
    minStock: ['estoque minimo para aviso', 'estoque minimo'],
    gtin: ['ean da variacao', 'ean', 'codigo ean'],
    cost: ['preco de custo em reais', 'preco de custo'],
    featured: ['exibir selo destaque na loja'],
    active: ['exibir na loja', 'exibir produto ativo', 'produto ativo'],
    brand: ['marca'],
    sku: ['referencia da variacao', 'referencia codigo fornecedor', 'referencia'],
    category1: ['nome da categoria nivel 1', 'nome da categoria', 'categoria'],
    category2: ['nome da categoria nivel 2'],
    category3: ['nome da categoria nivel 3'],
    tray: [
      'preco de venda em reais',
      'preco de custo em reais',
      'html da descricao completa',
      'endereco da imagem principal do produto',
      'codigo da categoria principal id',
      'nome da categoria nivel 1',
      'codigo produto id tray',
    ],
  },
  proof: ['id', 'name', 'price', 'tray'],
  fields: {
    price: ['variationPrice', 'price'],
    category: ['category3', 'category2', 'category1'],
    stock: ['variationStock', 'stock'],
    minStockAlert: ['minStock'],
    isActive: ['active'],
    isFeatured: ['featured'],
  },
  options: { names: ['tipo da variacao #'], values: ['nome da variacao #', 'valor da variacao #', 'variacao #'] },
  images: [
    'endereco da imagem principal do produto',
    'endereco da imagem do produto #',
    'imagem principal',
    'imagem #',
  ],
  join: {
    by: 'group',
    key: 'id',
    isVariant: (row) => row.text('name') !== '' || row.text('variationId') !== '' || row.options().length > 0,
  },
  own: ['stock'],
  finish: finishProduct,
}

function finishProduct({ cells }: PlatformProduct): void {
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.salePrice = withoutZeroPrice(cells.salePrice)
}

import type { WorkKey } from '@loja/data/dashboard'
import type { ModuleDeclaration } from '@loja/platform'

const productForm = {
  shape: { kind: 'form' },
  load: async () => (await import('./product-form/ProductFormPage')).ProductFormPage,
} as const

export default {
  pages: {
    products: {
      path: '/admin/products',
      label: 'Produtos',
      icon: 'appstore',
      section: 'store',
      order: 20,
      shape: { kind: 'list', cards: 4 },
      load: async () => (await import(/* webpackMode: "eager" */ './products/ProductsPage')).ProductsPage,
      reads: async () => (await import(/* webpackMode: "eager" */ './products/queries')).PRODUCTS.firstReads,
      subpages: { add: productForm, 'edit/:productId': productForm },
    },
    categories: {
      path: '/admin/categories',
      label: 'Categorias',
      icon: 'tags',
      section: 'products',
      order: 22,
      shape: { kind: 'list', cards: 3 },
      load: async () => (await import('./groups/GroupsPage')).CategoriesPage,
    },
    brands: {
      path: '/admin/brands',
      label: 'Marcas',
      icon: 'trademark',
      section: 'products',
      order: 24,
      shape: { kind: 'list', cards: 3 },
      load: async () => (await import('./groups/GroupsPage')).BrandsPage,
    },
  },
  quickActions: [{ label: 'Ver produtos', icon: 'appstore', page: 'products', order: 20 }],
  searches: [{ kind: 'product', label: 'Produtos', icon: 'appstore', page: 'products', below: '/edit/{id}' }],
  tasks: [
    {
      work: 'out_of_stock' satisfies WorkKey,
      text: { one: '1 produto sem estoque', many: '{n} produtos sem estoque' },
      page: 'products',
      search: '?estoque=zerado&status=ativo',
      order: 60,
    },
    {
      work: 'low_stock' satisfies WorkKey,
      text: { one: '1 produto com estoque baixo', many: '{n} produtos com estoque baixo' },
      page: 'products',
      search: '?estoque=baixo&status=ativo',
      order: 70,
    },
    {
      work: 'without_image' satisfies WorkKey,
      text: { one: '1 produto sem imagem', many: '{n} produtos sem imagem' },
      page: 'products',
      search: '?sem-imagem=sim&status=ativo',
      order: 80,
    },
    {
      work: 'faulty_imports' satisfies WorkKey,
      text: { one: '1 importação com erros', many: '{n} importações com erros' },
      page: 'history',
      search: '?aba=desfazer&area=produtos&erros=sim',
      order: 85,
    },
  ],
  commands: [
    { label: 'Novo produto', keywords: ['adicionar', 'cadastrar'], page: 'products', below: '/add' },
    { label: 'Importar produtos', keywords: ['planilha', 'csv', 'excel'], page: 'products', hash: '#importar' },
    { label: 'Produtos com estoque baixo', keywords: ['repor'], page: 'products', search: '?estoque=baixo' },
    { label: 'Produtos em promoção', keywords: ['desconto'], page: 'products', search: '?promocao=sim' },
  ],
} satisfies ModuleDeclaration

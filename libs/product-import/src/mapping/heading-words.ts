import type { ImportField } from '../model/import-field'

const words = (list: string) => list.split(/,\s+/)

/** Headings of each field besides those of our own export, without accents, case and signs. */
export const EXACT_HEADINGS: Record<ImportField, string[]> = {
  name: words(`name, produto, product, nome do produto, nome produto, product name, titulo, title, titulo do produto,
    titulo do anuncio, product title, item title, item, mercadoria, artigo`),
  price:
    words(`price, valor, preco de venda, preco venda, valor de venda, valor venda, venda, meu preco, nosso preco, my price, our price, preco unitario, valor unitario,
    preco normal, preco atual, preco final, regular price, preco do produto, preco unit, valor unit, vlr unitario,
    vlr unit, vlr venda, vlr, vl unitario, vl unit, vl venda, v unitario, v unit, p unitario, p unit, unitario, unit,
    preco un, valor un, vlr un, vl un, unit price, varejo, pvp, pv, p venda, p de venda, real, reais, em reais`),
  salePrice: words(`preco promo, preco de promocao, preco em promocao, preco de oferta, valor promocional, oferta,
    sale price, special price`),
  saleStartsAt: words('inicio promocao, inicio da promocao, inicio, promocao de, sale starts at'),
  saleEndsAt: words(
    'fim promocao, fim da promocao, fim, termino, termino da promocao, validade da promocao, promocao ate, sale ends at',
  ),
  image: words(`imagem, image, img, foto, foto principal, main image, imagem url, url imagem, url da imagem,
    link da imagem, image url, image link`),
  moreImages: words('images, fotos, galeria, imagens adicionais, outras imagens, additional images'),
  brand: words('brand, nome da marca, brand name, fabricante, marca do produto'),
  category: words(
    'category, categorias, categories, nome da categoria, departamento, grupo, grupo de produtos, grupo do produto',
  ),
  description: words(`description, descricao completa, descricao longa, descricao do produto, descricao do item,
    descricao da mercadoria, detalhes`),
  shortDescription: words('short description, descricao breve, descricao resumida, resumo'),
  stock: words(`stock, quantidade, quantidade em estoque, estoque atual, stock quantity, quantity, qtd, qtde, saldo,
    inventory, quantidade disponivel, qtd disponivel, qtde disponivel, saldo disponivel, saldo em estoque`),
  minStockAlert: words('estoque minimo, min stock alert, minimum stock'),
  sku: words(`codigo, cod, codigo do produto, codigo produto, cod produto, codigo interno, codigo sku, codigo do item,
    cod interno, referencia, ref, reference, mpn, part number, product code, item code`),
  gtin: words(`ean, ean13, ean 13, gtin ean, ean gtin, gtin 13, codigo de barras, codigo barras, cod de barras, cod barras,
    codigo ean, codigo gtin, barcode, bar code, upc, isbn, gtin upc ean or isbn`),
  cost: words(`preco de custo, preco custo, custo unitario, custo unit, custo do produto, valor de custo, valor custo,
    vlr custo, vl custo, preco de compra, preco compra, valor de compra, cost, cost price, cost per item, unit cost, costo,
    ultimo custo, custo atual`),
  tags: words('tag, etiquetas, palavras chave, keywords'),
  gender: words('gender, sexo'),
  volume: words('conteudo, volume ml'),
  categoryType: words('category type, tipo de categoria, tipo de produto, type'),
  perfumeType: words('perfume type'),
  fragranceFamily: words('fragrance family'),
  intensity: words('intensity'),
  isActive: words('active, is active, produto ativo'),
  isFeatured: words('featured, is featured, em destaque, produto em destaque'),
  featuredFrom: words('inicio destaque, destaque de, featured from'),
  featuredUntil: words('fim destaque, destaque ate, featured until'),
}

interface Keyword {
  field: ImportField
  any: RegExp
  never: RegExp
}

/** Not a price for customers. `Price tax excl.` is one. */
const OTHER_PRICE =
  /concorr|competi|rival|antig|anterior|original|\bold\b|\bcusto|\bcost|compra|frete|freight|shipping|envio|compare|comparacao|minim|parcel|desconto|discount|(?<!\b(?:excl|excluding|incl|including|sem|com|s|c) )(?:imposto|tax)(?!\w* (?:excl|incl))|\bipi\b|icms|\btotal|atacad|wholesale|dealer|reseller|revend|distribu|mayorista|mayoreo|lojista|\bclube?s?\b|\bb2b\b|\bsocio|assinante|costo|consulta|\btipo\b|fornecedor|\bde tabela|\bpor (ml|unidade|\d+)|\b(kg|quilos?|litros?|metros?|duzias?|dz|cento|milheiro|caixas?|cx|fardos?|pacotes?|pct|pack|display)\b|centavos|peso|data|date|moeda|currency|calcul|medi[ao]|reposicao|comiss|tarifa|\btaxas?\b|vendid|faturad|\bmark ?up|lucro|margem|bonus|cashback|\b\d+ ?x\b|estoque|\bde lista\b|lista de/
export const PRICE = /preco|price|precio|valor|\bvlr\b|\bvl\b|\bpvp\b/
const SALE_PRICE = /promo|oferta|\bsale\b|especial|special/

/** The heading does not say whether a promotion starts or ends. */
export const UNDECIDED_DATE =
  /^(?=.*(?:promo|oferta|\bsale\b|special)).*\b(?:datas?|dates?|dias?)\b|^(?:data d[ae] )?vigencia$/

const PROMOTION = '^(?=.*(?:promo|oferta|\\bsale\\b|special))'

/** For longer headings (IMP-04), special ones first: `nome da marca` is a brand, and `produto` comes last. */
export const HEADING_KEYWORDS: Keyword[] = [
  {
    field: 'saleStartsAt',
    any: new RegExp(`${PROMOTION}.*(?:\\binic|\\bcomec|\\bstart|\\bfrom\\b)`),
    never: /\bfim\b|\bfinal|termin|\bate\b|\bto\b/,
  },
  // A period is no moment, so that its promotion is left out with a warning.
  {
    field: 'saleEndsAt',
    any: new RegExp(
      `${PROMOTION}.*(?:\\bfim\\b|\\bfinal|termin|\\bate\\b|\\bto\\b|\\bend|valid|vigencia|periodo|prazo|expira)`,
    ),
    never: /^(?!.*\bdata\b).*(?:preco|valor).*\bfinal|^(?!.*\bdata\b).*\bfinal.*(?:preco|valor)/,
  },
  { field: 'saleEndsAt', any: /^(?:preco |precos )?valid[oa]s? ate$/, never: /$^/ },
  { field: 'cost', any: /\bcusto (?:medio|liquido|final)\b|\baverage cost\b/, never: /total|estoque|stock/ },
  { field: 'price', any: PRICE, never: new RegExp(`${OTHER_PRICE.source}|${SALE_PRICE.source}`) },
  {
    field: 'salePrice',
    any: /(preco|price|valor).*(promo|oferta|\bsale\b)|(promo|oferta|\bsale\b).*(preco|price|valor)/,
    never: new RegExp(`${OTHER_PRICE.source}|inici|final|\\bfim`),
  },
  {
    field: 'image',
    any: /imagem|image|\bimg|foto|picture/,
    never: /\balt\b|alternativ|posic|position|alt text|legenda/,
  },
  { field: 'brand', any: /marca|brand|fabricante/, never: /\bid\b|\bcod|codigo|url|link|demarca/ },
  { field: 'category', any: /categoria|category/, never: /\bid\b|\bcod|codigo|google|tipo|type|url|link/ },
  {
    field: 'shortDescription',
    any: /(descricao|description).*(curta|breve|resum|short)|short desc/,
    never: /seo|meta/,
  },
  { field: 'description', any: /descricao|description/, never: /seo|meta|categoria|marca/ },
  { field: 'minStockAlert', any: /(alerta|minim).*(estoque|stock)|(estoque|stock).*(alerta|minim)/, never: /\bmax/ },
  {
    field: 'stock',
    any: /estoque|\bstock|\bqtde?\b/,
    never:
      /minim|\bmin\b|alerta|\bmax|status|situacao|local|deposito|reserv|transito|virtual|pedid|vend|caixa|\bcx\b|embalagem|previst|futur|compra|valor|custo|fornecedor|loja \d|filial|controla|gerencia|unidade|data/,
  },
  {
    field: 'sku',
    any: /\b(?:codigo|cod)(?: d[oe])? (?:interno|produto|prod|item|referencia|ref|fornecedor)\b/,
    never: /\bpai\b|variac|barras|preco|valor|marca|categoria/,
  },
  { field: 'gender', any: /\bgenero\b|\bgender\b/, never: /$^/ },
  { field: 'volume', any: /\bvolumes?\b/, never: /$^/ },
  {
    field: 'name',
    any: /nome|\bname|produto|product/,
    never:
      /\bid\b|\bcod|codigo|code|\bsku\b|\bean\b|gtin|\bncm\b|url|link|tipo|type|peso|weight|fornecedor|supplier|arquivo|file|cliente|usuario|loja|store|seo|unidade|largura|altura|comprimento|width|height|data|date|ativo|publicad|status|grupo|option|opcao|varia|vendor|handle|slug|subtit|thumb|tags?\b|collection|colecao|discount|external/,
  },
]

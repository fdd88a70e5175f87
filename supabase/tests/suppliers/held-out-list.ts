import { type Article, articles, catalogueName, pick, type Random } from './store-catalogue'
import { supplierText } from './supplier-texts'

export interface CatalogueProduct {
  name: string
  brand: string | null
  gender: string | null
  volume: string | null
}

export interface HeldOutLine {
  n: number
  text: string
  name: string | null
}

const named = ({ brand, name, concentration, size, form }: Article) =>
  [brand, name, concentration, size, form].join('|')
const family = ({ brand, name, size, form }: Article) => [brand, name, size, form].join('|')

export function heldOutList(random: Random, count: number): { products: CatalogueProduct[]; lines: HeldOutLine[] } {
  const all = [...new Map(articles(random).map((article) => [named(article), article])).values()]
  const styles = new Map<string, number>()
  const sold: Article[] = []
  const foreign: Article[] = []
  for (const article of all) (random() < 0.2 ? foreign : sold).push(article)
  const nameOf = (article: Article) => {
    if (!styles.has(article.brand)) styles.set(article.brand, Math.floor(random() * 4))
    return catalogueName(article, styles.get(article.brand) ?? 0)
  }
  const names = new Map(sold.map((article) => [article, nameOf(article)]))
  const siblings = new Map<string, number>()
  for (const article of all) siblings.set(family(article), (siblings.get(family(article)) ?? 0) + 1)
  const lines = Array.from({ length: count }, (_, index): HeldOutLine => {
    const isForeign = random() < 0.3
    const article = pick(random, isForeign ? foreign : sold)
    const text = supplierText(random, article, {
      mayOmit: siblings.get(family(article)) === 1,
      mayMisspell: !isForeign,
    })
    return { n: index + 1, text, name: isForeign ? null : (names.get(article) ?? null) }
  })
  const products = sold.map((article) => ({
    name: names.get(article) ?? '',
    brand: random() < 0.7 ? article.brand : null,
    gender: random() < 0.6 ? article.gender : null,
    volume: random() < 0.5 && article.kind === 'perfume' ? article.size : null,
  }))
  return { products, lines }
}

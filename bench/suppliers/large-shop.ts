import type { RunningBackend } from '@loja/backend'
import { type Article, articles, catalogueName } from '../../supabase/tests/suppliers/store-catalogue'
import { supplierText } from '../../supabase/tests/suppliers/supplier-texts'
import { seededRandom } from '../hostile/random'

const SHARED = new Set(
  'intense elixir black rose gold night blue red pink green noir the by de of in la le club shampoo condicionador máscara leave-in preto azul verde branco pro galaxy note parfum absolu legend sport'.split(
    ' ',
  ),
)

function invented(word: string, copy: number): string {
  if (copy === 0 || SHARED.has(word.toLowerCase())) return word
  if (/^\d+$/.test(word)) return String(Number(word) + copy)
  const shift = (letters: string, letter: string) =>
    letters[(letters.indexOf(letter) + copy) % letters.length] ?? letter
  return word.replaceAll(/[a-z]/g, (letter) =>
    shift('aeiou'.includes(letter) ? 'aeiou' : 'bcdfghjklmnpqrstvwxyz', letter),
  )
}

const renamed = (article: Article, copy: number): Article => {
  const words = (text: string) =>
    text
      .split(' ')
      .map((word) => invented(word, copy))
      .join(' ')
  return { ...article, brand: words(article.brand), name: words(article.name) }
}

export async function fillStore(backend: RunningBackend, count: number, lineCount: number): Promise<string[]> {
  const seeded = seededRandom(1)
  const random = () => seeded.below(1_000_000) / 1_000_000
  const names = new Map<string, Article>()
  for (let copy = 0; names.size < count; copy += 1) {
    for (const article of articles(random)) {
      if (names.size < count) names.set(catalogueName(renamed(article, copy), copy), renamed(article, copy))
    }
  }
  const products = [...names].map(([name, { brand, gender }]) => ({ name, brand, gender }))
  await backend.sql(
    'insert into public.brands (name) select distinct b.brand from jsonb_to_recordset($1) as b (brand text) on conflict do nothing',
    [JSON.stringify(products)],
  )
  await backend.sql(
    `insert into public.products (name, price, gender, brand_id, stock_quantity)
      select r.name, 100, r.gender, b.id, 10 from jsonb_to_recordset($1) as r (name text, brand text, gender text)
      join public.brands b on b.name = r.brand on conflict do nothing`,
    [JSON.stringify(products)],
  )
  await backend.sql('vacuum analyze')
  const all = [...names.values()]
  return Array.from({ length: lineCount }, () => {
    const article = all[Math.floor(random() * all.length)] as Article
    return supplierText(random, article, { mayOmit: true, mayMisspell: true })
  })
}

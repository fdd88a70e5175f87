/**
 * `brand: line (flankers, separated by commas); line (…)`. Near misses of real names are those of a real shop.
 */
const PERFUMES = `
Lattafa: Asad (Zanzibar, Bourbon, Elixir); Yara (Candy, Tous, Moi, Elixir); Khamrah (Qahwa, Dukhan); Fakhar (Black, Rose, Gold); Badee Al Oud (Amethyst, Sublime, Honor Glory); Ana Abiyedh (Rouge, Poudree); Hayaati (Gold Elixir, Maleky); Mayar (Natural Intense, Cherry Intense); Ramz (Silver, Gold); Qaed Al Fursan (Unlimited, Untamed); Eclaire (Pistache, Banoffi); Opulent Musk; Confidential (Private Gold, Platinum); Haya; Rave Now (Women, Rouge); Sakeena; Nebras (Elixir)
Armaf: Club de Nuit Intense (Man, Sillage, Milestone, Urban Elixir, Iconic, Untold, Bling); Odyssey (Homme, Mandarin Sky, Mega, Aqua, Candee, Limoni); Tres Nuit (Lyric); Ventana (Pour Femme); Hunter (Intense, Killer)
Al Haramain: Amber Oud (Gold, Rouge, Carbon, Tobacco, Aqua Dubai, Ruby); Laventure (Knight, Blanche, Iris, Rose); Madinah; Junoon (Noir, Rose)
Maison Alhambra: Delilah (Blanc, Exotic); Salvo (Intense, Elixir); Jean Lowe (Immortel, Azure, Vibe, Ombre); Philos (Pura, Rosso, Shine); Tobacco Touch; Kismet (Angel, Magic); Glacier (Bold, Ultra)
Paco Rabanne: One Million (Elixir, Royal, Lucky, Prive, Golden Oud); Lady Million (Royal, Fabulous, Empire, Prive); Invictus (Victory, Victory Elixir, Aqua, Legend, Platinum); Phantom (Intense, Legion); Olympea (Solar, Legend, Blossom, Intense, Flora); Fame (Intense, Blooming Pink); Black XS (Excess); Pure XS (Night); Ultraviolet
Carolina Herrera: 212 VIP (Black, Rose, Black Red, Wins, Party Fever); 212 Heroes (Forever Young); 212 Sexy; Good Girl (Blush, Legere, Supreme, Fantastic Pink, Velvet Fatale, Dazzling Garden); Very Good Girl (Glam, Elixir); Bad Boy (Cobalt, Extreme, Dazzling Garden); Herrera (Confidential)
Dior: Sauvage (Elixir); Jadore (In Joy, Infinissime); Miss Dior (Blooming Bouquet, Absolutely Blooming, Rose NRoses); Fahrenheit (Absolute); Hypnotic Poison; Addict (Eau Fraiche); Dune; Higher Energy
Chanel: Bleu; Chance (Tendre, Fraiche, Vive, Splendide); Coco Mademoiselle (Intense, Privee); Gabrielle (Essence); Egoiste (Platinum); Allure (Sensuelle, Sport, Blanche); Cristalle
Versace: Eros (Flame, Energy, Najim); Dylan Blue; Bright Crystal (Absolu); Crystal Noir; Yellow Diamond (Intense); Dylan Turquoise; Dylan Purple; Blue Jeans; Oud Noir
Jean Paul Gaultier: Le Male (Elixir, Lover, Aviator, Terrible); Scandal (Absolu, Gold, By Night); Ultra Male; La Belle (Paradise Garden, Fruit Terrible); Le Beau (Paradise Garden); Classique (Essence)
Yves Saint Laurent: Black Opium (Neon, Illicit Green, Over Red, Storm Illusion); Libre (Intense, Platine, Flowers Flames); Mon Paris (Couture, Floral, Intensement); Kouros (Silver); Manifesto; Jazz; Opium (Belle)
Giorgio Armani: Acqua di Gio (Profondo, Profumo, Absolu, Essenza); Si (Passione, Fiori, Intense, Rose Signature); My Way (Intense, Floral, Nectar); Code (Absolu, Profumo, Colonia, Ice); Stronger With You (Intensely, Absolutely, Amber, Leather, Tobacco); Because Its You; Light di Gioia
Azzaro: Wanted (Girl, By Night, Tonic); The Most Wanted (Intense); Chrome (Legend, United, Aqua, Pure); Sport; Visit
Hugo Boss: Bottled (Intense, Night, Tonic, Unlimited, Infinite, Elixir, Pacific); The Scent (Absolute, Magnetic, Intense); Just Different; Energise; Selection; Femme Jour; Alive (Intense, Absolu); Ma Vie
Calvin Klein: CK One (Shock, Gold, Essence, Summer, Electric); Eternity (Aqua, Flame, Moment, Intense, Now); Euphoria (Blossom, Intense, Liquid Gold); Obsession (Night, Sheer); Everyone; Defy; Encounter (Fresh); Escape; Truth
Antonio Banderas: Blue Seduction (Wave, Splash); The Secret (Temptation, Absolu, Game); The Golden Secret; King of Seduction (Absolute, Gold); Queen of Seduction (Lively Muse); Diavolo; Power of Seduction (Force, Vibes); Her Secret (Temptation, Bloom); Mediterraneo; Spirit; The Icon (Elixir, Splendid)
Lancome: La Vie Est Belle (Intensement, Leclat, En Rose, Iris Absolu, Domaine de Rose, Soleil Cristal); Idole (Intense, Nectar, Now, Aura); Tresor (Midnight Rose, In Love); Hypnose (Senses, Drama); Miracle (Secret); Poeme; O Azur; Magie Noire
Dolce Gabbana: Light Blue (Intense, Forever, Italian Love, Summer Vibes, Capri In Love); The One (Royal Night, Gold, Desire, Mysterious Night); Devotion (Intense); Dolce (Garden, Shine, Lily, Rose, Violet); The Only One; Intenso; Imperatrice
Moschino: Toy Two (Bubble Gum, Pearl); Toy Boy; I Love Love; Fresh Couture (Pink, Gold); Funny; Cheap Chic
Mugler: Angel (Nova, Muse, Elixir, Fantasm); Alien (Goddess, Hypersense, Fusion); Aura (Sensuelle); Cologne; Womanity
Montblanc: Legend (Night, Red, Spirit, Blue); Explorer (Platinum, Ultra Blue, Extreme); Individuel; Starwalker; Emblem (Intense); Signature (Absolue); Presence
Burberry: Goddess (Intense); Brit (Sheer, Rhythm, Splash); Weekend; Hero (Parfum Intense); London; Touch; My Burberry (Black, Blush)
Ferrari: Black (Signature); Red Power (Intense); Scuderia (Forte, Light Essence); Amber Essence; Noble Fig; Bright Neroli; Cedar Essence
Benetton: Colors Man (Black, Blue, Green); Colors Woman (Pink, Purple, Rose); Sisterland (Pink Raspberry, Green Jasmine, Blue Neroli); United Dreams (Go Far, Love Yourself, Live Free, Together); Cold; Hot
Natura: Kaiak (Aventura, Urbe, Oceano, Pulso, Vital, Aero); Essencial (Oud, Exclusivo, Mirra, Ato, Supreme, Palo Santo); Humor (Proprio, Transforma, Ousado, Liberta); Luna (Radiante, Intenso, Fascinante, Rubi, Coragem); Una (Artisan, Infinito, Senses); Homem (Essence, Verum, Sagaz, Coragio, Dom); Ilia (Plena, Secreto, Dual); Biografia (Inspire, Assinatura)
O Boticario: Malbec (Gold, Black, Magnetic, Signature, Ultra Bleu, Club, Noir); Lily (Absolu, Lumiere, Soleil); Floratta (Rose, Blue, Red, Cerejeira Flor, Amor Lavanda, My Blue, Simple Love); Egeo (Dolce, Choc, Bomb, Red, On You, Vanilla Vibe); Coffee (Lucky, Fusion, Seduction, Touch, Paradiso); Zaad (Go, Expedition, Mondo, Santal, Arctic); Arbo (Reserva, Forest, Ocean, Puro); Quasar (Brave, Classic, Evolution, Next, Rush); Glamour (Secrets Black, Fever, Just Shine, Myriad); Uomini (Black, Cafe)
`
const COSMETICS = `
Wella: Invigo Color Brilliance; Invigo Nutri Enrich; Oil Reflections; Fusion; Ultimate Repair; Elements Renewing
Kerastase: Nutritive; Genesis; Blond Absolu; Chroma Absolu; Discipline; Resistance Force Architecte; Elixir Ultime
Loreal Professionnel: Absolut Repair; Metal Detox; Vitamino Color; Nutrifier; Liss Unlimited; Inforcer; Pro Longer
Truss: Miracle; Equilibrium; Infusion; Net Mask; Ultra Hydration Plus; Curly
Siage: Nutri Ouro; Cauteriza Fios; Hair Plastia; Expert Reconstroi; Cachos
`
const COSMETIC_KINDS = ['Shampoo', 'Condicionador', 'Máscara', 'Leave-in']
const ELECTRONICS = `
Xiaomi: Redmi Note 13; Redmi Note 13 Pro; Redmi Note 14; Redmi Note 14 Pro; Redmi 14C; Poco X6; Poco X6 Pro; Poco X7; Poco M6 Pro; Poco C75
Samsung: Galaxy A06; Galaxy A16; Galaxy A26; Galaxy A36; Galaxy A56; Galaxy S24 FE; Galaxy S25; Galaxy S25 Ultra
Apple: iPhone 13; iPhone 14; iPhone 15; iPhone 15 Plus; iPhone 15 Pro; iPhone 16; iPhone 16 Plus; iPhone 16 Pro; iPhone 16 Pro Max; iPhone 16e
Realme: C61; C63; C75; Note 50; Note 60; 12 Pro
`
const COLOURS = ['Preto', 'Azul', 'Verde', 'Branco']
const STORAGES = ['64 GB', '128 GB', '256 GB']

export interface Article {
  brand: string
  name: string
  kind: 'perfume' | 'cosmetic' | 'phone'
  concentration: 'edp' | 'edt' | 'parfum' | null
  gender: 'masculino' | 'feminino' | null
  size: string
  form: 'tester' | 'kit' | null
}

export type Random = () => number
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

function parse(text: string): [brand: string, lines: string[]][] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [brand = '', lines = ''] = row.split(': ')
      return [brand, lines.split('; ')]
    })
}

function perfumes(random: Random): Article[] {
  return parse(PERFUMES).flatMap(([brand, lines]) =>
    lines.flatMap((text) => {
      const [, line = '', flankers = ''] = /^([^(]*?)(?: \((.*)\))?$/.exec(text) ?? []
      const names = [line, ...(flankers ? flankers.split(', ').map((flanker) => `${line} ${flanker}`) : [])]
      const gender = pick(random, ['masculino', 'feminino', null] as const)
      return names.flatMap((name) => {
        const concentrations = pick(random, [['edp'], ['edp'], ['edt'], ['edp', 'edt'], ['edt', 'parfum']] as const)
        const sizes = pick(random, [['100 ml'], ['50 ml', '100 ml'], ['30 ml', '80 ml'], ['50 ml', '100 ml', '200 ml']])
        const articles = concentrations.flatMap((concentration) =>
          sizes.map((size): Article => ({ brand, name, kind: 'perfume', concentration, gender, size, form: null })),
        )
        const [first] = articles
        if (first && random() < 0.15) articles.push({ ...first, form: pick(random, ['tester', 'kit'] as const) })
        return articles
      })
    }),
  )
}

const plain = { concentration: null, gender: null, form: null } as const

export function articles(random: Random): Article[] {
  const cosmetics = parse(COSMETICS).flatMap(([brand, lines]) =>
    lines.flatMap((line) =>
      COSMETIC_KINDS.flatMap((kind) =>
        ['250 ml', '1000 ml'].map(
          (size): Article => ({ ...plain, brand, kind: 'cosmetic', name: `${kind} ${line}`, size }),
        ),
      ),
    ),
  )
  const phones = parse(ELECTRONICS).flatMap(([brand, models]) =>
    models.flatMap((model) =>
      COLOURS.flatMap((colour) =>
        STORAGES.map((size): Article => ({ ...plain, brand, kind: 'phone', name: `${model} ${colour}`, size })),
      ),
    ),
  )
  return [...perfumes(random), ...cosmetics, ...phones]
}

const CONCENTRATIONS = { edp: 'Eau de Parfum', edt: 'Eau de Toilette', parfum: 'Parfum' }
const title = (size: string) => size.replace('ml', 'ML')

/** Each brand has one style, as products come from few imports. */
export function catalogueName(article: Article, style: number): string {
  const { brand, name, concentration, gender, size, form } = article
  const long = concentration ? CONCENTRATIONS[concentration] : ''
  const before = { tester: 'Tester', kit: 'Kit', none: '' }[form ?? 'none']
  const parts =
    article.kind !== 'perfume'
      ? [before, name, brand, size.replace(' GB', 'GB')]
      : [
          [before, name, long, title(size)],
          [before, brand, name, concentration?.toUpperCase() ?? '', size.replace(' ', '')],
          ['Perfume', before, name, brand, gender ?? '', long, title(size)],
          [before, name, '-', brand, '-', long, title(size)],
        ][style % 4]
  return (parts ?? []).filter((part) => part !== '').join(' ')
}

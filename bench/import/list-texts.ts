export function csvList(rows: number): string {
  const lines = ['nome;preço;imagem;marca;descrição;estoque']
  for (let n = 0; n < rows; n += 1) {
    const description = n % 2 === 0 ? `"Notas de ""bergamota"" e\nâmbar, frasco ${n}"` : `Notas de âmbar, frasco ${n}`
    lines.push(
      `Perfume Água de Colônia ${n} ${n % 3 === 0 ? '50ml M' : '100 ML'};1.${pad(n % 1000)},90;https://cdn.loja.test/produtos/${n}.jpg;Marca ${n % 50};${description};${n % 100}`,
    )
  }
  return `${lines.join('\n')}\n`
}

export function jsonList(rows: number): string {
  const items = Array.from({ length: rows }, (_, n) => ({
    nome: `Perfume Água de Colônia ${n} ${n % 3 === 0 ? '50ml M' : '100 ML'}`,
    preco: 1000 + n / 100,
    imagem: `https://cdn.loja.test/produtos/${n}.jpg`,
    marca: `Marca ${n % 50}`,
    descricao: `Notas de "bergamota" e\nâmbar, frasco ${n}`,
    estoque: n % 100,
  }))
  return JSON.stringify(items)
}

/** They cost a careless parser quadratic time. */
export const HOSTILE_TEXTS: Record<string, (size: number) => string> = {
  'a quote that never closes in each line': (size) => `nome;preço\n${'"a;1\n'.repeat(size / 5)}`,
  'one quote that never closes': (size) => `nome;preço\n"${'a;1\n'.repeat(size / 4)}`,
  'quoted words in one line': (size) => `nome;preço\nb;1\n${'"a" b '.repeat(size / 6)}`,
  'digits in one name': (size) => `nome;preço\n${'1'.repeat(size)};1\n`,
  'signs in one price': (size) => `nome;preço\na;${'1.'.repeat(size / 2)}\n`,
  'blanks in one name': (size) => `nome;preço\n${'a '.repeat(size / 2)};1\n`,
  'commas in one image': (size) => `nome;preço;imagem\na;1;${', '.repeat(size / 2)}\n`,
  'addresses without prices': (size) => 'https://x.com/a.jpg\n'.repeat(size / 20),
  'addresses in one line': (size) => `https://x.com/a ${'R$ 1 '.repeat(size / 5)}\nb\n`,
  'numbers in one message': (size) => `Asad - R$ 10,00\n${'1 10,00 -2 '.repeat(size / 11)}`,
  'lines of a message': (size) => `Asad - R$ 10,00\n${`${'*a _ 1 10,00 x '.repeat(60)}\n`.repeat(size / 901)}`,
  'deep JSON': (size) => `[{"nome":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}]`,
  'JSON that breaks at its end': (size) => `[${'{"nome":"a","preco":1},'.repeat(size / 23)}`,
}

function pad(n: number): string {
  return String(n).padStart(3, '0')
}

const counts = new Map<string, number>()
let observer: MutationObserver | undefined

/**
 * Puts news before the title of the tab, whatever a page sets: `(2) Pedidos · Loja`, elsewhere
 * `(2) Pedidos — Produtos · Loja`. One function for all news, which would otherwise replace each other's title forever.
 */
export function showNewsInTitle(label: string, n: number): void {
  counts.set(label, n)
  const element = document.querySelector('title')
  if (!observer && element) {
    observer = new MutationObserver(update)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
  }
  update()
}

function update(): void {
  const own = withoutNews(document.title)
  const [label, n] = [...counts].find(([, count]) => count > 0) ?? ['', 0]
  const title = n === 0 ? own : `(${n}) ${own.startsWith(label) ? own : `${label} — ${own}`}`
  if (document.title !== title) document.title = title
}

function withoutNews(title: string): string {
  const rest = title.replace(/^\(\d+\) /, '')
  const label = rest === title ? undefined : [...counts.keys()].find((one) => rest.startsWith(one))
  if (label === undefined) return title
  return rest.startsWith(`${label} — `) ? rest.slice(label.length + 3) : rest
}

export function drawnSidebar(): { width: string; backgroundColor: string } | null {
  const root = document.getElementById('root')
  if (!root) return null
  const { content, width, backgroundColor } = getComputedStyle(root, '::before')
  return content === 'none' ? null : { width, backgroundColor }
}

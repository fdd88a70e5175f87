/** For the button `Mais`. */
const MORE_WIDTH = 80

/** The views with room in one line, the chosen one always among them. Widths in pixels. */
export function fittingKeys(
  views: readonly { key: string; width: number }[],
  room: number,
  chosen: string | undefined,
): ReadonlySet<string> {
  const total = views.reduce((sum, { width }) => sum + width, 0)
  if (total <= room) return new Set(views.map(({ key }) => key))
  const first = views.filter(({ key }) => key === chosen)
  let left = room - MORE_WIDTH - first.reduce((sum, { width }) => sum + width, 0)
  const others = views.filter(({ key }) => key !== chosen)
  const cut = others.findIndex(({ width }) => {
    left -= width
    return left < 0
  })
  return new Set([...first, ...others.slice(0, cut === -1 ? undefined : cut)].map(({ key }) => key))
}

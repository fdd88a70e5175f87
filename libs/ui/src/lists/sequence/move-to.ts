export function moveTo(ids: readonly string[], moved: string, target: string): string[] {
  const place = ids.indexOf(target)
  const others = ids.filter((id) => id !== moved)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** A third of the two hundred steps of preset colours is used. */
const PALETTE_STEP = /(--ant-[a-z]+-\d+):[^;}]*;?/g

export function withoutUnreadPalette(sheets: Map<string, string>): Map<string, string> {
  const read = new Set<string | undefined>()
  for (const css of sheets.values()) for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) read.add(name)
  const without = (css: string) => css.replace(PALETTE_STEP, (step, name) => (read.has(name) ? step : ''))
  return new Map([...sheets].map(([module, css]) => [module, without(css)]))
}

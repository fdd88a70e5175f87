/** Steps of antd's preset colours, e.g. `--ant-geekblue-9`: two hundred, of which a third colours anything. */
const PALETTE_STEP = /(--ant-[a-z]+-\d+):[^;}]*;?/g

/** The sheets without the steps of colours that no sheet reads. Sheets of ours take their colours from named tokens. */
export function withoutUnreadPalette(sheets: Map<string, string>): Map<string, string> {
  const read = new Set<string | undefined>()
  for (const css of sheets.values()) for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) read.add(name)
  const without = (css: string) => css.replace(PALETTE_STEP, (step, name) => (read.has(name) ? step : ''))
  return new Map([...sheets].map(([module, css]) => [module, without(css)]))
}

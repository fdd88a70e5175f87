import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Rule, type Selector, transform } from 'lightningcss'

interface BuildApi {
  onAfterBuild(check: (build: { stats?: { hasErrors(): boolean } }) => void): void
  context: { rootPath: string; distPath: string }
}

const CONDITIONS: ReadonlySet<Rule['type']> = new Set([
  'media',
  'supports',
  'container',
  'layer-block',
  'starting-style',
  'nesting',
  'nested-declarations',
])

export function refuseForeignStyles() {
  return {
    name: 'loja:refuse-foreign-styles',
    setup(api: BuildApi) {
      api.onAfterBuild(({ stats }) => {
        // A failed build has no files.
        if (stats?.hasErrors()) return
        const { rootPath, distPath } = api.context
        for (const file of readdirSync(distPath, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.css')) continue
          const found = foreignStyles(readFileSync(join(distPath, file), 'utf8'), basename(rootPath))
          if (found.length > 0)
            throw new Error(
              `${file} styles elements of others: ${found.join('; ')}. Begin with a class of a .module.css.`,
            )
        }
      })
    },
  }
}

export function foreignStyles(css: string, remote: string): string[] {
  const prefix = `${remote}_`
  const found: string[] = []
  transform({
    filename: `${remote}.css`,
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (rule.type === 'style') {
          for (const selector of rule.value.selectors) {
            if (!isOwn(selector, prefix)) found.push(printed(css, rule.value.loc))
          }
        } else if (rule.type === 'keyframes') {
          if (!rule.value.name.value.startsWith(prefix)) found.push(`@keyframes ${rule.value.name.value}`)
        } else if (rule.type === 'page') {
          // A named one applies only where it is used.
          if (rule.value.selectors.length === 0 || rule.value.selectors.some(({ name }) => !name)) found.push('@page')
        } else if (!CONDITIONS.has(rule.type)) found.push(`@${rule.type}`)
      },
    },
  })
  return [...new Set(found)]
}

function isOwn(selector: Selector, prefix: string): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return part.name.startsWith(prefix)
    if (part.type === 'nesting') return true
    const asksForOne =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return asksForOne && part.selectors.every((alternative) => isOwn(alternative, prefix))
  })
}

function printed(css: string, { line, column }: { line: number; column: number }): string {
  const from = css
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1)
  return from.slice(0, from.indexOf('{')).trim()
}

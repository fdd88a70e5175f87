import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Rule, type Selector, transform } from 'lightningcss'

/** The part of Rsbuild's plugin interface that is used here. */
interface BuildApi {
  onAfterBuild(check: () => void): void
  context: { rootPath: string; distPath: string }
}

/** Rules that only say when the rules in them hold. */
const CONDITIONS: ReadonlySet<Rule['type']> = new Set([
  'media',
  'supports',
  'container',
  'layer-block',
  'starting-style',
  // A second `&` block of a rule that has been looked at.
  'nesting',
  'nested-declarations',
])

/** Rsbuild plugin of a remote: fails its build when one of its sheets could change the shell or another remote. */
export function refuseForeignStyles() {
  return {
    name: 'loja:refuse-foreign-styles',
    setup(api: BuildApi) {
      api.onAfterBuild(() => {
        const { rootPath, distPath } = api.context
        for (const file of readdirSync(distPath, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.css')) continue
          const found = foreignStyles(readFileSync(join(distPath, file), 'utf8'), basename(rootPath))
          if (found.length > 0)
            throw new Error(
              `${file} styles what is not the module's: ${found.join('; ')}. Begin with a class of a .module.css.`,
            )
        }
      })
    },
  }
}

/**
 * Finds what the styles of a remote could change while it is not shown, or against anybody's will: a selector that asks
 * for no class of the remote's own, and whatever has a name in the page, such as a font.
 * @param css text of one of its sheets
 * @param remote package name, e.g. `mf-orders`: the build begins the names of its classes with it
 * @returns each as it stands in the sheet, e.g. `html body`, `@font-face`; nothing when the sheet keeps to itself
 * @throws Error when the text is no CSS
 */
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
          // One with a name is of those alone who ask for it.
          if (rule.value.selectors.length === 0 || rule.value.selectors.some(({ name }) => !name)) found.push('@page')
        } else if (!CONDITIONS.has(rule.type)) found.push(`@${rule.type}`)
      },
    },
  })
  return [...new Set(found)]
}

/** Whether nothing matches while no element with a class of the remote's is in the page: `:not()` asks for none. */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return part.name.startsWith(prefix)
    // What the selector is nested in has been looked at.
    if (part.type === 'nesting') return true
    const asksForOne =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return asksForOne && part.selectors.every((alternative) => isOwn(alternative, prefix))
  })
}

/** The selectors of a rule, from where it begins to its first brace. */
function printed(css: string, { line, column }: { line: number; column: number }): string {
  const from = css
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1)
  return from.slice(0, from.indexOf('{')).trim()
}

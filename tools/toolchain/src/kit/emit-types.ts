import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { lastLines, repository, runTool } from '../../bin/run-step.mjs'

/**
 * Writes the declarations of all modules that the entries reach, in the folders of the repository.
 * @returns their paths without `.d.ts`, e.g. `libs/platform/src/index`
 */
export async function emitTypes(entries: readonly string[], outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true })
  const config = join(outDir, 'tsconfig.json')
  await writeFile(
    config,
    JSON.stringify({
      extends: join(repository, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        allowJs: true,
        outDir,
        rootDir: repository,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        typeRoots: [join(repository, 'node_modules/@types')],
        types: ['node'],
      },
      files: entries.map((entry) => join(repository, entry)),
    }),
  )
  const { code, output } = await runTool('tsc', ['--project', config])
  if (code !== 0) throw new Error(`The types of the kit have mistakes.\n${lastLines(output, 20)}`)
  const files = await readdir(outDir, { recursive: true, withFileTypes: true })
  return files.flatMap(({ name, parentPath }) =>
    name.endsWith('.d.ts') ? [relative(outDir, join(parentPath, name)).replaceAll('\\', '/').slice(0, -5)] : [],
  )
}

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { lastLines, repository, runTool } from '../../bin/run-step.mjs'

export async function emitTypes(entries: readonly string[], outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true })
  const config = join(outDir, 'tsconfig.json')
  const compile = async (files: readonly string[], ...args: string[]) => {
    await writeFile(config, JSON.stringify({ extends: join(repository, 'tsconfig.base.json'), compilerOptions, files }))
    const { code, output } = await runTool('tsc', ['--project', config, ...args])
    if (code !== 0) throw new Error(`The types of the kit have mistakes.\n${lastLines(output, 20)}`)
    return output
  }
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    allowJs: true,
    outDir,
    rootDir: repository,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    typeRoots: [join(repository, 'node_modules/@types')],
    types: ['node'],
  }
  const reached = await compile(
    entries.map((entry) => join(repository, entry)),
    '--listFilesOnly',
  )
  // TypeScript 7 writes nothing for a file that it first meets by its package's name, and the order differs
  // from run to run: all files are entries.
  const own = reached.split('\n').filter((file) => file.startsWith(repository) && !file.includes('/node_modules/'))
  await compile(own)
  const files = await readdir(outDir, { recursive: true, withFileTypes: true })
  return files.flatMap(({ name, parentPath }) =>
    name.endsWith('.d.ts') ? [relative(outDir, join(parentPath, name)).replaceAll('\\', '/').slice(0, -5)] : [],
  )
}

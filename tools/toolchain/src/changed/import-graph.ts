import { dirname, join, normalize } from 'node:path/posix'
import { importsOf } from '../checks/imports'

/** A folder ends with a slash and has no packages inside. `/`: every file but documents. */
export type Needed = string

export interface Tree {
  /** Includes deleted files. */
  files: readonly string[]
  read(file: string): string
  readBefore(file: string): string | undefined
}

interface Reference {
  names: readonly string[]
  target: string
}

const CODE = /\.(?:[cm]?[jt]sx?|css|html)$/
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']
const PATH = /['"`]((?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\/?)['"`]/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const READS_REPOSITORY = "'ls-files'"
/** A file that matches only passes on the exports of others. */
const PASSED_ON =
  /\bimport\s*['"][^'"]*['"]|\bexport\b[^'"`;=()]*\bfrom\s*['"][^'"]*['"]|\/\*[\s\S]*?\*\/|\/\/[^\n]*|\s|;/g

/**
 * An import from an index needs only the files of the imported names: else a change of one query would reach
 * each test of a page.
 */
export function importGraph({ files, read, readBefore }: Tree): (file: string) => readonly Needed[] {
  const known = new Set(files)
  const folders = new Set(files.flatMap(foldersAround))
  const packages = packageExports(files, read)
  const fileAt = (path: string) => ENDINGS.map((ending) => path + ending).find((name) => known.has(name))

  const referencesOf = remember((file: string, text: string): Reference[] =>
    importsOf(text).flatMap(({ from, names }) => {
      const target = from.startsWith('.') ? fileAt(normalize(join(dirname(file), from))) : packages.get(from)
      return target ? [{ names: names.length > 0 ? names : ['*'], target }] : []
    }),
  )

  const originOf = remember((index: string, text: string, name: string): string[] => {
    const references = referencesOf(index, text)
    if (name === '*') return [index, ...references.map(({ target }) => target)]
    const named = references.filter(({ names }) => names.includes(name))
    const found = named.length > 0 ? named : references.filter(({ names }) => names.includes('*'))
    return found.flatMap(({ target }) => origins(target, [name]))
  })

  function origins(target: string, names: readonly string[]): string[] {
    const text = target.endsWith('/index.ts') ? read(target) : ''
    if (text === '' || text.replace(PASSED_ON, '') !== '') return [target]
    const before = readBefore(target) ?? text
    return names.flatMap((name) => {
      const [now, then] = [originOf(target, text, name), originOf(target, before, name)]
      return now.join() === then.join() ? now : [...now, target]
    })
  }

  function pathsIn(file: string, text: string): Needed[] {
    return [...text.replace(COMMENT, '').matchAll(PATH)].flatMap(([, path = '']) => {
      const beside = normalize(join(dirname(file), path))
      if (!path.includes('/')) return path.includes('.') && known.has(beside) ? [beside] : []
      const place = path.startsWith('.') ? beside : path
      const found = fileAt(place)
      if (found) return [found]
      const folder = place.endsWith('/') ? place : `${place}/`
      return folders.has(folder) && !file.startsWith(folder) ? [folder] : []
    })
  }

  return remember((file: string) => {
    if (!CODE.test(file)) return []
    const text = read(file)
    const imported = referencesOf(file, text).flatMap(({ names, target }) => origins(target, names))
    const listed = text.includes(READS_REPOSITORY) ? ['/'] : []
    return [...new Set([...imported, ...pathsIn(file, text), ...listed])]
  })
}

export function reach(entries: readonly string[], needs: (file: string) => readonly Needed[]): Set<Needed> {
  const reached = new Set(entries)
  for (const file of reached) for (const needed of needs(file)) reached.add(needed)
  return reached
}

export function holder(files: readonly string[]): (reached: ReadonlySet<Needed>, file: string) => boolean {
  const packages = new Set(files.flatMap((file) => /^(.+\/)package\.json$/.exec(file)?.[1] ?? []))
  return (reached, file) => {
    if (reached.has(file) || (reached.has('/') && !file.endsWith('.md'))) return true
    const folders = foldersAround(file)
    const own = Math.max(
      0,
      folders.findLastIndex((folder) => packages.has(folder)),
    )
    return folders.slice(own).some((folder) => reached.has(folder))
  }
}

function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/')}/`)
}

function packageExports(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file) && read(file) !== '')
  return new Map(
    manifests.flatMap((file) => {
      const { name = '', exports = {} } = JSON.parse(read(file)) as { name?: string; exports?: Record<string, string> }
      return Object.entries(exports).map(
        ([entry, target]) => [join(name, entry), join(dirname(file), target)] as [string, string],
      )
    }),
  )
}

function remember<Args extends string[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = args.join('\0')
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(...args)
    results.set(key, result)
    return result
  }
}

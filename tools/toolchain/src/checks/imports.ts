import { dirname, join, normalize } from 'node:path/posix'

export interface Import {
  from: string
  names: string[]
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/g
const CALL = /\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

/** A parser would take seconds for all files, and Biome formats imports uniformly. */
export function importsOf(source: string): Import[] {
  const statements = [...source.matchAll(STATEMENT)].map(([, clause = '', from = '']) => ({
    from,
    names: clause.split(/[{},\s]+/).filter((word) => word !== '' && word !== 'type' && word !== 'as'),
  }))
  const calls = [...source.matchAll(CALL)].map(([, called, plain]) => ({ from: called ?? plain ?? '', names: [] }))
  return [...statements, ...calls]
}

export interface Place {
  package: string
  feature: string
}

export function placeOf(path: string): Place {
  const [, name = '.', rest = ''] = /^((?:libs|tools|supabase)\/[^/]+|[^/]+)\/(.*)$/.exec(path) ?? []
  const [, feature = '.'] = /^src\/([^/]+)\//.exec(rest) ?? []
  return { package: name, feature }
}

export function resolveRelative(file: string, from: string): string {
  return normalize(join(dirname(file), from))
}

import { listed } from '../listed'
import type { ReleaseFacts } from './read-facts'

const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/

const MACHINE =
  /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)(?::\d+)?|file:\/\/|(?<![\w.@/-])\/(?:home|Users|root|work|builds?|tmp)\/[\w.-]+\/|[A-Za-z]:\\+(?:Users|work)\\+/g

/** Texts of libraries that look like such a place. */
const LIBRARY_TEXTS: Record<string, readonly string[]> = {
  '@supabase/auth-js': ['"http://localhost:9999"'],
  'pdfjs-dist': ['PDFNodeStream only supports file:// URLs.'],
  'react-router': ['"http://localhost"'],
}

export function folderProblems({ release, files }: ReleaseFacts): string[] {
  const who = `${release.name}@${release.version}`
  const problems: string[] = []
  if (!VERSION.test(release.version))
    problems.push(
      `${release.version} cannot name a folder: use letters, digits and .+_- in the version of package.json.`,
    )
  return [...problems, ...machineProblems(who, { release, files })]
}

function machineProblems(who: string, { release, files }: Pick<ReleaseFacts, 'release' | 'files'>): string[] {
  const ofLibraries = (release.packages ?? []).flatMap((name) =>
    Object.hasOwn(LIBRARY_TEXTS, name) ? (LIBRARY_TEXTS[name] ?? []) : [],
  )
  return files.flatMap(({ path, text = '' }) => {
    const own = ofLibraries.reduce((rest, known) => rest.replaceAll(known, ''), text)
    const found = [...new Set(own.match(MACHINE) ?? [])]
    return found.length > 0
      ? [
          `${path} of ${who} names a place on a machine (${listed(found)}): take it from the configuration, or leave it out.`,
        ]
      : []
  })
}

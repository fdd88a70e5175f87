import { RELEASE_FILE, type ReleaseFile } from '@loja/federation-build'
import * as v from 'valibot'

/** Clocks of two machines may differ by as much. */
const SKEW_MS = 3_600_000

const MOST_FILES = 5_000

type Limits = Partial<Record<keyof ReleaseFile, readonly [schema: v.GenericSchema, remedy: string]>>

/** Every tab reads the registry, and terminals print it: other machines may not write everything. */
export function limitProblems(release: ReleaseFile, now: Date): string[] {
  return Object.entries(limitsAt(now)).flatMap(([field, [schema, remedy]]) =>
    v.is(schema, release[field as keyof ReleaseFile])
      ? []
      : [`${field} of ${RELEASE_FILE} is not accepted: write ${remedy}.`],
  )
}

function limitsAt(now: Date): Limits {
  const time = v.pipe(
    v.string(),
    v.maxLength(40),
    v.isoTimestamp(),
    v.check((text) => Date.parse(text) <= now.getTime() + SKEW_MS),
  )
  const inPast = 'a time of ISO 8601 that is not in the future'
  return {
    name: [text(/^[a-z0-9-]{1,60}$/), 'the name of the package, at most 60 characters'],
    version: [text(/^.{1,100}$/), 'at most 100 characters'],
    team: [
      text(/^[\p{L}\p{N}][\p{L}\p{N}\p{P} ]{0,59}$/u),
      'the name of a team, at most 60 letters, digits and punctuation marks',
    ],
    commit: [text(/^[\w.+-]{1,80}$/), 'the hash of a commit, or unknown'],
    builtAt: [time, inPast],
    committedAt: [v.optional(time), inPast],
    contract: [text(/^\^?\d{1,5}\.\d{1,5}\.\d{1,5}$/), 'a version, of a module with ^ before it'],
    federation: [text(/^[\w.+-]{1,40}$/), 'the version of Module Federation'],
    shared: [record(SPECIFIER, text(/^[ -~]{1,40}$/), 1_000), 'at most 1,000 versions by specifier'],
    routes: [list(PATH, 20), 'at most 20 paths'],
    links: [v.optional(list(text(/^[a-z][A-Za-z0-9]{0,39}$/), 200)), 'at most 200 ids of pages'],
    module: [
      v.optional(
        v.object({
          entry: PATH,
          globalName: text(/^\w{1,60}$/),
          scripts: list(PATH, 100),
          styles: list(PATH, 100),
        }),
      ),
      'an entry, its global, and at most 100 scripts and styles',
    ],
    packages: [v.optional(list(SPECIFIER, 2_000)), 'at most 2,000 names of packages'],
    platform: [v.optional(list(text(/^[\w$]{1,80}$/), 500)), 'at most 500 names of the contract'],
    files: [record(PATH, v.string(), MOST_FILES), 'at most 5,000 files by path'],
  }
}

function text(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

const SPECIFIER = text(/^[\w@./-]{1,214}$/)

const PATH = text(/^[\w@.+\-/]{1,200}$/)

function list(item: v.GenericSchema, most: number) {
  return v.pipe(v.array(item), v.maxLength(most))
}

function record(key: v.GenericSchema<string, string>, value: v.GenericSchema, most: number) {
  return v.pipe(v.record(key, value), v.maxEntries(most))
}

// Plain JavaScript: a TypeScript loader in every worker takes longer than opening the database.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { parameterText } from './parameter-text.js'

/** @import { FromWorker, WorkerError, WorkerResult, WorkerStart, WorkerTask } from './worker-protocol' */

/** PostgreSQL's own errors unwind with this status, which PGlite handles. */
const POSTGRES_ERROR = 100

/** @type {(message: FromWorker) => void} */
const say = (message) => parentPort?.postMessage(message)

/** @type {(text: string) => string} `2026-11-21 03:07:06.973+00` as PostgREST writes it. */
const isoTimestamp = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** @type {(text: string) => string} */
const asText = (text) => text

/** Values as the API shows them; what is not here is PGlite's own choice. */
const PARSERS = {
  20: (/** @type {string} */ text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  1700: Number,
  1082: asText,
  1083: asText,
  1114: (/** @type {string} */ text) => text.replace(' ', 'T'),
  1184: isoTimestamp,
  1266: asText,
}

/**
 * Counts the characters of texts and documents, and reads none beyond the limit: rows of a refused answer must not be put
 * into a message.
 * @type {(limit: number) => { parsers: Record<number, (text: string) => unknown>, isExceeded: () => boolean }}
 */
function countingParsers(limit) {
  let characters = 0
  const counted = (/** @type {(text: string) => unknown} */ parse) => (/** @type {string} */ text) => {
    characters += text.length
    return characters > limit ? null : parse(text)
  }
  const parsers = { 25: counted(asText), 114: counted(JSON.parse), 3802: counted(JSON.parse) }
  return { parsers, isExceeded: () => characters > limit }
}

/** The failure that PGlite swallowed, if it did. @type {unknown} */
let fault

/**
 * PGlite 0.4.5 drops every exception of the WebAssembly code that is no PostgreSQL error, such as a stack that ran
 * over: the statement then counts as done, with no row, and the session is damaged.
 * @param {PGlite} pg
 */
function watchForFaults(pg) {
  const module = /** @type {{ _PostgresMainLoopOnce?: () => void }} */ (/** @type {unknown} */ (pg.Module))
  const run = module._PostgresMainLoopOnce
  if (typeof run !== 'function') throw new Error('PGlite no longer has _PostgresMainLoopOnce: review before upgrading.')
  module._PostgresMainLoopOnce = () => {
    try {
      run()
    } catch (error) {
      if (/** @type {{ status?: unknown }} */ (error).status !== POSTGRES_ERROR) fault ??= error
      throw error
    }
  }
}

/** @type {(error: unknown) => WorkerError} */
function toWorkerError(error) {
  const { code, message, detail, hint } = /** @type {Partial<WorkerError>} */ (error ?? {})
  return { code: code ?? 'XX000', message: message ?? String(error), detail, hint }
}

/** @type {() => WorkerError} */
const faultError = () =>
  fault instanceof RangeError
    ? { code: '54001', message: 'stack depth limit exceeded' }
    : {
        code: '57P02',
        message: `the embedded engine failed: ${fault instanceof Error ? fault.message : String(fault)}`,
      }

/**
 * Serializers of every type, that throw before anything is written: PGlite keeps half a message in a buffer that all
 * later ones share.
 * @param {PGlite} pg
 */
const serializersOf = (pg) =>
  new Proxy(/** @type {Record<number, (value: unknown) => string>} */ ({}), {
    get: (_target, oid) => (/** @type {unknown} */ value) => parameterText(value, pg.serializers[String(oid)]),
  })

/** @type {(pg: PGlite, task: WorkerTask, serializers: ReturnType<typeof serializersOf>) => Promise<WorkerResult>} */
async function perform(pg, task, serializers) {
  switch (task.op) {
    case 'query': {
      if (task.begins) await pg.exec('begin')
      for (const { text, params } of task.context ?? []) await pg.query(text, [...params], { serializers })
      const { parsers, isExceeded } = countingParsers(task.maxCharacters ?? Number.POSITIVE_INFINITY)
      const { rows, affectedRows } = await pg.query(task.text, [...task.params], { serializers, parsers })
      if (isExceeded()) throw Object.assign(new Error('the answer is too large'), { code: '54000' })
      return { rows, affectedRows }
    }
    case 'exec':
      return { rows: (await pg.exec(task.text)).at(-1)?.rows ?? [] }
    case 'listen':
      await pg.listen(task.channel, () => say({ kind: 'notification', channel: task.channel }))
      return { rows: [] }
    case 'close':
      await pg.close()
      return { rows: [] }
  }
}

/** @type {(pg: PGlite, task: WorkerTask, serializers: ReturnType<typeof serializersOf>) => Promise<FromWorker>} */
async function answer(pg, task, serializers) {
  const isInTransaction = () => fault === undefined && !pg.closed && pg.isInTransaction()
  try {
    const result = await perform(pg, task, serializers)
    if (fault === undefined) return { kind: 'done', result, isInTransaction: isInTransaction() }
    return { kind: 'error', error: faultError(), isBroken: true, isInTransaction: true }
  } catch (error) {
    const isBroken = fault !== undefined
    return {
      kind: 'error',
      error: isBroken ? faultError() : toWorkerError(error),
      isBroken,
      isInTransaction: isInTransaction(),
    }
  }
}

try {
  const { dataDir, engine, sharedBuffers } = /** @type {WorkerStart} */ (workerData)
  const settings = sharedBuffers === undefined ? [] : ['-c', `shared_buffers=${sharedBuffers}`]
  const pg = await PGlite.create(dataDir, {
    extensions: { pg_trgm, pgcrypto },
    parsers: PARSERS,
    pgliteWasmModule: engine,
    startParams: [...PGlite.defaultStartParams, ...settings],
  })
  watchForFaults(pg)
  const serializers = serializersOf(pg)
  parentPort?.on('message', async (/** @type {WorkerTask} */ task) => say(await answer(pg, task, serializers)))
  say({ kind: 'open' })
} catch (error) {
  say({ kind: 'failed', error: toWorkerError(error) })
}

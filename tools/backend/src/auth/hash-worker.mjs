import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'

parentPort?.on('message', ({ id, method, password, second }) => {
  try {
    const value = method === 'hash' ? bcrypt.hashSync(password, second) : bcrypt.compareSync(password, second)
    parentPort?.postMessage({ id, value })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'hashing failed' })
  }
})

import { finishProductImport, isDataError } from '@loja/data'
import { forgetImport } from '../checkpoint/import-checkpoint'

/** Ends an import that nobody goes on with, and forgets its rows. What it wrote stays. */
export async function discardImport(importId: string): Promise<void> {
  try {
    await finishProductImport(importId, 'cancelled')
  } catch (error) {
    // It was never begun, or it ended otherwise: there is nothing to end.
    console.warn('[productImport.discard]', isDataError(error) ? error.code : error)
  }
  await forgetImport(importId)
}

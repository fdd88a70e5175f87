import { isRoutineGuess, type ReadyRow } from '@loja/product-import'

/** Whether a person should look at a row before it is imported. */
export const needsLook = ({ warnings }: ReadyRow) => !warnings.every(isRoutineGuess)

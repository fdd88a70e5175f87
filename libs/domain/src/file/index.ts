export { formatCsvLine } from './csv-line'
export { neutralizeFormula } from './formula-text'

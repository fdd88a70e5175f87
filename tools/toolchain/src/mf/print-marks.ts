/** For `npm test`: prints the marks of the present files as JSON. */
import { allMarks } from './run-tests'

console.log(JSON.stringify(await allMarks()))

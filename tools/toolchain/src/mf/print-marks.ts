import { allMarks } from './run-tests'

console.log(JSON.stringify(await allMarks()))

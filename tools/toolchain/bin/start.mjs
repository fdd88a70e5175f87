// `npm start`. Everything else is imported only after the version check: an old Node could not even parse it.
import { nodeVersionProblem } from './node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  import('./start-command.mjs').then((command) => command.main(process.argv.slice(2), process.env))
}

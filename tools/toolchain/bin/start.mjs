// An old Node could not parse the other files, so they are imported after the version check.
import { nodeVersionProblem } from './node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  import('./start-command.mjs').then((command) => command.main(process.argv.slice(2), process.env))
}

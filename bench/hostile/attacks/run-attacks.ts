import type { Target } from '../target'
import { EDGE_CLASSES } from './edge'
import { REQUEST_CLASSES } from './requests'
import { RIGHTS_CLASSES } from './rights'
import { SERVER_CLASSES } from './server'

export interface ClassResult {
  title: string
  tried: number
  failures: string[]
}

export async function runAttacks(target: Target): Promise<ClassResult[]> {
  const results: ClassResult[] = []
  for (const { title, attacks } of [...RIGHTS_CLASSES, ...SERVER_CLASSES, ...REQUEST_CLASSES, ...EDGE_CLASSES]) {
    const failures: string[] = []
    for (const { name, run } of attacks) {
      const wrong = await run(target)
      if (wrong !== undefined) failures.push(`${name}: ${wrong}`)
    }
    results.push({ title, tried: attacks.length, failures })
  }
  return results
}

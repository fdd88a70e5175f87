import { declarePart, Late } from '@loja/ui/late'

const filterPart = declarePart(async () => (await import('./MarginFilter')).MarginFilter)

export function MarginBelow(props: { percent: number | null; onChange: (percent: number | null) => void }) {
  return <Late key={props.percent} part={filterPart} on="press" props={props} />
}

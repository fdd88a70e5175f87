import type { ProductListRow } from '@loja/data'
import { useLoaded } from '@loja/ui'

const load = () => import('./margin-parts')

/** Column and filter are rarely shown: their code and the costs are read on demand. */
export function Margin({ product }: { product: ProductListRow }) {
  const { part } = useLoaded({ name: 'margin', load })
  return part && <part.MarginCell product={product} />
}

export function MarginBelow(props: { percent: number | null; onChange: (percent: number | null) => void }) {
  const { part } = useLoaded({ name: 'margin', load })
  return part && <part.MarginFilter key={props.percent} {...props} />
}

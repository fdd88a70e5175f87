import looks from '../../parts/layout/looks.module.css'

export function ClampedText({ children }: { children: string }) {
  return (
    <span className={looks.clamped} title={children}>
      {children}
    </span>
  )
}

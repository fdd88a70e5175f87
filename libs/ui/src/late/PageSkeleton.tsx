import type { PageShape } from '@loja/platform'
import type { ReactNode } from 'react'
import figures from '../parts/layout/figure-strip.module.css'
import { Surface } from '../parts/layout/Surface'
import styles from './PageSkeleton.module.css'
import { Placeholder } from './waiting/Placeholder'
import { WaitingRows } from './waiting/WaitingLines'

export function PageSkeleton({ label, shape }: { label: string; shape: PageShape }) {
  return (
    <div role="status" aria-label={label} aria-busy>
      <div className={styles.header} data-kind={shape.kind} aria-hidden>
        {shape.kind !== 'dashboard' && (
          <div className={styles.back}>
            <Placeholder width={140} />
          </div>
        )}
        <div className={styles.title}>
          <Placeholder width={200} />
        </div>
        {shape.kind !== 'list' && (
          <div className={styles.summary}>
            <Placeholder width={260} />
          </div>
        )}
      </div>
      <div className={styles.body} data-kind={shape.kind} aria-hidden>
        {bodyOf(shape)}
      </div>
    </div>
  )
}

function bodyOf(shape: PageShape): ReactNode {
  switch (shape.kind) {
    case 'list':
      return <ListBody cards={shape.cards} />
    case 'dashboard':
      return (
        <>
          <Cards />
          <div className={styles.columns}>
            <Box lines={8} />
            <Box lines={8} />
          </div>
        </>
      )
    case 'form':
      return (
        <div className={styles.columns}>
          <Box lines={10} />
          <Box lines={5} />
        </div>
      )
    case 'settings':
      return (
        <>
          <div className={styles.line}>
            <Placeholder width={120} />
            <Placeholder width={120} />
            <Placeholder width={120} />
          </div>
          <Box lines={10} />
        </>
      )
    case 'sentence':
      return <Box lines={1} />
  }
}

function ListBody({ cards }: { cards: number }) {
  return (
    <>
      <Surface className={figures.strip}>
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={figures.figure}>
            <Placeholder width={90} />
          </div>
        ))}
      </Surface>
      <div className={styles.filters}>
        <Placeholder width={320} />
        <Placeholder width={90} />
      </div>
      <div className={styles.toolbar}>
        <Placeholder width={180} />
      </div>
      <Box lines={10} />
    </>
  )
}

function Cards() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: 4 }, (_, index) => (
        <Surface key={index} className={styles.card}>
          <Placeholder width={90} />
        </Surface>
      ))}
    </div>
  )
}

function Box({ lines }: { lines: number }) {
  return (
    <Surface>
      <WaitingRows lines={lines} />
    </Surface>
  )
}

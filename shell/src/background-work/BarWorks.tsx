import { Progress } from '@loja/ui/late'
import { Link } from 'react-router'
import styles from './BarWorks.module.css'
import { useBackgroundWork } from './use-background-work'

export function BarWorks() {
  const works = useBackgroundWork()
  return works.map(({ label, detail, percent, path }) => (
    <Link key={label} to={path} className={styles.work} aria-label={`${label}: ${detail}`}>
      <Progress type="circle" size={32} percent={percent} format={wholePercent} aria-hidden />
    </Link>
  ))
}

const wholePercent = (percent = 0) => Math.floor(percent)

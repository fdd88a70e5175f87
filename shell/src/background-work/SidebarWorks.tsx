import { Progress, Tooltip } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { Link } from 'react-router'
import styles from './SidebarWorks.module.css'
import { useBackgroundWork } from './use-background-work'

export function SidebarWorks({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: (() => void) | undefined }) {
  const works = useBackgroundWork()
  return works.map(({ label, detail, percent, path }) => (
    <Tooltip key={label} title={collapsed ? `${label}: ${detail}` : ''} placement="right">
      <Link
        to={path}
        className={styles.work}
        data-collapsed={collapsed}
        aria-label={`${label}: ${detail}`}
        onClick={onNavigate}
      >
        {collapsed ? (
          <Progress type="circle" size={28} percent={percent} format={wholePercent} aria-hidden />
        ) : (
          <>
            <span className={styles.words}>
              <span className={looks.strong}>{label}</span>
              <span className={`${looks.quiet} ${looks.figures}`}>{detail}</span>
            </span>
            <Progress percent={percent} size="small" showInfo={false} aria-hidden />
          </>
        )}
      </Link>
    </Tooltip>
  ))
}

const wholePercent = (percent = 0) => Math.floor(percent)

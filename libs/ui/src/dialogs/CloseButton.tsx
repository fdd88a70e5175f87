import { Button } from 'antd'
import { words } from '../words'

/** Primary action of a dialog whose changes are saved at once, or that only shows something. */
export function CloseButton(props: { autoFocus?: boolean; onClick: () => void }) {
  return (
    <Button type="primary" {...props}>
      {words.close}
    </Button>
  )
}

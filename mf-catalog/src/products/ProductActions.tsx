import { DownloadOutlined, FileTextOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { LinkButton } from '@loja/ui'
import { Button } from 'antd'
import { newProductPath } from '../product-path'
import { messages } from './messages'
import styles from './ProductActions.module.css'

const LATER = [
  { text: messages.importText, icon: <ImportOutlined aria-hidden /> },
  { text: messages.importJson, icon: <FileTextOutlined aria-hidden /> },
  { text: messages.exportFacebook, icon: <DownloadOutlined aria-hidden /> },
]

/** What is done with the catalogue as a whole. The next version brings what the first three open (PROD-01). */
export function ProductActions() {
  return (
    <div className={styles.actions}>
      {LATER.map(({ text, icon }) => (
        <Button key={text} icon={icon} disabled title={messages.comesLater}>
          {text}
        </Button>
      ))}
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newProductPath}>
        {messages.newProduct}
      </LinkButton>
    </div>
  )
}

import { PictureOutlined } from '@ant-design/icons'
import { useState } from 'react'
import styles from './ProductImage.module.css'

const SIZE = 40

export function ProductImage({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src)
    return (
      <span className={styles.image} aria-hidden>
        <PictureOutlined />
      </span>
    )
  return (
    // The name is beside it.
    <img
      className={styles.image}
      src={src}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}

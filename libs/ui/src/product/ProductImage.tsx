import { PictureOutlined } from '@ant-design/icons'
import { useState } from 'react'
import styles from './ProductImage.module.css'

/** The edge of the square, in pixels. */
const SIZE = 40

/** A product's main image, loaded when it comes near the window; a sign in its place while there is none that can be shown. */
export function ProductImage({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src)
    return (
      <span className={styles.image} aria-hidden>
        <PictureOutlined />
      </span>
    )
  return (
    // Beside the name, which says the same.
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

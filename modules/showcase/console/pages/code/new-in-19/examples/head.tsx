import { Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const products = ['poster', 'tablecloth'] as const

export default function Head() {
  const t = useText(texts)
  const [product, setProduct] = useState<(typeof products)[number]>('poster')
  const text = t(`${product}Text`)
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('product')}
        options={products.map((value) => ({ value, label: t(value) }))}
        value={product}
        onChange={setProduct}
      />
      <article>
        <meta name="product:description" content={text} />
        <meta name="product:id" content={product} />
        <b>{t(product)}</b>
        <p>{text}</p>
      </article>
      <span>{t('inHead')}</span>
      <Found key={text} />
    </div>
  )
}

/** Reads what is there. */
function Found() {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = document.head.querySelectorAll<HTMLMetaElement>('meta[name^="product:"]')
      setLines([...found].map(({ outerHTML }) => outerHTML))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <pre>{lines.join('\n')}</pre>
}

import { Segmented } from 'antd'
import { createElement, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const chapters = [
  [0, 'chapter1'],
  [1, 'chapter2'],
  [2, 'chapter3'],
  [2, 'chapter4'],
  [1, 'chapter5'],
] as const

export default function Heading() {
  const t = useText(texts)
  const [first, setFirst] = useState(3)
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('level')}
        options={[2, 3, 4].map((value) => ({ value, label: `h${value}` }))}
        value={first}
        onChange={setFirst}
      />
      {chapters.map(([depth, key]) => {
        const level = first + depth
        return createElement(
          `h${level}`,
          { key, className: css.chapter, style: { '--depth': depth } },
          t(key),
          createElement('code', null, t('tag', { level })),
        )
      })}
    </div>
  )
}

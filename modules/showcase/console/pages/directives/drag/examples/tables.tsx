import { Draggable } from '#modules/showcase/parts/interaction/drag/draggable'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const square = 40
const tables = [
  { name: 'A', start: { x: 40, y: 80 } },
  { name: 'B', start: { x: 160, y: 80 } },
  { name: 'C', start: { x: 120, y: 160 } },
]

export default function Tables() {
  const t = useText(texts)
  const [moved, setMoved] = useState<{ name: string; row: number; column: number }>()
  return (
    <div className={css.stack}>
      <div className={css.hall} role="group" aria-label={t('hall')}>
        <span className={css.podium}>{t('stageArea')}</span>
        {tables.map(({ name, start }) => (
          <Draggable
            key={name}
            id={`table-${name}`}
            label={t('moveTable', { name })}
            start={start}
            grid={square}
            className={css.table}
            onMove={({ x, y }) => setMoved({ name, row: y / square + 1, column: x / square + 1 })}
          >
            {t('table', { name })}
          </Draggable>
        ))}
        <span className={css.door}>{t('door')}</span>
      </div>
      <p className={css.hint} role="status">
        {moved ? t('tablePlace', moved) : t('chooseTable')}
      </p>
    </div>
  )
}

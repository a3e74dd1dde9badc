import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../designer.module.css'
import { texts } from '../text'
import { Outline } from '../views/outline'
import { Palette } from './palette'

/** The palette of items to add, and the outline of the form. `onAdd` is called after something was added. */
export function Components({ onAdd }: { onAdd?: () => void }) {
  const t = useText(texts)
  const [view, setView] = useState<'components' | 'outline'>('components')
  return (
    <>
      <Segmented
        block
        className={css.switcher}
        aria-label={t('components')}
        options={(['components', 'outline'] as const).map((value) => ({ value, label: t(value) }))}
        value={view}
        onChange={setView}
      />
      {view === 'components' ? <Palette onAdd={onAdd} /> : <Outline />}
    </>
  )
}

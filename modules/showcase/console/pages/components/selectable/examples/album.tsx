import { SelectableArea } from '#modules/showcase/parts/interaction/selectable-area'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { EmptyState } from 'atrium/ui'
import { usePictures, type Picture } from '../../../../media/pictures'
import { AlbumBar } from '../album-bar'
import css from '../page.module.css'
import { texts } from '../text'

const none: ReadonlySet<string> = new Set()

export default function Album() {
  const t = useText(texts)
  const pictures = usePictures()
  const [gone, setGone] = useState(none)
  const [selected, setSelected] = useState(none)
  /** The message about the last action, and the pictures before it. */
  const [done, setDone] = useState<{ text: string; before: ReadonlySet<string> }>()
  const left = pictures.filter(({ name }) => !gone.has(name))
  const takeAway = (text: string) => {
    setDone({ text, before: gone })
    setGone(new Set([...gone, ...selected]))
    setSelected(none)
  }
  const undo = (before: ReadonlySet<string>) => {
    setGone(before)
    setDone(undefined)
  }
  return (
    <div className={css.card}>
      <AlbumBar
        count={selected.size}
        total={left.length}
        done={done?.text}
        onUndo={() => done && undo(done.before)}
        onSelectAll={() => setSelected(new Set(left.map(({ name }) => name)))}
        onMove={(album) => takeAway(t('moved', { count: selected.size, album }))}
        onDelete={() => takeAway(t('deleted', { count: selected.size }))}
      />
      {left.length > 0 ? (
        <SelectableArea<Picture>
          label={t('photos')}
          items={left}
          idOf={({ name }) => name}
          nameOf={({ title }) => title}
          selected={selected}
          onSelect={setSelected}
          className={css.album}
          itemClassName={css.photo}
        >
          {({ src }) => <img src={src} alt="" loading="lazy" />}
        </SelectableArea>
      ) : (
        <EmptyState compact title={t('noPhotos')} action={<Button onClick={() => undo(none)}>{t('restore')}</Button>} />
      )}
    </div>
  )
}

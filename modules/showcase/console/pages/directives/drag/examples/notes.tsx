import { useText } from 'atrium/console/text'
import { Draggable } from '#modules/showcase/parts/interaction/drag/draggable'
import css from '../page.module.css'
import { texts } from '../text'

const notes = [
  { name: 'note1', more: 'note1More', tone: 'warn', start: { x: 16, y: 20 } },
  { name: 'note2', more: 'note2More', tone: 'info', start: { x: 120, y: 116 } },
  { name: 'note3', more: 'note3More', tone: 'ok', start: { x: 330, y: 48 } },
] as const

export default function Notes() {
  const t = useText(texts)
  return (
    <div className={css.board}>
      {notes.map(({ name, more, tone, start }) => (
        <Draggable key={name} id={name} label={t('move', { name: t(name) })} start={start} className={css.note}>
          <div data-tone={tone}>
            <b>{t(name)}</b>
            <p>{t(more)}</p>
          </div>
        </Draggable>
      ))}
    </div>
  )
}

import { useContextMenu } from '#modules/showcase/parts/overlay/use-context-menu'
import { useState, type MouseEvent } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

interface Note {
  id: number
  text: string
  tone: 'warn' | 'ok' | 'info'
  /** In percent of the canvas. */
  x: number
  y: number
}

const tones = { yellow: 'warn', green: 'ok', blue: 'info' } as const

export default function Canvas() {
  const t = useText(texts)
  const [notes, setNotes] = useState<readonly Note[]>(() => [
    { id: 1, text: t('first'), tone: 'warn', x: 8, y: 14 },
    { id: 2, text: t('second'), tone: 'info', x: 52, y: 46 },
  ])
  const remove = (gone: readonly Note[], said: string) => {
    const restore = () => setNotes((now) => [...now, ...gone].toSorted((a, b) => a.id - b.id))
    setNotes((now) => now.filter((one) => !gone.includes(one)))
    notify.success(said, { action: { label: t('undo'), run: restore } })
  }
  const [place, setPlace] = useState({ x: 30, y: 30 })
  const ofNote = useContextMenu(t('noteMenu'), (note: Note) => [
    {
      key: 'colour',
      label: t('colour'),
      icon: 'lucide:palette',
      children: (Object.keys(tones) as (keyof typeof tones)[]).map((key) => ({
        key,
        label: t(key),
        checked: note.tone === tones[key],
        onSelect: () => setNotes(notes.map((one) => (one.id === note.id ? { ...one, tone: tones[key] } : one))),
      })),
    },
    {
      key: 'remove',
      label: t('removeNote'),
      icon: 'lucide:trash-2',
      isDanger: true,
      apart: true,
      onSelect: () => remove([note], t('deleted', { name: note.text })),
    },
  ])
  const ofCanvas = useContextMenu(t('canvasMenu'), () => [
    {
      key: 'add',
      label: t('addNote'),
      icon: 'lucide:sticky-note',
      onSelect: () => setNotes([...notes, { id: Date.now(), text: t('newNote'), tone: 'ok', ...place }]),
    },
    {
      key: 'clear',
      label: t('clear'),
      icon: 'lucide:eraser',
      disabled: notes.length === 0,
      onSelect: () => remove(notes, t('cleared')),
    },
  ])
  return (
    <>
      <div
        role="group"
        aria-label={t('board')}
        // Shift F10 opens its menu.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={css.canvas}
        onContextMenuCapture={(event) => setPlace(placeOf(event))}
        {...ofCanvas.areaOf(undefined)}
      >
        {notes.map((note) => (
          <button
            key={note.id}
            type="button"
            style={{
              left: `${note.x}%`,
              top: `${note.y}%`,
              color: `var(--${note.tone})`,
              background: `var(--${note.tone}-soft)`,
            }}
            {...ofNote.areaOf(note)}
          >
            {note.text}
          </button>
        ))}
      </div>
      {ofCanvas.menu}
      {ofNote.menu}
    </>
  )
}

function placeOf({ clientX, clientY, currentTarget }: MouseEvent) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: Math.min(70, ((clientX - left) / width) * 100), y: Math.min(76, ((clientY - top) / height) * 100) }
}

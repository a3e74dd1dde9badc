import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { useState, type ReactNode } from 'react'
import { language, useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useTabs, moveTab } from '../tab-store'
import { tabTitle } from '../tab-title'
import { texts } from '../text'

// Enter opens the page of a tab, so that only space picks it up.
const keyboardCodes = {
  start: ['Space'],
  cancel: ['Escape'],
  end: ['Space', 'Tab'],
  up: [],
  down: [],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
}

const sensors = [
  PointerSensor.configure({
    // So far a press is a click.
    activationConstraints: [new PointerActivationConstraints.Distance({ value: 6 })],
    // A finger scrolls the bar.
    preventActivation: ({ pointerType }) => pointerType === 'touch',
  }),
  KeyboardSensor.configure({ keyboardCodes }),
]

type Operation = DragEndEvent['operation']

function describe({ source }: Operation): { title: string; place: number } {
  const tab = useTabs.getState().tabs.find(({ key }) => key === source?.id)
  const title = tab ? tabTitle(tab, useSession.getState().routes, language()) : ''
  return { title, place: (source && isSortable(source) ? source.index : 0) + 1 }
}

/**
 * Makes the tabs inside sortable by pointer and by keyboard, with announcements for screen readers. The library's own
 * announcer would turn the links into buttons.
 */
export function TabDrag({ children }: { children: ReactNode }) {
  const t = useText(texts)
  const [said, setSaid] = useState('')
  const onDragEnd = ({ operation, canceled }: DragEndEvent) => {
    const { source } = operation
    const { title, place } = describe(operation)
    setSaid(canceled ? t('dropCancelled', { title }) : t('dropped', { title, place }))
    if (!canceled && source && isSortable(source)) moveTab(String(source.id), source.index)
  }
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation }) => setSaid(t('picked', { title: describe(operation).title }))}
      onDragOver={({ operation }) => setSaid(t('movedTo', describe(operation)))}
      onDragEnd={onDragEnd}
    >
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DragDropProvider>
  )
}

/** What makes one tab draggable: `ref` for its element, `handleRef` for what is pressed. */
export function useTabDrag(key: string, index: number, enabled: boolean) {
  return useSortable({ id: key, index, disabled: !enabled })
}

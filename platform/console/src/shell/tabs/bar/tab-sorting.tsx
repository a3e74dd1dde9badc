import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { useState, type RefObject } from 'react'
import { language, useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { homeKey, type Tab } from '../tab-state'
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

export interface TabSortingProps {
  /** Holds the elements of the tabs, each with its key as `data-tab`. */
  strip: RefObject<HTMLElement | null>
  tabs: readonly Tab[]
}

/**
 * Makes the tabs sortable by pointer and by keyboard, with announcements for screen readers. The library's own announcer would
 * turn the links into buttons. The tabs are no children of it, so that they stay when it loads.
 */
export function TabSorting({ strip, tabs }: TabSortingProps) {
  const t = useText(texts)
  const [said, setSaid] = useState('')
  const onDragEnd = ({ operation, canceled }: DragEndEvent) => {
    const { source } = operation
    const { title, place } = describe(operation)
    setSaid(canceled ? t('dropCancelled', { title }) : t('dropped', { title, place }))
    if (!canceled && source && isSortable(source)) moveTab(String(source.id), source.index)
  }
  return (
    <>
      <DragDropProvider
        sensors={sensors}
        plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
        onDragStart={({ operation }) => setSaid(t('picked', { title: describe(operation).title }))}
        onDragOver={({ operation }) => setSaid(t('movedTo', describe(operation)))}
        onDragEnd={onDragEnd}
      >
        {tabs.map(({ key }, index) => (
          <SortableTab key={key} id={key} index={index} strip={strip} />
        ))}
      </DragDropProvider>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

function SortableTab({ id, index, strip }: { id: string; index: number; strip: TabSortingProps['strip'] }) {
  const [tab] = useState(() => elementsOf(id, strip))
  useSortable({ id, index, ...tab, disabled: id === homeKey })
  return null
}

/** Looked up when they are asked for: this renders in one commit with the tab. */
function elementsOf(id: string, strip: TabSortingProps['strip']): { element: FoundElement; handle: FoundElement } {
  const find = (inside = '') => strip.current?.querySelector(`[data-tab="${CSS.escape(id)}"]${inside}`) ?? null
  return {
    element: {
      get current() {
        return find()
      },
    },
    handle: {
      get current() {
        return find(' a')
      },
    },
  }
}

type FoundElement = RefObject<Element | null>

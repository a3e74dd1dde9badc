import { useId, useState, type ReactNode } from 'react'
import { TabList, tabPanel } from './tab-list'

interface TabsProps<K extends string> {
  /** Names the tabs together. */
  label: string
  tabs: readonly { key: K; label: ReactNode; content: ReactNode }[]
  current: K
  onSelect: (key: K) => void
  /** Of the row of tabs. */
  className?: string
}

/**
 * Draws tabs with what they show. Each is rendered when it is first selected, and stays behind its tab from then on, with what was typed.
 * @example
 * <Tabs
 *   label={t('parts')}
 *   tabs={[{ key: 'facts', label: t('facts'), content: <p>{t('none')}</p> }]}
 *   current={shown}
 *   onSelect={setShown}
 * />
 */
export function Tabs<K extends string>({ label, tabs, current, onSelect, className }: TabsProps<K>) {
  const id = useId()
  const [seen, setSeen] = useState<readonly K[]>([])
  if (!seen.includes(current)) setSeen([...seen, current])
  return (
    <>
      <TabList id={id} label={label} tabs={tabs} current={current} onSelect={onSelect} className={className} />
      {tabs
        .filter(({ key }) => seen.includes(key))
        .map(({ key, content }) => (
          <div key={key} {...tabPanel(id, key)} hidden={key !== current}>
            {content}
          </div>
        ))}
    </>
  )
}

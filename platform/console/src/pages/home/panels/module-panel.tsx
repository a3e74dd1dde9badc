import { modules } from '#modules/console'
import type { DashboardPanel } from '@atrium/contract/dashboard'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { PartBoundary } from '#shared/feedback/part/part-boundary'
import { useText } from '#shared/i18n/text'
import type { ModulePanels, PanelProps } from '#shared/navigation/module-panels'
import { PanelNotePlace } from '#shared/navigation/panel-note'
import { useState } from 'react'
import css from '../page.module.css'
import { Panel } from './panel'
import { texts } from '../text'

/** The panels of all modules, each loaded when it is shown. */
const partsOf = (height: number) =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([module, { panels }]: [string, { panels: ModulePanels }]) =>
      Object.entries(panels).map(([id, load]) => [
        `${module}/${id}`,
        lazyPart<PanelProps>(async () => (await load()).default, { height }),
      ]),
    ),
  )
/** Those above the charts are low. */
const parts = { first: partsOf(64), below: partsOf(200) }

/** A panel that a module adds. What fails in it stays in it. */
export function ModulePanel({ panel, ...range }: { panel: DashboardPanel } & Omit<PanelProps, 'content'>) {
  const t = useText(texts)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { id, title, isWide, isFirst, content } = panel
  const Part = parts[isFirst ? 'first' : 'below'][id]
  if (!Part) return null
  return (
    <Panel title={title} note={<span ref={setPlace} />} className={isWide ? css.whole : undefined}>
      <PartBoundary title={t('panelBroken')}>
        <PanelNotePlace value={place}>
          <Part {...range} content={content} />
        </PanelNotePlace>
      </PartBoundary>
    </Panel>
  )
}

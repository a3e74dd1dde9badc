import type { DashboardPanel } from 'atrium/contract/dashboard'
import { Section } from 'atrium/ui/layout/card'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { PartBoundary } from '#shared/feedback/part/part-boundary'
import { useText } from '#shared/i18n/text'
import { consoleModules } from '#shared/navigation/console-modules'
import type { PanelModule, PanelProps } from '#shared/navigation/module-panels'
import { PanelNotePlace } from '#shared/navigation/panel-note'
import { createElement, useState, type ComponentType } from 'react'
import css from '../page.module.css'
import { texts } from '../text'

type Load = () => Promise<PanelModule>

const parts = new WeakMap<Load, ComponentType<PanelProps>>()

/** The panel that `load` loads when it is shown, which is the same component each time. Panels above the charts are low. */
function partOf(load: Load, isFirst: boolean): ComponentType<PanelProps> {
  const part = parts.get(load) ?? lazyPart(async () => (await load()).default, { height: isFirst ? 64 : 200 })
  parts.set(load, part)
  return part
}

/** Returns how a panel is loaded, by `MODULE/PANEL`; undefined for one that no module has. */
function loaderOf(panel: string): Load | undefined {
  const [module = '', id = ''] = panel.split('/')
  return consoleModules()[module]?.panels[id]
}

/** A panel that a module adds. What fails in it stays in it. */
export function ModulePanel({ panel, ...range }: { panel: DashboardPanel } & Omit<PanelProps, 'content'>) {
  const t = useText(texts)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { id, title, isWide, isFirst, content } = panel
  const load = loaderOf(id)
  if (!load) return null
  // The same component each time.
  const part = partOf(load, isFirst)
  return (
    <Section title={title} note={<span ref={setPlace} />} className={isWide ? css.whole : undefined}>
      <PartBoundary title={t('panelBroken')}>
        <PanelNotePlace value={place}>{createElement(part, { ...range, content })}</PanelNotePlace>
      </PartBoundary>
    </Section>
  )
}

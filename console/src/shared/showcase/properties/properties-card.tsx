import { Icon } from '@atrium/ui/icon'
import { useId, useState, type ComponentType } from 'react'
import { copyText } from '../../feedback/copy'
import { PartBoundary } from '../../feedback/part/part-boundary'
import { useText } from '../../i18n/text'
import page from '../showcase.module.css'
import { SourceCode } from '../source-code'
import { texts } from '../text'
import { Knobs } from './knobs'
import type { ShownPart, Values } from './part'
import { partSource } from './part-source'
import css from './properties.module.css'
import { PropertiesTable } from './properties-table'

/** Returns what shows the properties of a part. */
export function propertiesOf(part: ShownPart): ComponentType {
  return () => <PropertiesCard part={part} />
}

/** The part of a page with controls for its simple properties, the code that follows them, and a table of all. */
function PropertiesCard({ part }: { part: ShownPart }) {
  const t = useText(texts)
  const id = useId()
  const [values, setValues] = useState<Values>(part.start)
  const source = partSource(part, values)
  const { Part } = part
  return (
    <section className={page.card} aria-labelledby={id} data-example="properties" tabIndex={-1}>
      <div className={page.about}>
        <h2 id={id}>{t('properties')}</h2>
        <p>{t('propertiesNote', { name: part.name })}</p>
      </div>
      <div className={css.trial}>
        <div className={page.stage}>
          {/* Another set of values is another try. */}
          <PartBoundary key={source} title={t('broken')}>
            <Part {...values} />
          </PartBoundary>
        </div>
        <Knobs part={part} values={values} onChange={(name, value) => setValues({ ...values, [name]: value })} />
      </div>
      <div className={page.bar}>
        <button type="button" onClick={() => void copyText(source)} aria-label={t('copyOf', { title: part.name })}>
          <Icon name="lucide:copy" />
          {t('copy')}
        </button>
        <button type="button" disabled={values === part.start} onClick={() => setValues(part.start)}>
          <Icon name="lucide:rotate-ccw" />
          {t('reset')}
        </button>
        <span className={page.file}>{part.from}</span>
      </div>
      <div className={page.code}>
        <SourceCode source={source} name="part.tsx" label={t('codeOf', { title: part.name })} />
      </div>
      <PropertiesTable part={part} />
    </section>
  )
}

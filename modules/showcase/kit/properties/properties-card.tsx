import { useId, useState, type ComponentType } from 'react'
import { copyText } from 'atrium/console/feedback'
import { PartBoundary } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
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
  const { useStart } = part
  return function Properties() {
    return <PropertiesCard part={part} start={useStart()} />
  }
}

const none: Values = {}

/** The part of a page with controls for its simple properties, the code that follows them, and a table of all. */
function PropertiesCard({ part, start }: { part: ShownPart; start: Values }) {
  const t = useText(texts)
  const id = useId()
  const [changes, setChanges] = useState(none)
  const values = { ...start, ...changes }
  const source = partSource(part, values)
  const change = (name: string, value: unknown) => setChanges((others) => ({ ...others, [name]: value }))
  const isField = ['value', 'onChange'].every((name) => part.properties.some((one) => one.name === name))
  const field = isField ? { onChange: (value: unknown) => change('value', value) } : none
  const { Part } = part
  return (
    <section className={page.card} aria-labelledby={id} data-example="properties" tabIndex={-1}>
      <div className={page.about}>
        <h2 id={id}>{t('properties')}</h2>
        <p>{t('propertiesNote', { name: part.name })}</p>
      </div>
      <div className={css.trial}>
        <div className={page.stage}>
          {/* Another set of values is another try. A field keeps its focus while its value changes. */}
          <PartBoundary key={isField ? partSource(part, { ...values, value: undefined }) : source} title={t('broken')}>
            <Part {...values} {...field} />
          </PartBoundary>
        </div>
        <Knobs part={part} start={start} values={values} onChange={change} />
      </div>
      <div className={page.bar}>
        <button
          type="button"
          className="bare-control"
          onClick={() => void copyText(source)}
          aria-label={t('copyOf', { title: part.name })}
        >
          <Icon name="lucide:copy" />
          {t('copy')}
        </button>
        <button type="button" className="bare-control" disabled={changes === none} onClick={() => setChanges(none)}>
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

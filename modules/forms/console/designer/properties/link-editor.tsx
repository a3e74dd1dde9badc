import { canCopy, fieldTraits, scaleOf, valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FieldValue, Link } from '#modules/forms/engine/schema/form'
import { rowFieldsOf } from '#modules/forms/engine/schema/kinds/rows'
import { fieldsBeside } from '#modules/forms/engine/schema/form-walk'
import { Button, Select } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { useItemName } from '../item-name'
import { linkSentence } from '../sentences/item-sentences'
import { SentenceLine } from '../sentences/sentence-line'
import { useSpeaker } from '../sentences/speaker-provider'
import { texts } from '../text'
import { ConditionEditor } from './condition-editor'
import { SettingError } from './setting-error'
import { ValueInput } from './value-input'

const kinds = ['to', 'copy', 'sum', 'product', 'days'] as const
type Kind = (typeof kinds)[number]

const kindOf = (link: Link): Kind => kinds.find((kind) => kind in link) ?? 'to'

interface LinkEditorProps {
  field: Field
  onChange: (links: readonly Link[] | undefined) => void
}

/** Where the value of a field comes from: each link with its condition, the first that holds counts. */
export function LinkEditor({ field, onChange }: LinkEditorProps) {
  const t = useText(texts)
  const links = field.links ?? []
  const put = (next: readonly Link[]) => onChange(next.length > 0 ? next : undefined)
  return (
    <div className={css.property} role="group" aria-label={t('links')}>
      <span>{t('links')}</span>
      {links.length > 0 && <span className={css.hint}>{t('linkNote')}</span>}
      {[...links.entries()].map(([at, link]) => (
        <div key={at} className={css.rule}>
          <OneLink field={field} at={`links.${at}`} link={link} onChange={(next) => put(links.with(at, next))} />
          <Button size="small" onClick={() => put(links.toSpliced(at, 1))}>
            {t('removeLink')}
          </Button>
        </div>
      ))}
      <div className={css.buttons}>
        <Button
          size="small"
          type="link"
          icon={<Icon name="lucide:plus" />}
          onClick={() => put([...links, { to: firstValue(field) }])}
        >
          {t('addLink')}
        </Button>
      </div>
    </div>
  )
}

/** A fixed value to start with; an empty text empties the field. */
function firstValue(field: Field): FieldValue {
  if (field.kind === 'slider') return scaleOf(field).min
  return valueTypeOf(field) === 'number' ? 0 : ''
}

/** The first date range to start with, otherwise the first two dates. */
function daySources(dates: readonly Field[]): readonly string[] {
  const range = dates.find((field) => valueTypeOf(field) === 'dates')
  return (range ? [range] : dates.slice(0, 2)).map(({ key }) => key)
}

interface DaySourcesProps {
  options: { value: string; label: string }[]
  value: readonly string[]
  onChange: (keys: readonly string[]) => void
}

function DaySources({ options, value, onChange }: DaySourcesProps) {
  const t = useText(texts)
  return (
    <>
      <Select<string[]>
        className={css.wide}
        mode="multiple"
        maxCount={2}
        aria-label={t('sources')}
        options={options}
        value={[...value]}
        onChange={onChange}
      />
      <span className={css.hint}>{t('daysNote')}</span>
    </>
  )
}

interface OneLinkProps {
  field: Field
  /** Where the link is in the field. */
  at: string
  link: Link
  onChange: (link: Link) => void
}

function OneLink({ field, at, link, onChange }: OneLinkProps) {
  const t = useText(texts)
  const nameOf = useItemName()
  const form = useDesigner((designer) => designer.form)
  const others = fieldsBeside(form, field.key).filter(({ key }) => key !== field.key)
  const rowFields = 'sum' in link ? others.flatMap(rowFieldsOf) : []
  const numbers = [...others, ...rowFields].filter((one) => valueTypeOf(one) === 'number')
  const dates = others.filter((one) => ['date', 'dates'].includes(valueTypeOf(one)))
  const copied = others.filter((one) => canCopy(one, field))
  const isNumber = valueTypeOf(field) === 'number'
  const speaker = useSpeaker()
  const names = { to: t('fixed'), copy: t('copyField'), sum: t('sum'), product: t('product'), days: t('days') }
  const kind = kindOf(link)
  const when = link.when && { when: link.when }
  const choose = (next: Kind) => {
    const [first] = copied
    if (next === 'to') onChange({ ...when, to: firstValue(field) })
    else if (next === 'copy') onChange({ ...when, copy: first?.key ?? '' })
    else if (next === 'days') onChange({ ...when, days: daySources(dates) })
    else onChange(next === 'sum' ? { ...when, sum: [] } : { ...when, product: [] })
  }
  const listed = (list: readonly Field[]) => list.map((one) => ({ value: one.key, label: nameOf(one) }))
  return (
    <>
      <SentenceLine sentence={linkSentence(speaker, field, link)} />
      <Select<Kind>
        className={css.wide}
        aria-label={t('linkKind')}
        options={kinds
          .filter((one) => one === kind || isNumber || one === 'to' || one === 'copy')
          .map((value) => ({ value, label: names[value] }))}
        value={kind}
        onChange={choose}
      />
      {'to' in link && !fieldTraits[field.kind].isChosen && (
        <ValueInput
          field={field}
          label={t('value')}
          at={`${at}.to`}
          value={link.to}
          onChange={(to) => onChange({ ...when, to: to ?? '' })}
        />
      )}
      {'copy' in link && (
        <Select
          className={css.wide}
          aria-label={t('sources')}
          options={listed(copied)}
          value={link.copy || undefined}
          onChange={(copy) => onChange({ ...when, copy })}
        />
      )}
      {('sum' in link || 'product' in link) && (
        <Select<string[]>
          className={css.wide}
          mode="multiple"
          aria-label={t('sources')}
          options={listed(numbers)}
          value={[...('sum' in link ? link.sum : link.product)]}
          onChange={(keys) => onChange('sum' in link ? { ...when, sum: keys } : { ...when, product: keys })}
        />
      )}
      {'days' in link && (
        <DaySources options={listed(dates)} value={link.days} onChange={(days) => onChange({ ...when, days })} />
      )}
      {!('to' in link) && <SettingError at={`${at}.${kind}`} />}
      <ConditionEditor
        at={`${at}.when`}
        label={t('linkWhen')}
        own={field.key}
        condition={link.when}
        onChange={(condition) => {
          const { when: _, ...rest } = link
          onChange(condition ? { ...rest, when: condition } : rest)
        }}
      />
    </>
  )
}

import { limits, type Condition, type Field } from '@atrium/contract/form-schema/form'
import { fieldsOf } from '@atrium/contract/form-schema/form-walk'
import { Icon } from '@atrium/ui/icon'
import { Button, Segmented } from 'antd'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#shared/i18n/text'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { ComparisonEditor, comparisonOf } from './comparison-editor'
import { conditionOf, groupOf, modeOf, partsOf, type Mode } from './condition-parts'

interface ConditionEditorProps {
  label: string
  /** The item it belongs to, which is not offered. */
  own: string
  condition: Condition | undefined
  onChange: (condition: Condition | undefined) => void
}

/** Comparisons, and groups of them in each other, all or any of which have to hold. */
export function ConditionEditor({ label, own, condition, onChange }: ConditionEditorProps) {
  const t = useText(texts)
  const form = useDesigner((designer) => designer.form)
  const fields = fieldsOf(form).filter(({ key }) => key !== own)
  return (
    <div className={css.property} role="group" aria-label={label}>
      <span>{label}</span>
      {!condition && <span className={css.hint}>{t('always')}</span>}
      <Parts
        label={label}
        depth={1}
        fields={fields}
        mode={modeOf(condition)}
        parts={partsOf(condition)}
        onChange={(mode, parts) => onChange(conditionOf(mode, parts))}
      />
    </div>
  )
}

interface PartsProps {
  label: string
  /** How many groups it is in, itself included. */
  depth: number
  fields: readonly Field[]
  mode: Mode
  parts: readonly Condition[]
  onChange: (mode: Mode, parts: readonly Condition[]) => void
}

/** The parts of a group, with what adds to it. The focus goes to what was added, and from what was removed to the button that adds. */
function Parts({ label, depth, fields, mode, parts, onChange }: PartsProps) {
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [first] = fields
  const add = (part: Condition | undefined) => {
    if (!part) return
    flushSync(() => onChange(mode, [...parts, part]))
    list.current?.lastElementChild?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }
  const put = (at: number, part: Condition | undefined) => {
    if (part) return onChange(mode, parts.with(at, part))
    adder.current?.focus()
    onChange(mode, parts.toSpliced(at, 1))
  }
  const isFull = !first || parts.length >= limits.conditions
  return (
    <>
      {(parts.length > 1 || depth > 1) && (
        <Segmented
          size="small"
          aria-label={label}
          options={(['all', 'any'] as const).map((value) => ({ value, label: t(value) }))}
          value={mode}
          onChange={(next) => onChange(next, parts)}
        />
      )}
      <div ref={list} className={css.parts}>
        {[...parts.entries()].map(([at, part]) => (
          <Part key={at} part={part} depth={depth} fields={fields} onChange={(next) => put(at, next)} />
        ))}
      </div>
      <div className={css.buttons}>
        <Button
          ref={adder}
          size="small"
          type="link"
          disabled={isFull}
          icon={<Icon name="lucide:plus" />}
          onClick={() => add(first && comparisonOf(first))}
        >
          {t('addCondition')}
        </Button>
        {depth < limits.conditionDepth && (
          <Button
            size="small"
            type="link"
            disabled={isFull}
            icon={<Icon name="lucide:plus" />}
            onClick={() => add(first && groupOf(mode === 'all' ? 'any' : 'all', [comparisonOf(first)]))}
          >
            {t('addGroup')}
          </Button>
        )}
      </div>
    </>
  )
}

interface PartProps {
  part: Condition
  depth: number
  fields: readonly Field[]
  /** Without a part it is removed. */
  onChange: (part: Condition | undefined) => void
}

/** A comparison, or a group that begins another level. */
function Part({ part, depth, fields, onChange }: PartProps) {
  const t = useText(texts)
  const isGroup = !('field' in part)
  const remove = (
    <Button
      size="small"
      type="text"
      aria-label={t(isGroup ? 'removeGroup' : 'removeCondition')}
      icon={<Icon name="lucide:x" />}
      onClick={() => onChange(undefined)}
    />
  )
  if (!isGroup) {
    return (
      <div className={css.condition}>
        <ComparisonEditor comparison={part} fields={fields} onChange={onChange} />
        {remove}
      </div>
    )
  }
  return (
    <div className={css.condition} role="group" aria-label={t('conditionGroup')}>
      <div className={css.comparison}>
        <Parts
          label={t('conditionGroup')}
          depth={depth + 1}
          fields={fields}
          mode={modeOf(part)}
          parts={partsOf(part)}
          onChange={(mode, parts) => onChange(groupOf(mode, parts))}
        />
      </div>
      {remove}
    </div>
  )
}

import { limits, type Condition, type Field } from '#modules/forms/engine/schema/form'
import { fieldsBeside } from '#modules/forms/engine/schema/form-walk'
import { Button, Segmented } from 'antd'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import type { Sentence } from '../sentences/sentence'
import { SentenceLine } from '../sentences/sentence-line'
import { texts } from '../text'
import { ComparisonEditor, comparisonOf } from './comparison-editor'
import { conditionOf, groupOf, modeOf, partsOf, type Mode } from './condition-parts'

interface ConditionEditorProps {
  label: string
  /** Where the condition is in the item. */
  at: string
  /** The item it belongs to, which is not offered. */
  own: string
  condition: Condition | undefined
  /** The condition in words, with what follows from it. */
  sentence?: Sentence | undefined
  onChange: (condition: Condition | undefined) => void
}

/** Comparisons, and groups of them in each other, all or any of which have to hold. */
export function ConditionEditor({ label, at, own, condition, sentence, onChange }: ConditionEditorProps) {
  const t = useText(texts)
  const form = useDesigner((designer) => designer.form)
  const fields = fieldsBeside(form, own).filter(({ key }) => key !== own)
  return (
    <div className={css.property} role="group" aria-label={label}>
      <span>{label}</span>
      {!condition && <span className={css.hint}>{t('always')}</span>}
      {condition && sentence && <SentenceLine sentence={sentence} />}
      <Parts
        label={label}
        at={at}
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
  /** Where the group is in the item, or its only part where that needs no group. */
  at: string
  /** How many groups it is in, itself included. */
  depth: number
  fields: readonly Field[]
  mode: Mode
  parts: readonly Condition[]
  onChange: (mode: Mode, parts: readonly Condition[]) => void
}

/** The parts of a group, with what adds to it. The focus goes to what was added, and from what was removed to the button that adds. */
function Parts({ label, at, depth, fields, mode, parts, onChange }: PartsProps) {
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [firstField] = fields
  const [first] = parts
  const add = (part: Condition | undefined) => {
    if (!part) return
    flushSync(() => onChange(mode, [...parts, part]))
    list.current?.lastElementChild?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }
  const put = (index: number, part: Condition | undefined) => {
    if (part) return onChange(mode, parts.with(index, part))
    adder.current?.focus()
    onChange(mode, parts.toSpliced(index, 1))
  }
  const isWhole = depth === 1 && conditionOf(mode, parts) === first
  const isFull = !firstField || parts.length >= limits.conditions
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
        {[...parts.entries()].map(([index, part]) => (
          <Part
            key={index}
            at={isWhole ? at : `${at}.${mode}.${index}`}
            part={part}
            depth={depth}
            fields={fields}
            onChange={(next) => put(index, next)}
          />
        ))}
      </div>
      <div className={css.buttons}>
        <Button
          ref={adder}
          size="small"
          type="link"
          disabled={isFull}
          icon={<Icon name="lucide:plus" />}
          onClick={() => add(firstField && comparisonOf(firstField))}
        >
          {t('addCondition')}
        </Button>
        {depth < limits.conditionDepth && (
          <Button
            size="small"
            type="link"
            disabled={isFull}
            icon={<Icon name="lucide:plus" />}
            onClick={() => add(firstField && groupOf(mode === 'all' ? 'any' : 'all', [comparisonOf(firstField)]))}
          >
            {t('addGroup')}
          </Button>
        )}
      </div>
    </>
  )
}

interface PartProps {
  /** Where it is in the item. */
  at: string
  part: Condition
  depth: number
  fields: readonly Field[]
  /** Without a part it is removed. */
  onChange: (part: Condition | undefined) => void
}

/** A comparison, or a group that begins another level. */
function Part({ at, part, depth, fields, onChange }: PartProps) {
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
        <ComparisonEditor at={at} comparison={part} fields={fields} onChange={onChange} />
        {remove}
      </div>
    )
  }
  return (
    <div className={css.condition} role="group" aria-label={t('conditionGroup')}>
      <div className={css.comparison}>
        <Parts
          label={t('conditionGroup')}
          at={at}
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

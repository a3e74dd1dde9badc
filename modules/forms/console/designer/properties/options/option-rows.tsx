import { limits, type Field, type Option } from '#modules/forms/engine/schema/form'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { useDesignerStore, type OptionSide } from '../../designer-store'
import { texts } from '../../text'
import { SettingError } from '../setting-error'
import css from './options.module.css'
import { useOptionActions } from './option-actions'
import { OptionRow } from './option-row'
import { OptionSorting } from './option-sorting'
import { idOf, moveOption, settingOf, type OptionPath } from './option-tree'

interface OptionRowsProps {
  field: Field
  options: readonly Option[]
  /** `isTyping` says that the change joins the one before when it is undone. */
  onChange: (side: OptionSide, isTyping: boolean) => void
}

/** Rows that are drawn at first: all of 500 would take a second. */
const firstRows = 50

/** The typed options of a field, a row each, with those of the next level of a cascade below. */
export function OptionRows({ field, options, onChange }: OptionRowsProps) {
  const t = useText(texts)
  const store = useDesignerStore()
  const list = useRef<HTMLDivElement>(null)
  const [most, setMost] = useState(firstRows)
  const onAdd = (added: number, isPasted: boolean) => {
    setMost((before) => Math.max(before, isPasted ? before + added : options.length + added))
    if (isPasted) store.getState().say(t('optionsPasted', { count: added }))
  }
  const actions = useOptionActions({ field, options, list, onChange, onAdd })
  const sort = () => actions.put(options.toSorted((a, b) => a.label.zh.localeCompare(b.label.zh, 'zh')))
  const rows = (level: readonly Option[], start: OptionPath) => (
    <ul className={css.options} aria-label={start.length === 0 ? t('options') : undefined}>
      {[...level.slice(0, most).entries()].map(([index, option]) => {
        const path = [...start, index]
        return (
          <OptionRow
            key={idOf(option)}
            option={option}
            path={path}
            at={settingOf(path)}
            isDefault={isDefault(field, option.value)}
            isCascade={field.kind === 'cascade'}
            actions={actions}
          >
            {option.children && rows(option.children, path)}
          </OptionRow>
        )
      })}
    </ul>
  )
  return (
    <div ref={list} className={css.editor}>
      <OptionSorting onMove={(path, to) => actions.put(moveOption(options, path, to))}>
        {rows(options, [])}
      </OptionSorting>
      <SettingError at="options" isAlone />
      {options.length > most && (
        <Button size="small" onClick={() => setMost(limits.options)}>
          {t('moreOptions', { count: options.length - most })}
        </Button>
      )}
      <div className={css.buttons}>
        <Button size="small" type="link" icon={<Icon name="lucide:plus" />} onClick={actions.add}>
          {t('addOption')}
        </Button>
        <Button size="small" type="link" icon={<Icon name="lucide:arrow-down-a-z" />} onClick={sort}>
          {t('sortOptions')}
        </Button>
      </div>
      <span className={css.hint}>{t('pasteHint')}</span>
    </div>
  )
}

const isDefault = ({ kind, default: preset }: Field, value: string): boolean =>
  kind !== 'cascade' && (Array.isArray(preset) ? preset.includes(value) : preset === value)

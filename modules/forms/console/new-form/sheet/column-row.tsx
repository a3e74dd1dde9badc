import { limits } from '#modules/forms/engine/schema/form'
import { Checkbox, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { texts as designerTexts } from '../../designer/text'
import { iconOf } from '../../designer/tree/item-kinds'
import { texts } from '../text'
import { columnKinds, type ColumnKind, type SheetColumn } from './column'
import css from './columns-table.module.css'

interface ColumnRowProps {
  column: SheetColumn
  onChange: (column: SheetColumn) => void
}

/** So many values are shown as an example. */
const mostExamples = 3

/** One column: whether it becomes a field, with which name and of which kind. */
export function ColumnRow({ column, onChange }: ColumnRowProps) {
  const t = useText(texts)
  const kindText = useKindText()
  const { place, name, kind, isIncluded, isRequired, values } = column
  const number = place + 1
  const isNameless = isIncluded && name.trim() === ''
  return (
    <tr className={css.row} data-off={!isIncluded}>
      <td className={css.tick}>
        <Checkbox
          aria-label={t('includeColumn', { number })}
          checked={isIncluded}
          onChange={({ target }) => onChange({ ...column, isIncluded: target.checked })}
        />
      </td>
      <td className={css.name}>
        <Input
          aria-label={t('nameOf', { number })}
          aria-invalid={isNameless}
          status={isNameless ? 'error' : ''}
          maxLength={limits.title}
          value={name}
          disabled={!isIncluded}
          onChange={({ target }) => onChange({ ...column, name: target.value })}
        />
      </td>
      <td className={css.kind}>
        <Select<ColumnKind>
          aria-label={t('kindOf', { number })}
          className={css.select}
          value={kind}
          disabled={!isIncluded}
          options={columnKinds.map((value) => ({ value, label: kindText(value) }))}
          optionRender={drawOption}
          onChange={(next) => onChange({ ...column, kind: next })}
        />
      </td>
      <td className={css.must}>
        <Checkbox
          aria-label={t('requiredOf', { number })}
          checked={isRequired}
          disabled={!isIncluded}
          onChange={({ target }) => onChange({ ...column, isRequired: target.checked })}
        >
          <span className={css.mustText}>{t('required')}</span>
        </Checkbox>
      </td>
      <td className={css.example}>{values.slice(0, mostExamples).join(t('comma'))}</td>
    </tr>
  )
}

const ownIcons: Partial<Record<ColumnKind, string>> = {
  phone: 'lucide:smartphone',
  email: 'lucide:mail',
  url: 'lucide:link',
}

const iconOfKind = (kind: ColumnKind) => ownIcons[kind] ?? iconOf(kind)

const drawOption = ({ value, label }: { value?: string | number | undefined; label?: ReactNode }) => (
  <span className={css.option}>
    <Icon name={iconOfKind(value as ColumnKind)} /> {label}
  </span>
)

function useKindText(): (kind: ColumnKind) => string {
  const t = useText(texts)
  const ofKind = useText(designerTexts)
  return (kind) => (kind === 'phone' || kind === 'email' || kind === 'url' ? t(kind) : ofKind(kind))
}

import { Segmented, Switch } from 'antd'
import { useText } from 'atrium/console/text'
import css from './page.module.css'
import { texts } from './text'

const switches = ['stripes', 'borders', 'filters', 'merge', 'image', 'head'] as const
const selections = ['none', 'radio', 'checkbox'] as const

export type Parts = Readonly<Record<(typeof switches)[number], boolean>> & {
  readonly selection: (typeof selections)[number]
}

/** The settings that the workbench begins with. */
export const firstParts: Parts = {
  stripes: true,
  borders: false,
  filters: true,
  merge: false,
  image: true,
  head: false,
  selection: 'checkbox',
}

interface WorkbenchPartsProps {
  value: Parts
  onChange: (parts: Parts) => void
}

/** A switch for each part that a table may have. */
export function WorkbenchParts({ value, onChange }: WorkbenchPartsProps) {
  const t = useText(texts)
  return (
    <fieldset className={css.parts}>
      <legend className="visually-hidden">{t('parts')}</legend>
      {switches.map((part) => (
        <label key={part}>
          <Switch size="small" checked={value[part]} onChange={(isOn) => onChange({ ...value, [part]: isOn })} />
          {t(part)}
        </label>
      ))}
      <Segmented
        size="small"
        aria-label={t('select')}
        options={selections.map((one) => ({ value: one, label: t(one) }))}
        value={value.selection}
        onChange={(selection) => onChange({ ...value, selection })}
      />
    </fieldset>
  )
}

import type { Field } from '#modules/forms/engine/schema/form'
import { Segmented } from 'antd'
import { useId, useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDesigner, type OptionSide } from '../../designer-store'
import css from '../../designer.module.css'
import { texts } from '../../text'
import { DictionarySelect } from './dictionary-select'
import { OptionRows } from './option-rows'
import { Property } from '../parts'

interface OptionEditorProps {
  field: Field
  /** `isTyping` says that the change joins the one before when it is undone. */
  onChange: (choices: OptionSide, isTyping: boolean) => void
}

type Source = 'typed' | 'dictionary'

const emptySide: OptionSide = { options: [], default: undefined }

/** Where the choices of a field come from: typed, a row each, or a dictionary. What the other side had is kept while the designer is open. */
export function OptionEditor({ field, onChange }: OptionEditorProps) {
  const t = useText(texts)
  const { options = [] } = field
  const sides = useDesigner(({ optionSides }) => optionSides[field.key])
  const keepSide = useDesigner((designer) => designer.keepOptionSide)
  // Until a dictionary is chosen, the design stays as it is: an empty type would be an error.
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const source: Source = 'dictionary' in options ? 'dictionary' : 'typed'
  const shown: Source = isChoosing ? 'dictionary' : source
  const put = (next: OptionSide) => {
    setChoosing(false)
    onChange(next, false)
  }
  const keepPresent = () => keepSide(field.key, source, { options, default: field.default })
  const show = (next: Source) => {
    const kept = sides?.[next] ?? (next === 'typed' ? emptySide : undefined)
    if (next === source || !kept) return setChoosing(next !== source)
    keepPresent()
    put(kept)
  }
  const choose = (dictionary: string) => {
    if (source === 'typed') keepPresent()
    put({ options: { dictionary }, default: undefined })
  }
  return (
    <div className={css.property}>
      <span>{t('options')}</span>
      {(field.kind !== 'cascade' || source === 'dictionary') && (
        <Segmented<Source>
          block
          aria-label={t('options')}
          options={(['typed', 'dictionary'] as const).map((value) => ({ value, label: t(value) }))}
          value={shown}
          onChange={show}
        />
      )}
      {shown === 'dictionary' ? (
        <Property label={t('dictionary')} id={id} at="options">
          <DictionarySelect
            id={id}
            describedBy={`${id}-error`}
            value={'dictionary' in options ? options.dictionary : ''}
            onChange={choose}
          />
          {isChoosing && <span className={css.hint}>{t('dictionaryWaits')}</span>}
        </Property>
      ) : (
        <OptionRows field={field} options={'dictionary' in options ? [] : options} onChange={onChange} />
      )}
    </div>
  )
}

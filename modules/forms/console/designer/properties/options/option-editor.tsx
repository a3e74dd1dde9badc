import type { Field, Option } from '@atrium/contract/form-schema/form'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useDesigner, type OptionSide } from '../../designer-store'
import css from '../../designer.module.css'
import { texts } from '../../text'
import { DictionarySelect } from './dictionary-select'
import { linesOf, optionsOf } from './option-text'
import { Property } from '../parts'

interface OptionEditorProps {
  field: Field
  onChange: (choices: OptionSide) => void
}

type Source = 'typed' | 'dictionary'

const emptySide: OptionSide = { options: [], default: undefined }

/** Where the choices of a field come from: typed, one a line, or a dictionary. What the other side had is kept while the designer is open. */
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
    onChange(next)
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
        <Lines
          options={'dictionary' in options ? [] : options}
          onChange={(typed) => onChange({ options: typed, default: undefined })}
        />
      )}
    </div>
  )
}

function Lines({ options, onChange }: { options: readonly Option[]; onChange: (options: readonly Option[]) => void }) {
  const t = useText(texts)
  const id = useId()
  // While it is typed, a line need not be in its final form.
  const [draft, setDraft] = useState<{ text: string; options: readonly Option[] }>()
  const text = draft?.options === options ? draft.text : linesOf(options)
  const write = (next: string) => {
    const read = optionsOf(next)
    setDraft({ text: next, options: read })
    onChange(read)
  }
  const sort = () => onChange(options.toSorted((a, b) => a.label.zh.localeCompare(b.label.zh, 'zh')))
  return (
    <Property label={t('optionLines')} id={id} at="options">
      <Input.TextArea
        id={id}
        className={css.code}
        rows={6}
        aria-describedby={`${id}-error`}
        spellCheck={false}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <span className={css.hint}>{t('optionLinesHint')}</span>
      <Button size="small" onClick={sort}>
        {t('sortOptions')}
      </Button>
    </Property>
  )
}

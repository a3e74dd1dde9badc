import type { Field, Option, Options } from '@atrium/contract/form-schema/form'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import { useText } from '#shared/i18n/text'
import css from '../designer.module.css'
import { texts } from '../text'
import { linesOf, optionsOf } from './option-text'
import { Property } from './parts'

interface OptionEditorProps {
  field: Field
  onChange: (options: Options) => void
}

/** Where the choices of a field come from: typed, one a line, or a dictionary. */
export function OptionEditor({ field, onChange }: OptionEditorProps) {
  const t = useText(texts)
  const { options = [] } = field
  const id = useId()
  const isDictionary = 'dictionary' in options
  return (
    <div className={css.property}>
      <span>{t('options')}</span>
      {field.kind !== 'cascade' && (
        <Segmented
          block
          aria-label={t('options')}
          options={[
            { label: t('typed'), value: 'typed' },
            { label: t('dictionary'), value: 'dictionary' },
          ]}
          value={isDictionary ? 'dictionary' : 'typed'}
          onChange={(source) => onChange(source === 'dictionary' ? { dictionary: '' } : [])}
        />
      )}
      {'dictionary' in options ? (
        <Property label={t('dictionaryType')} id={id} at="options">
          <Input
            id={id}
            className={css.code}
            placeholder={t('dictionaryHint')}
            aria-describedby={`${id}-error`}
            value={options.dictionary}
            onChange={(event) => onChange({ dictionary: event.target.value })}
          />
        </Property>
      ) : (
        <Lines options={options} onChange={onChange} />
      )}
    </div>
  )
}

function Lines({ options, onChange }: { options: readonly Option[]; onChange: (options: Options) => void }) {
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

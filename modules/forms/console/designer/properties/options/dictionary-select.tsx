import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api, queryOf } from 'atrium/console/data'
import { useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import css from '../../designer.module.css'
import { texts } from '../../text'
import { useSettingError } from '../setting-error'

interface DictionarySelectProps {
  id: string
  /** The id of the element with its error. */
  describedBy: string
  /** The type of a dictionary; empty for none. */
  value: string
  onChange: (dictType: string) => void
}

/** A select of the enabled dictionaries, found by name or type, with the number of values that each offers. */
export function DictionarySelect({ id, describedBy, value, onChange }: DictionarySelectProps) {
  const t = useText(texts)
  const language = useLanguage()
  const error = useSettingError('options')
  const { data = [], isPending, isError } = useQuery(queryOf(api.dicts.options))
  const options = data.map(({ dictName, dictNameEn, dictType, valueCount }) => {
    const name = inLanguage(language, dictName, dictNameEn)
    const count = t('valueCount', { count: valueCount })
    return { value: dictType, label: name, search: `${name} ${dictType}`, count, disabled: valueCount === 0 }
  })
  return (
    <Select
      id={id}
      className={css.wide}
      status={error && 'error'}
      aria-invalid={Boolean(error)}
      aria-describedby={describedBy}
      loading={isPending}
      placeholder={t('chooseDictionary')}
      value={value || undefined}
      onChange={onChange}
      options={options}
      showSearch={{ optionFilterProp: 'search' }}
      optionRender={({ data }) => optionText(data)}
      notFoundContent={isPending ? null : t(isError ? 'dictionariesFailed' : 'noDictionary')}
    />
  )
}

const optionText = ({ label, value, count }: { label: string; value: string; count: string }) => (
  <span className={css.dictionary}>
    <span>{label}</span>
    <span className={css.hint}>{count}</span>
    <span className={css.hint}>{value}</span>
  </span>
)

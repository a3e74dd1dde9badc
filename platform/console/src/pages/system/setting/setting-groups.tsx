import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import css from './setting.module.css'
import { texts } from './text'

interface SettingGroupsProps {
  /** The group that shows; empty for all of them. */
  current: string
  onSelect: (group: string) => void
}

/** The groups of settings, of which one shows. */
export function SettingGroups({ current, onSelect }: SettingGroupsProps) {
  const t = useText(texts)
  const { data = [] } = useQuery(queryOf(api.settings.list, { query: {} }))
  const titles = new Map(data.map(({ group, groupTitle }) => [group, groupTitle]))
  const options = [...titles].map(([value, label]) => ({ value, label }))
  return (
    <div className={css.groups}>
      <Segmented<string>
        aria-label={t('groups')}
        value={current}
        options={[{ value: '', label: t('allGroups') }, ...options]}
        onChange={onSelect}
      />
    </div>
  )
}

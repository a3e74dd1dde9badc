import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import css from './webhook.module.css'
import { texts } from './text'

/** Says so where webhooks cannot be delivered. */
export function SetupNote() {
  const t = useText(texts)
  const { data: setup } = useQuery(queryOf(api.webhooks.setup))
  if (setup?.isSetUp !== false) return null
  return (
    <span role="status" className={css.note}>
      {t('notSetUp')}
    </span>
  )
}

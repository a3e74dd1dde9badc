import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import css from './identity-provider.module.css'
import { texts } from './text'

/** Says so where nobody can sign in at a provider. */
export function SetupNote() {
  const t = useText(texts)
  const { data: setup } = useQuery(queryOf(api.identityProviders.setup, { query: {} }))
  if (setup?.isPossible !== false) return null
  return (
    <span role="status" className={css.note}>
      {t('notPossible')}
    </span>
  )
}
